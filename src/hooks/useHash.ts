import { useEffect } from "react"

/**
 * Calls `onHash` with the id in the URL hash, after hydration and when the hash changes, also by Gatsby's router
 * (src/runtime/onRouteUpdate.ts).
 * @param onHash must be the same function in every render
 */
export function useHash(onHash: (id: string) => void): void {
  useEffect(() => {
    const readHash = () => onHash(window.location.hash.slice(1))
    readHash()
    window.addEventListener("hashchange", readHash)
    return () => window.removeEventListener("hashchange", readHash)
  }, [onHash])
}
