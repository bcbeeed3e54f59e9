import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import postgres from "postgres"
import type { RunningService } from "../listen"

export interface DataProcess extends RunningService {
  /** URL of the database, for a driver that connects with a socket. */
  databaseUrl: string
  /**
   * Runs a statement on the service's database, or several without parameters.
   * @returns the rows of the last statement
   * @throws Error with PostgreSQL's message, and the SQLSTATE as `code`
   */
  query: <Row extends object>(text: string, parameters?: readonly (string | null)[]) => Promise<Row[]>
}

/**
 * Starts the data API and its database in a child process, on free ports. Unit tests need a child
 * process, because the embedded PostgreSQL uses `import()`, which Jest's sandbox does not support.
 */
export async function startDataProcess(): Promise<DataProcess> {
  const child = fork(path.resolve("local-services/data/dataProcess.ts"), { execArgv: ["--require", "tsx/cjs"] })
  const exit = once(child, "exit")
  const urls = await new Promise<Pick<DataProcess, "url" | "databaseUrl">>((resolve, reject) => {
    child.once("message", resolve)
    void exit.then(() =>
      reject(
        new Error("The process of the local data API ended before it was ready. Its output above contains the reason."),
      ),
    )
  })
  // Without these calls and the timeout, a test that fails before it closes the service would keep Jest running.
  child.unref()
  child.channel?.unref()
  const sql = postgres(urls.databaseUrl, { max: 1, prepare: false, idle_timeout: 1, onnotice: () => undefined })
  return {
    ...urls,
    query: async (text, parameters = []) => {
      // The result of several statements is a list of results.
      const results: unknown[] = await sql.unsafe<never[]>(text, [...parameters])
      const last = results.at(-1)
      return Array.from((Array.isArray(last) ? last : results) as never[])
    },
    close: async () => {
      await sql.end()
      child.ref()
      child.disconnect()
      await exit
    },
  }
}
