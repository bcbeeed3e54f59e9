import type { LookupResult } from "./lookup.ts"
import { parseRequest, type AccessPolicy } from "./parseRequest.ts"
import {
  corsHeadersFor,
  errors,
  jsonResponse,
  preflightHeaders,
  recordsPage,
  unavailable,
  type BrokerResponse,
} from "./responses.ts"
import type { TableStatus } from "./store.ts"
import type { SyncResult } from "./sync.ts"

export type Handler = (request: Request) => Promise<Response>

export interface HandlerDependencies {
  /** Looks up one record of a table. Never rejects. */
  lookUp: (source: string, uuid: string) => Promise<LookupResult>
  /** Returns the status of each table. Rejects if the database fails. */
  status: () => Promise<Record<string, TableStatus>>
  /** Starts a sync in the background if it is due. */
  startSync: () => void
  /** Runs a sync for the staff. Rejects if the database fails. */
  sync: (isForced: boolean) => Promise<SyncResult>
  /** Logs an error of the database. */
  report: (error: unknown) => void
}

/**
 * Creates the broker's request handler, which implements the list-records protocol for one exact id. The response is 200
 * with an empty page if the record is not found, and 503 if the records are unavailable.
 */
export function createHandler(policy: AccessPolicy, dependencies: HandlerDependencies): Handler {
  const { lookUp, status, startSync, sync, report } = dependencies
  return async (request) => {
    const origin = request.headers.get("origin")
    const isAllowed = origin === null || policy.isSiteOrigin(origin)
    const corsHeaders = corsHeadersFor(origin, isAllowed)
    if (isAllowed && request.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { ...corsHeaders, ...preflightHeaders } })
    return jsonResponse(isAllowed ? await respond(request) : errors.origin, corsHeaders)
  }

  async function respond(request: Request) {
    const parsed = parseRequest(request, policy)
    if (parsed.kind === "refused") return parsed.response
    if (parsed.kind === "unmatchable") return recordsPage()
    if (parsed.kind === "status") return fromDatabase(async () => ({ status: 200, body: { tables: await status() } }))
    if (parsed.kind === "sync" && parsed.isStaff)
      return fromDatabase(async () => syncResponse(await sync(parsed.isForced)))
    if (parsed.kind === "sync") {
      startSync()
      return { status: 202, body: {} }
    }
    const result = await lookUp(parsed.source, parsed.uuid)
    if (result.kind === "unavailable") return unavailable(result.retryAfter)
    return recordsPage(result.kind === "found" ? result.record : undefined)
  }

  async function fromDatabase(respondWith: () => Promise<BrokerResponse>): Promise<BrokerResponse> {
    return respondWith().catch((error: unknown) => {
      report(error)
      return unavailable(databaseRetryAfter)
    })
  }
}

/** Seconds. */
const databaseRetryAfter = 5

/** Returns the numbers of a sync of the staff, or 503 if it could not start. */
function syncResponse(result: SyncResult): BrokerResponse {
  if (result.kind === "done") return { status: 200, body: { tables: result.tables } }
  return unavailable(result.kind === "paused" ? Math.ceil(result.milliseconds / 1000) : databaseRetryAfter)
}
