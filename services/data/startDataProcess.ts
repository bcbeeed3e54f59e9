import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import type { RunningService } from "../listen"

export interface DataProcess extends RunningService {
  /** Ends it without a word, as a power cut does. */
  kill: () => Promise<void>
}

/**
 * Starts the data API in a process of its own on a free port. For unit tests: Jest's sandbox knows no `import()`, which
 * the embedded PostgreSQL uses.
 */
export async function startDataProcess(folder?: string): Promise<DataProcess> {
  const child = fork(path.resolve("services/data/dataProcess.mts"), folder ? [folder] : [], {
    execArgv: ["--import", "tsx"],
  })
  const exit = once(child, "exit")
  const [url] = (await Promise.race([
    once(child, "message"),
    exit.then(() => {
      throw new Error("The data API ended before it was ready; it says why above.")
    }),
  ])) as [string]
  // A test that fails before it closes the service does not keep the whole run waiting.
  child.unref()
  child.channel?.unref()
  return {
    url,
    close: async () => {
      child.disconnect()
      await exit
    },
    kill: async () => {
      child.kill("SIGKILL")
      await exit
    },
  }
}
