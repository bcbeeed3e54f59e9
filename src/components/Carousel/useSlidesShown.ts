import { useSyncExternalStore, type RefObject } from "react"

/**
 * How many slides are seen at a time. The style sheet says so, in `--slides-shown` and by its media queries, for the list
 * and for the library alike: so the two can never disagree, not even at the very pixel of a breakpoint.
 * @param area an element that has the custom property
 * @returns a whole number of at least 1
 */
export function useSlidesShown(area: RefObject<HTMLElement>): number {
  return useSyncExternalStore(subscribe, () => slidesShown(area.current))
}

function slidesShown(area: HTMLElement | null): number {
  const value = area ? Number.parseInt(getComputedStyle(area).getPropertyValue("--slides-shown"), 10) : 1
  return value >= 1 ? value : 1
}

function subscribe(onChange: () => void) {
  window.addEventListener("resize", onChange)
  return () => window.removeEventListener("resize", onChange)
}
