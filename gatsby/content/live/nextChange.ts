import { watch } from "node:fs"

/** Debounce time in milliseconds: editors write a file in several steps. */
const debounceTime = 150

/**
 * Resolves after the next change in a folder or its subfolders, once no change follows within the debounce time. The process can end
 * while it waits.
 * @throws Error at once if the folder does not exist
 */
export function nextChange(folder: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let settle = () => {}
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      watcher.close()
      settle()
    }, debounceTime)
  }
  const watcher = watch(folder, { recursive: true, persistent: false }, wait)
  // On Windows, the deletion of the folder itself is an error: https://github.com/nodejs/node/issues/31702
  watcher.once("error", wait)
  return new Promise((resolve) => (settle = resolve))
}
