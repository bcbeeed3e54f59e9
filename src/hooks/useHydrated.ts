import { useSyncExternalStore } from "react"

const neverChanges = () => () => undefined

/** Returns false in prerendered HTML and while React hydrates it, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
