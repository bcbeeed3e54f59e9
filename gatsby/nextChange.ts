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
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      watcher.close()
      settle()
    }, debounceTime)
  })
  return new Promise((resolve) => (settle = resolve))
}
