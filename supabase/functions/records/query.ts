import type { Settings } from "./settings.ts"

/**
 * Runs one statement in PostgreSQL. Parameters are text, which the statement casts. Results contain only text, integers,
 * floats and booleans, which PGlite and postgres.js return as the same values.
 * @throws the driver's errors
 */
export type Query = <Row extends object>(text: string, parameters: readonly (string | null)[]) => Promise<Row[]>

/**
 * Limits how long a statement takes, and how many statements wait at a time. A database that does not respond then neither
 * blocks a lookup or a sync, nor fills the worker's memory.
 */
export function limitQuery(query: Query, { queryTimeout, pendingLimit }: Settings): Query {
  let pending = 0
  return async (text, parameters) => {
    if (pending >= pendingLimit) throw new Error("too many statements")
    pending += 1
    const rows = query<never>(text, parameters).finally(() => {
      pending -= 1
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error("timeout")), queryTimeout)
    })
    return Promise.race([rows, timeout]).finally(() => clearTimeout(timer))
  }
}
