import { useBrowserValue } from "./useBrowserValue"

const query = "(prefers-reduced-motion: reduce)"
const read = () => window.matchMedia(query).matches

/**
 * Returns whether the visitor prefers reduced motion. Returns true in prerendered HTML, so that nothing moves before
 * hydration.
 */
export const useReducedMotion = (): boolean => useBrowserValue(read, true, subscribe)

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener("change", onChange)
  return () => media.removeEventListener("change", onChange)
}
