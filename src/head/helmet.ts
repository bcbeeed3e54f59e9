import { useSyncExternalStore, type ComponentType } from "react"
import type { HelmetProps } from "react-helmet"

type HelmetComponent = ComponentType<HelmetProps>

let helmet: HelmetComponent | null = null
const listeners = new Set<() => void>()

/** Makes react-helmet available to `useHelmet`. The build calls this before it renders a page (gatsby-ssr.tsx). */
export function provideHelmet(component: HelmetComponent): void {
  helmet = component
  for (const listener of listeners) listener()
}

/**
 * Loads react-helmet (5 kB with gzip) in the browser. If the request fails, for example offline, the next page tries again.
 * Until then, only the title is correct.
 */
export async function loadHelmet(): Promise<void> {
  if (helmet) return
  try {
    provideHelmet((await import("react-helmet")).Helmet)
  } catch {
    // Ignored, because no visible content depends on react-helmet.
  }
}

/** Returns react-helmet's component, or null until it is loaded. */
export function useHelmet(): HelmetComponent | null {
  return useSyncExternalStore(subscribe, getHelmet, getHelmet)
}

const getHelmet = () => helmet

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
