import postgres from "npm:postgres@3.4.9"
import type { Query } from "./query.ts"

/**
 * Connects to a database, or to its connection pool.
 * @param max maximum number of connections
 */
export function connect(url: string, max: number): Query {
  // A connection pool in transaction mode does not support prepared statements.
  const sql = postgres(url, { prepare: false, max, idle_timeout: 20, connect_timeout: 5 })
  return async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    await sql.unsafe<Row[]>(text, [...parameters])
}
