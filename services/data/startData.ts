import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as wait } from "node:timers/promises"
import type { PGlite } from "@electric-sql/pglite"
import { localAnonymousKey, localServiceKey } from "../localEnvironment"
import { listen, type RunningService } from "../listen"
import { answerTable, type Answer } from "./answerTable"
import { ApiError, apiError } from "./apiError"
import { answerWithFault, createFaults, type Faults } from "./faults"
import { openDatabase } from "./openDatabase"
import { readTables, type Table } from "./tables"

export interface DataOptions {
  /** 0 picks a free one. */
  port: number
  /** Where the data lives between runs; without it everything is gone on close. */
  folder?: string | undefined
}

export interface RunningData extends RunningService {
  /** The one embedded database. It is closed with the service: whoever else uses it has to have ended by then. */
  database: PGlite
}

interface Api {
  database: PGlite
  tables: ReadonlyMap<string, Table>
  faults: Faults
}

const roles: Readonly<Record<string, "anon" | "service_role">> = {
  [localAnonymousKey]: "anon",
  [localServiceKey]: "service_role",
}

/** Any page may ask, as at Supabase: what counts is the key. */
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Content-Range, Content-Location, Location",
}

/**
 * Starts the stand-in of the newsletter's data API (Supabase): supabase/migrations on an embedded PostgreSQL, under a
 * front that speaks PostgREST's protocol. `POST /__faults` has it fail on purpose.
 */
export async function startData({ port, folder }: DataOptions): Promise<RunningData> {
  let begin: (api: Api) => void = () => undefined
  const opening = new Promise<Api>((resolve) => {
    begin = resolve
  })
  // The port is taken first: whoever holds it holds the folder too.
  const service = await listen(
    createServer((request, response) => {
      void opening.then((api) => answer(request, response, api))
    }),
    port,
  )
  try {
    const database = await openDatabase(folder)
    begin({ database, tables: await readTables(database), faults: createFaults() })
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

async function answer(request: IncomingMessage, response: ServerResponse, api: Api): Promise<void> {
  try {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    if (request.method === "OPTIONS") return void preflight(request, response)
    const body = await text(request)
    if (pathname === "/__faults") return void switchFault(request, response, body, api.faults)

    for (const [header, value] of Object.entries(crossOrigin)) response.setHeader(header, value)
    const fault = api.faults.of(body)
    if (fault && answerWithFault(fault, response)) return
    const role = roleOf(request)
    const [, name] = /^\/rest\/v1\/([^/]+)$/.exec(pathname) ?? []
    if (!name) throw apiError(404, "PGRST125", "Invalid path specified in request URL")
    const result = await answerTable({
      ...api,
      role,
      name: decodeURIComponent(name),
      request,
      query: searchParams,
      body,
    })
    if (fault?.mode === "lost") return void response.destroy()
    if (fault?.mode === "slow") await wait(fault.delay, undefined, { ref: false })
    send(response, result)
  } catch (error) {
    if (error instanceof ApiError) return send(response, { status: error.status, body: JSON.stringify(error.body) })
    // A visitor who has gone is none of the service's business; anything else is a fault of its own.
    if (!request.destroyed || response.writable) console.error(error)
    response.destroy()
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const authenticate = status === 401 ? { "www-authenticate": "Bearer" } : {}
  const type = body === "" ? {} : { "content-type": "application/json; charset=utf-8" }
  response.writeHead(status, { ...type, ...authenticate, ...headers }).end(body)
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    ...crossOrigin,
    "access-control-allow-methods": "GET, HEAD, POST, PATCH, DELETE, OPTIONS",
    "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "",
    "access-control-max-age": "86400",
  })
  response.end()
}

/** The role that the key stands for, as Supabase's gateway decides it. */
function roleOf({ headers }: IncomingMessage): "anon" | "service_role" {
  const { apikey, authorization } = headers
  if (typeof apikey !== "string" || apikey === "")
    throw new ApiError(401, {
      message: "No API key found in request",
      hint: "No `apikey` request header or url param was found.",
    })
  const role = Object.hasOwn(roles, apikey) ? roles[apikey] : undefined
  if (!role)
    throw new ApiError(401, {
      message: "Invalid API key",
      hint: "Double check your Supabase `anon` or `service_role` API key.",
    })
  if (authorization !== undefined && authorization !== `Bearer ${apikey}`)
    throw apiError(401, "PGRST301", "No suitable key or wrong key type")
  return role
}

/** JSON only: a page of another origin cannot send that without asking first, and it is not answered for this path. */
function switchFault(request: IncomingMessage, response: ServerResponse, body: string, faults: Faults): void {
  const isJson = request.method === "POST" && request.headers["content-type"]?.startsWith("application/json")
  const isSet = isJson === true && faults.set(parsed(body))
  response.writeHead(isSet ? 204 : 400).end()
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
