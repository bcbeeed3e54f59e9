/**
 * Replaces `services/data/startDataProcess` while `npm run mutation` runs: all test files use one database, because starting one
 * for each file would take most of the time. The tests empty its tables.
 */
import type { DataProcess } from "../../services/data/startDataProcess"

/** `scripts/mutation/runner.ts` gives it to each test file. */
declare const sharedDataProcess: Promise<DataProcess>

/** Returns the shared database. After `close`, `query` and `run` refuse: a mutant may never stop sending statements. */
export async function startDataProcess(): Promise<DataProcess> {
  const shared = await sharedDataProcess
  let isClosed = false
  const refuseAfterClose = async <Result>(send: () => Promise<Result>) => {
    if (isClosed) throw new Error("The test file is done.")
    try {
      return await send()
    } catch (error) {
      // An error of this file's own realm, because the tested code uses `instanceof`.
      const { message, code } = error as Error & { code?: string }
      throw Object.assign(new Error(message), { code })
    }
  }
  const close = () => {
    isClosed = true
    return Promise.resolve()
  }
  return {
    ...shared,
    query: (text, parameters) => refuseAfterClose(() => shared.query(text, parameters)),
    run: (text) => refuseAfterClose(() => shared.run(text)),
    close,
    kill: close,
  }
}
