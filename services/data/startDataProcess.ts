import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import type { RunningService } from "../listen"

/** One statement with its parameters, or several statements without parameters. */
export interface SqlMessage {
  text: string
  parameters?: readonly (string | null)[]
}

/** Rows of the last statement, or an error with its SQLSTATE as `code`. */
export type SqlResult = { rows: unknown[] } | { error: { message: string; code: string } }

export interface DataProcess extends RunningService {
  /** URL of the database, for a driver that connects with a socket. */
  databaseUrl: string
  /**
   * Runs one statement on the service's database.
   * @throws Error with PostgreSQL's message, and the SQLSTATE as `code`
   */
  query: <Row extends object>(text: string, parameters: readonly (string | null)[]) => Promise<Row[]>
  /** Runs several statements and returns the rows of the last one. */
  run: <Row extends object>(text: string) => Promise<Row[]>
  /** Kills the process without a shutdown, as a power failure does. */
  kill: () => Promise<void>
}

/**
 * Starts the data API and its database in a child process, on a free port. Unit tests need a child
 * process, because the embedded PostgreSQL uses `import()`, which Jest's sandbox does not support.
 * @param folder of the data; default: the data is in memory
 * @param databasePort of the socket for drivers; default: a free port
 */
export async function startDataProcess(folder?: string, databasePort = 0): Promise<DataProcess> {
  const child = fork(
    path.resolve("services/data/dataProcess.mts"),
    [String(databasePort), ...(folder ? [folder] : [])],
    {
      execArgv: ["--import", "tsx"],
    },
  )
  const exit = once(child, "exit")
  const urls = await new Promise<Pick<DataProcess, "url" | "databaseUrl">>((resolve, reject) => {
    child.once("message", resolve)
    void exit.then(() =>
      reject(
        new Error("The process of the local data API ended before it was ready. Its output above contains the reason."),
      ),
    )
  })

  const pending = new Map<number, (result: SqlResult) => void>()
  let lastId = 0
  child.on("message", ({ id, ...result }: { id: number } & SqlResult) => {
    pending.get(id)?.(result)
    pending.delete(id)
    if (pending.size === 0) child.channel?.unref()
  })
  // Without these calls, a test that fails before it closes the service would keep Jest running.
  child.unref()
  child.channel?.unref()

  async function send<Row>(message: SqlMessage): Promise<Row[]> {
    const id = (lastId += 1)
    child.channel?.ref()
    const result = await new Promise<SqlResult>((resolve) => {
      pending.set(id, resolve)
      child.send({ id, ...message })
    })
    if ("error" in result) throw Object.assign(new Error(result.error.message), { code: result.error.code })
    return result.rows as Row[]
  }
  return {
    ...urls,
    query: (text, parameters) => send({ text, parameters }),
    run: (text) => send({ text }),
    close: async () => {
      child.ref()
      child.disconnect()
      await exit
    },
    kill: async () => {
      child.ref()
      child.kill("SIGKILL")
      await exit
    },
  }
}
