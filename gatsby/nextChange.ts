import { watch } from "node:fs"

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const settleTime = 150

/** Waits until something below a folder has changed and come to rest. */
export function nextChange(folder: string): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        watcher.close()
        resolve()
      }, settleTime)
    })
  })
}
