import type { PGlite } from "@electric-sql/pglite"
import { serve, type RunningService } from "../listen"
import { localAnonymousKey, localLegacyKey, localServiceKey } from "../localEnvironment"
import { openDatabase } from "./openDatabase"
import { queryTable, type Role } from "./tableApi"

export interface RunningData extends RunningService {
  /** The embedded database. `close` closes it too, so stop other services that use it first. */
  database: PGlite
}

const roles: ReadonlyMap<string | null, Role> = new Map([
  [localAnonymousKey, "anon"],
  [localLegacyKey, "anon"],
  [localServiceKey, "service_role"],
])

/**
 * Starts the local service for the newsletter's data API (Supabase), on an embedded PostgreSQL with the migrations.
 * @param port 0 selects a free port
 */
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
