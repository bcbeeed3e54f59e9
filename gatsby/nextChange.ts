import { watch } from "node:fs"

/** Debounce time in milliseconds: editors write a file in several steps. */
const debounceTime = 150

/**
 * Resolves after the next change in a folder or its subfolders, once no change follows within the debounce time. The process can end
 * while it waits.
 * @param signal stops watching; the promise then never settles
 */
export function nextChange(folder: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const watcher = watch(folder, { recursive: true, persistent: false, ...(signal ? { signal } : {}) }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        watcher.close()
        if (!signal?.aborted) resolve()
      }, debounceTime)
    })
  })
}
