import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"

/** A statement with its parameters, or several statements without. */
export interface StatementOrder {
  text: string
  parameters?: readonly (string | null)[]
}

export type StatementResult = { rows: unknown[] } | { error: { message: string; code: string } }

export interface DatabaseProcess {
  /**
   * Runs one statement.
   * @throws Error with the database's message and its `code`
   */
  query: <Row extends object>(text: string, parameters: readonly (string | null)[]) => Promise<Row[]>
  /** Runs several statements; the rows are those of the last. */
  run: <Row extends object>(text: string) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Opens an embedded database with all migrations in a process of its own. For unit tests: Jest's sandbox knows no `import()`,
 * which the embedded PostgreSQL uses.
 */
export async function startDatabaseProcess(): Promise<DatabaseProcess> {
  const child = fork(path.resolve("services/data/databaseProcess.mts"), [], { execArgv: ["--import", "tsx"] })
  const exit = once(child, "exit")
  await Promise.race([
    once(child, "message"),
    exit.then(() => {
      throw new Error("The database ended before it was ready; it says why above.")
    }),
  ])
  const waiting = new Map<number, (result: StatementResult) => void>()
  let last = 0
  child.on("message", ({ id, ...result }: { id: number } & StatementResult) => {
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  // A test that fails before it closes the database does not keep the whole run waiting.
  child.unref()

  const send = async <Row>(order: StatementOrder): Promise<Row[]> => {
    const id = (last += 1)
    const result = await new Promise<StatementResult>((resolve) => {
      waiting.set(id, resolve)
      child.send({ id, ...order })
    })
    if ("error" in result) throw Object.assign(new Error(result.error.message), { code: result.error.code })
    return result.rows as Row[]
  }
  return {
    query: (text, parameters) => send({ text, parameters }),
    run: (text) => send({ text }),
    close: async () => {
      child.ref()
      child.disconnect()
      await exit
    },
  }
}
