import type { PGlite } from "@electric-sql/pglite"
import { serve, type RunningService } from "../listen"
import { localAnonymousKey, localLegacyKey, localServiceKey } from "../localEnvironment"
import { openDatabase } from "./openDatabase"

export interface RunningData extends RunningService {
  /** The embedded database. `close` closes it too, so stop other services that use it first. */
  database: PGlite
}

type Role = "anon" | "service_role"

const roles: ReadonlyMap<string | null, Role> = new Map([
  [localAnonymousKey, "anon"],
  [localLegacyKey, "anon"],
  [localServiceKey, "service_role"],
])

/** Starts the local service for the newsletter's data API (Supabase), on an embedded PostgreSQL with the migrations. */
export async function startData(port: number): Promise<RunningData> {
  const database = await openDatabase()
  const service = await serve(async (request) => {
    const response = request.method === "OPTIONS" ? new Response() : await respond(database, request)
    // Supabase allows every origin, because only the key controls access.
    response.headers.set("access-control-allow-origin", "*")
    response.headers.set("access-control-allow-headers", request.headers.get("access-control-request-headers") ?? "")
    return response
  }, port)
  return {
    url: service.url,
    database,
    close: async () => {
      await service.close()
      await database.close()
    },
  }
}

/** Supabase's gateway refuses a missing or wrong key before PostgREST receives the request. */
async function respond(database: PGlite, request: Request): Promise<Response> {
  const role = roles.get(request.headers.get("apikey"))
  return role ? queryTable(database, role, request) : Response.json({ message: "Invalid API key" }, { status: 401 })
}

/**
 * Handles the two requests to a table that the site and `npm run check:live` send, as PostgREST does: the insert of one
 * row, which returns the row, and a select of all rows. Each runs in a separate transaction, with the role of the
 * caller.
 */
async function queryTable(database: PGlite, role: Role, request: Request): Promise<Response> {
  const [, table] = /^\/rest\/v1\/(\w+)$/.exec(new URL(request.url).pathname) ?? []
  if (!table) return errorResponse(404, "PGRST125", "Invalid path")
  const isInsert = request.method === "POST"
  const { text, values } = isInsert
    ? insert(table, await request.text())
    : { text: `select * from public.${table}`, values: [] }
  try {
    const { rows } = await database.transaction(async (transaction) => {
      if (!isInsert) await transaction.exec("set transaction read only")
      // `role` is one of two constants, never the caller's text.
      await transaction.exec(`set local role ${role}`)
      return transaction.query<{ row: object }>(
        `with source as (${text}) select to_json(source) as row from source`,
        values,
      )
    })
    return Response.json(
      rows.map(({ row }) => row),
      { status: isInsert ? 201 : 200 },
    )
  } catch (error) {
    return databaseErrorResponse(error, role)
  }
}

/** @param body the row as a JSON object */
function insert(table: string, body: string) {
  const names = Object.keys(JSON.parse(body) as object)
  const columns = names.map((name) => `"${name.replaceAll('"', '""')}"`).join(", ")
  const target = `public.${table}`
  const rows = `select ${columns} from json_populate_record(null::${target}, $1::text::json)`
  return { text: `insert into ${target} (${columns}) ${rows} returning *`, values: [body] }
}

/**
 * Converts an error of PostgreSQL into PostgREST's response. This is the part of its mapping that the site and the
 * tests need:
 * https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 * @throws the error if it does not come from PostgreSQL
 */
function databaseErrorResponse(error: unknown, role: Role): Response {
  if (!(error instanceof Error) || !("code" in error)) throw error
  const code = String(error.code)
  const statuses: Readonly<Record<string, number>> = { "23505": 409, "42501": role === "anon" ? 401 : 403 }
  // A status that SQL itself raises: `raise sqlstate 'PT429'`.
  const [, raised] = /^PT(\d{3})$/.exec(code) ?? []
  // An undefined table, which PostgREST finds before it sends a statement.
  if (code === "42P01") return errorResponse(404, "PGRST205", error.message)
  return errorResponse(statuses[code] ?? Number(raised ?? 400), code, error.message)
}

/** @param code an SQLSTATE, or `PGRST…` of PostgREST itself */
function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status })
}
