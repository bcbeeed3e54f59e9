import { useEffect } from "react"
import type { CarouselSlide } from "./slide"

/**
 * Returns the index of the slide that a URL hash names, or -1 if no slide has this anchor.
 * @param hash `#` included
 */
export function indexOfAnchor(slides: readonly CarouselSlide[], hash: string): number {
  return hash.length > 1 ? slides.findIndex(({ id }) => id === hash.slice(1)) : -1
}

/** Calls `goTo` when the visitor navigates to the anchor of a slide. */
export function useSlideAnchors(slides: readonly CarouselSlide[], goTo: (index: number) => void): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const goToAnchor = (hash: string) => {
      const index = indexOfAnchor(slides, hash)
      if (index >= 0) goTo(index)
    }
    window.addEventListener("hashchange", () => goToAnchor(window.location.hash), { signal })
    // When Gatsby's router follows a link, the browser fires no hashchange event.
    document.addEventListener("click", ({ target }) => goToAnchor(hashOfLink(target)), { signal })
    return () => controller.abort()
  }, [slides, goTo])
}

/** Returns the hash of the clicked link if it leads to this page, otherwise an empty string. */
function hashOfLink(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest("a") : null
  return link && link.pathname === window.location.pathname ? link.hash : ""
}
