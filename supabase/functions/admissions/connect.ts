import postgres from "npm:postgres@3.4.9"
import type { Query } from "./query.ts"
import { requireVariable } from "./variables.ts"

/**
 * Connects to the database in `RECORDS_DB_URL`, which is an optional connection pool, or to the project's database.
 * @param max maximum number of connections
 */
export function connect(max: number): Query {
  // Supabase sets the second variable itself, so elsewhere the first one is missing.
  const name = Deno.env.get("SUPABASE_DB_URL") && !Deno.env.get("RECORDS_DB_URL") ? "SUPABASE_DB_URL" : "RECORDS_DB_URL"
  const url = requireVariable(name, /^postgres(ql)?:\/\/\S+$/)
  // A connection pool in transaction mode does not support prepared statements.
  const sql = postgres(url, { prepare: false, max, idle_timeout: 20, connect_timeout: 5 })
  return async <Row extends object>(text: string, parameters: readonly (string | null)[]) =>
    await sql.unsafe<Row[]>(text, [...parameters])
}
