import { useSyncExternalStore } from "react"
import type { HeadTags } from "./HeadTags"

let loaded: typeof HeadTags | null = null
const listeners = new Set<() => void>()

/** Makes the tags available to `useHeadTags`. The build calls this before it renders a page (gatsby-ssr.tsx). */
export function provideHeadTags(component: typeof HeadTags): void {
  loaded = component
  for (const listener of listeners) listener()
}

/**
 * Loads the tags and react-helmet (7 kB with gzip) in the browser. If the request fails, for example offline, the next page tries
 * again. Until then, only the title is correct.
 */
export async function loadHeadTags(): Promise<void> {
  if (loaded) return
  try {
    provideHeadTags((await import("./HeadTags")).HeadTags)
  } catch {
    // Ignored, because no visible content depends on the head.
  }
}

/** Returns the component, or null until it is loaded. */
export function useHeadTags(): typeof HeadTags | null {
  return useSyncExternalStore(subscribe, getHeadTags, getHeadTags)
}

const getHeadTags = () => loaded

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
