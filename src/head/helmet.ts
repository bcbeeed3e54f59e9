import { useSyncExternalStore, type ComponentType } from "react"
import type { HelmetProps } from "react-helmet"

type HelmetComponent = ComponentType<HelmetProps>

let helmet: HelmetComponent | null = null
const listeners = new Set<() => void>()

/** Puts react-helmet to use from here on. The build does so before it draws a page (gatsby-ssr.tsx). */
export function provideHelmet(component: HelmetComponent): void {
  helmet = component
  for (const listener of listeners) listener()
}

/**
 * Fetches react-helmet (5 kB) in the browser; a prerendered head is right without it. Where that fails, say on a line that
 * has just gone, the next page tries again: until then only the title is right.
 */
export async function loadHelmet(): Promise<void> {
  if (helmet) return
  try {
    provideHelmet((await import("react-helmet")).Helmet)
  } catch {
    // Nothing a visitor would see depends on it.
  }
}

/** react-helmet's component, or null while it is not there. */
export function useHelmet(): HelmetComponent | null {
  return useSyncExternalStore(subscribe, current, current)
}

const current = () => helmet

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
