import { useSyncExternalStore, type RefObject } from "react"
import { throttle } from "../../lib/throttle"

/**
 * Returns the number of visible slides, at least 1. It reads `--slides-shown`, which media queries set. So the list and
 * the carousel show the same number of slides at every breakpoint.
 * @param element the element with the custom property
 */
export function useSlidesToShow(element: RefObject<HTMLElement | null>): number {
  return useSyncExternalStore(subscribe, () => {
    const root = element.current
    const value = root ? Number.parseInt(getComputedStyle(root).getPropertyValue("--slides-shown"), 10) : 1
    return value >= 1 ? value : 1
  })
}

function subscribe(onChange: () => void) {
  const throttled = throttle(onChange)
  window.addEventListener("resize", throttled)
  return () => window.removeEventListener("resize", throttled)
}
