import { useEffect, useRef } from "react"
import type { Slide } from "./slide"

/** @param hash part of an address, with its `#` */
export function isAnchorOf(slides: readonly Slide[], hash: string): boolean {
  return indexOfAnchor(slides, hash) >= 0
}

/**
 * Says which slide an anchor asks for: by an address typed, by going back, and by a link, which the site's router follows
 * without the browser telling anybody.
 * @param show told the slide's place, counted from 0
 */
export function useAnchors(slides: readonly Slide[], show: (index: number) => void): void {
  const latest = useRef((_hash: string) => {})
  useEffect(() => {
    latest.current = (hash) => {
      const index = indexOfAnchor(slides, hash)
      if (index >= 0) show(index)
    }
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener("hashchange", () => latest.current(window.location.hash), { signal })
    document.addEventListener("click", ({ target }) => latest.current(hashOfLink(target)), { signal })
    return () => listening.abort()
  }, [])
}

function indexOfAnchor(slides: readonly Slide[], hash: string): number {
  return hash.length > 1 ? slides.findIndex(({ id }) => id === hash.slice(1)) : -1
}

/** The hash of the link that was clicked, where it stays on this page. */
function hashOfLink(target: EventTarget | null): string {
  const link = target instanceof Element ? target.closest("a") : null
  return link && link.pathname === window.location.pathname ? link.hash : ""
}
