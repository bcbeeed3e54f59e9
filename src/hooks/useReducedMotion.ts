import { useSyncExternalStore } from "react"

const query = "(prefers-reduced-motion: reduce)"

/** Whether the visitor wants things to keep still. True in prebuilt HTML: nothing moves before one has asked. */
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
