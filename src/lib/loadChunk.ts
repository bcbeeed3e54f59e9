import { readStorage, writeStorage } from "./browserStorage"

declare global {
  interface Window {
    /** Gatsby's loader (5.16.1). `loadAppData` fetches data of the deployed build. */
    ___loader?: { loadAppData: () => Promise<{ webpackCompilationHash?: string } | undefined> }
    /** Hash of the build to which this document belongs. */
    ___webpackCompilationHash?: string
  }
}

const storageKey = "blast_reloaded_for"

/**
 * Loads a chunk without which the visitor cannot continue. If it is gone because a newer build is deployed, reloads the page, and
 * never settles.
 * @throws Error if the chunk did not load for another reason, or a reload would lose what the visitor has typed
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (await reloadIfOutdated()) return new Promise(() => {})
    throw error
  }
}

/** Marks an element in which the visitor has typed something that a reload would lose. */
export function markTyped(element: HTMLElement): void {
  element.dataset.typed = "true"
}

/**
 * Reloads the page if a newer build is deployed: at most once per build, because a cache may keep the old page.
 * @param reload replaced in tests
 * @returns whether the page reloads
 */
export async function reloadIfOutdated(reload: () => void = () => window.location.reload()): Promise<boolean> {
  const deployed = (await window.___loader?.loadAppData())?.webpackCompilationHash
  if (!deployed || deployed === window.___webpackCompilationHash || document.querySelector("[data-typed]")) return false
  // Does not reload if storage is blocked, because it could not detect a loop.
  if (readStorage("sessionStorage", storageKey) === deployed) return false
  if (!writeStorage("sessionStorage", storageKey, deployed)) return false
  reload()
  return true
}
