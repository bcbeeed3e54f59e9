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
    const goToAnchor = () => {
      const index = indexOfAnchor(slides, window.location.hash)
      if (index >= 0) goTo(index)
    }
    window.addEventListener("hashchange", goToAnchor)
    return () => window.removeEventListener("hashchange", goToAnchor)
  }, [slides, goTo])
}
