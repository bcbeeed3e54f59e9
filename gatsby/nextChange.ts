import { watch } from "node:fs"

/** Debounce time in milliseconds: editors write a file in several steps. */
const debounceTime = 150

/** Resolves after a change below a folder, once no further change follows. */
export function nextChange(folder: string): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        watcher.close()
        resolve()
      }, debounceTime)
    })
  })
}
