import { useSyncExternalStore } from "react"

const query = "(prefers-reduced-motion: reduce)"

/**
 * Returns whether the visitor prefers reduced motion. Returns true in prerendered HTML, so that nothing moves before
 * hydration.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener("change", onChange)
  return () => media.removeEventListener("change", onChange)
}
