import type { PGlite } from "@electric-sql/pglite"
import { createFaults, withFault } from "../faults"
import { serve, type RunningService } from "../listen"
import { localAnonymousKey, localServiceKey } from "../localEnvironment"
import { ApiError, apiError } from "./apiError"
import { openDatabase } from "./openDatabase"
import { queryTable, readTables, type Role, type Tables } from "./tableApi"

export interface DataOptions {
  /** 0 selects a free port. */
  port: number
  /** Folder of the data. Default: the data is in memory. */
  folder?: string | undefined
}

export interface RunningData extends RunningService {
  /** The embedded database. `close` closes it too, so stop other services that use it first. */
  database: PGlite
}

interface Api {
  database: PGlite
  tables: Tables
}

const roles: ReadonlyMap<string | null, Role> = new Map([
  [localAnonymousKey, "anon"],
  [localServiceKey, "service_role"],
])

/** Supabase allows every origin, because only the key controls access. */
const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Content-Range, Content-Location, Location",
}

/**
 * Starts the local service for the newsletter's data API (Supabase). It applies the migrations to an embedded PostgreSQL and
 * implements the part of PostgREST's protocol that the site and the tests need. `POST /__faults` sets a fault for requests
 * whose body contains a text.
 */
export async function startData({ port, folder }: DataOptions): Promise<RunningData> {
  const faults = createFaults()
  // Opens the port before the database: if another process already uses the port and the folder, this fails first.
  const service = await serve(
    async (request) => {
      if (request.method === "OPTIONS") return preflightResponse(request)
      const opened = await api
      const body = await request.text()
      return withFault(faults.find(body), () => handleRequest(request, body, opened))
    },
    port,
    faults,
  )
  const api = openDatabase(folder).then(async (database): Promise<Api> => ({
    database,
    tables: await readTables(database),
  }))
  try {
    const { database } = await api
    return {
      url: service.url,
      database,
      close: async () => {
        await service.close()
        await database.close()
      },
    }
  } catch (error) {
    await service.close()
    throw error
  }
}

async function handleRequest({ method, url, headers }: Request, body: string, api: Api): Promise<Response> {
  const response = await respond().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const { status, body } = error
    return Response.json(body, { status, ...(status === 401 && { headers: { "www-authenticate": "Bearer" } }) })
  })
  for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value)
  return response

  async function respond(): Promise<Response> {
    const role = roleOf(headers)
    const [, table] = /^\/rest\/v1\/([^/]+)$/.exec(new URL(url).pathname) ?? []
    if (!table) throw apiError(404, "PGRST125", "Invalid path specified in request URL")
    return queryTable(api, role, decodeURIComponent(table), { method, url, headers, body })
  }
}

function preflightResponse(request: Request): Response {
  return new Response(null, {
    headers: {
      ...corsHeaders,
      "access-control-allow-methods": "GET, HEAD, POST, PATCH, DELETE, OPTIONS",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "",
      "access-control-max-age": "86400",
    },
  })
}

/**
 * Returns the role of the request's key, as Supabase's gateway does.
 * @throws ApiError with status 401 if the key is missing or wrong
 */
function roleOf(headers: Headers): Role {
  const key = headers.get("apikey")
  if (!key)
    throw new ApiError(401, {
      message: "No API key found in request",
      hint: "No `apikey` request header or url param was found.",
    })
  const role = roles.get(key)
  if (!role)
    throw new ApiError(401, {
      message: "Invalid API key",
      hint: "Double check your Supabase `anon` or `service_role` API key.",
    })
  const authorization = headers.get("authorization")
  if (authorization !== null && authorization !== `Bearer ${key}`)
    throw apiError(401, "PGRST301", "No suitable key or wrong key type")
  return role
}
