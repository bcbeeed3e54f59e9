import type { PGlite } from "@electric-sql/pglite"
import { apiError, databaseError } from "./apiError"
import { buildStatement, returnsRows, type Table, type TableRequest } from "./statement"

export type Role = "anon" | "service_role"
export type Tables = ReadonlyMap<string, Table>

const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE"] as const

/** Reads the tables of the schema `public` with their columns and primary keys. */
export async function readTables(database: PGlite): Promise<Tables> {
  const { rows } = await database.query<{ name: string; columns: [string, string][]; primaryKey: string[] }>(`
    select c.relname as name,
      json_agg(json_build_array(a.attname, format_type(a.atttypid, a.atttypmod))) as columns,
      coalesce(json_agg(a.attname) filter (where exists (
        select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)
      )), '[]') as "primaryKey"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and a.attnum > 0 and not a.attisdropped
    group by c.relname
  `)
  return new Map(rows.map((table) => [table.name, { ...table, columns: new Map(table.columns) }]))
}

/**
 * Handles a request to a table as PostgREST does: in a separate transaction, with the role of the caller.
 * @throws ApiError if the response is an error
 */
export async function queryTable(
  { database, tables }: { database: PGlite; tables: Tables },
  role: Role,
  name: string,
  request: { method: string; url: string; headers: Headers; body: string },
): Promise<Response> {
  const table = tables.get(name)
  if (!table) throw apiError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`)
  const method = methods.find((known) => known === request.method)
  if (!method) throw apiError(405, "PGRST117", `Unsupported HTTP method: ${request.method}`)
  const isReading = method === "GET" || method === "HEAD"

  const prefer = new Set((request.headers.get("prefer") ?? "").split(",").map((token) => token.trim()))
  const body = method === "POST" || method === "PATCH" ? parseJson(request.body) : null
  const tableRequest: TableRequest = { method, query: new URL(request.url).searchParams, prefer, body }
  const { text, values } = buildStatement(tableRequest, table)
  const rows = await database
    .transaction(async (transaction) => {
      if (isReading) await transaction.exec("set transaction read only")
      // `role` is one of two constants, never the caller's text.
      await transaction.exec(`set local role ${role}`)
      return (await transaction.query<{ body: string; count: number }>(text, values)).rows
    })
    .catch((error: unknown) => {
      throw databaseError(error, role === "anon") ?? error
    })

  if (!returnsRows(tableRequest)) return new Response(null, { status: method === "POST" ? 201 : 204 })
  const { body: json = "[]", count = 0 } = rows[0] ?? {}
  const range = count > 0 && method !== "POST" ? `0-${count - 1}` : "*"
  return new Response(method === "HEAD" ? null : json, {
    status: method === "POST" ? 201 : 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-range": `${range}/${prefer.has("count=exact") ? count : "*"}`,
    },
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw apiError(400, "PGRST102", "Empty or invalid json")
  }
}
