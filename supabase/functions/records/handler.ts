import { responseHeaders } from "../_shared/responseHeaders.ts"
import { parseRequest, type AccessPolicy } from "./parseRequest.ts"
import { databaseFailure, errors, unavailable, type BrokerResponse } from "./responses.ts"
import type { PublicStatus, TableStatus } from "./store.ts"
import type { SyncResult } from "./sync.ts"

export type Handler = (request: Request) => Promise<Response>

export interface HandlerDependencies {
  /** Looks up one record of a table. Never rejects. */
  lookUp: (table: string, uuid: string) => Promise<BrokerResponse>
  /** Returns the status of each table by its name: what the public key may read, or all. Rejects if the database fails. */
  publicStatus: (key: "status") => Promise<ReadonlyMap<string, PublicStatus> | undefined>
  status: () => Promise<ReadonlyMap<string, TableStatus>>
  /** Whether the requests of the scheduler start syncs. */
  isScheduled: boolean
  /** Starts a sync in the background if it is due. */
  startSync: () => void
  /** Runs a sync for the staff, and forces these tables. Rejects if the database fails. */
  sync: (forced: readonly string[]) => Promise<SyncResult>
  /** Milliseconds after which a request should be repeated if the database fails, or while a sync runs. */
  retryAfter: number
  report: (error: unknown) => void
}

/** The response to the scheduler, which may show it to the maintainer, if its requests start no sync. */
const unscheduled = { message: "No sync started, because RECORDS_SYNC_MINUTES of the broker is not set." }

/** Headers that allow a GET with a bearer token, and let the browser cache the preflight for a day. */
const preflightHeaders = {
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "authorization",
  "access-control-max-age": "86400",
}

/**
 * Creates the broker's request handler, which implements the list-records protocol for one exact id. The response is 200
 * with an empty page if the record is not found, and 503 if the records are unavailable.
 */
export function createHandler(policy: AccessPolicy, dependencies: HandlerDependencies): Handler {
  const { lookUp, publicStatus, status, isScheduled, startSync, sync, retryAfter, report } = dependencies
  return async (request) => {
    const origin = request.headers.get("origin")
    const isAllowed = origin === null || policy.isSiteOrigin(origin)
    const commonHeaders = responseHeaders(origin, isAllowed)
    if (isAllowed && request.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { ...commonHeaders, ...preflightHeaders } })
    const { status, body, headers } = isAllowed ? await respond(request) : errors.origin
    return Response.json(body, { status, headers: { ...commonHeaders, ...headers } })
  }

  async function respond(request: Request): Promise<BrokerResponse> {
    const parsed = parseRequest(request, policy)
    if (parsed.kind === "answered") return parsed.response
    if (parsed.kind === "lookup") return lookUp(parsed.table, parsed.uuid)
    try {
      if (parsed.kind === "status")
        return statusResponse(parsed.isStaff ? await status() : ((await publicStatus("status")) ?? new Map()))
      if (parsed.isStaff) return syncResponse(await sync(parsed.forced), retryAfter)
    } catch (error) {
      report(error)
      return databaseFailure(error, retryAfter)
    }
    startSync()
    return { status: 202, body: isScheduled ? {} : unscheduled }
  }

  /** Before its first sync, a table has no status. */
  function statusResponse(statuses: ReadonlyMap<string, PublicStatus>): BrokerResponse {
    const tables = policy.tables.map(({ kind, name }) => {
      const status: PublicStatus = statuses.get(name) ?? { isFresh: false, lastFailure: null }
      return [name, { kind, ...status }]
    })
    return { status: 200, body: { tables: Object.fromEntries(tables) as object } }
  }
}

/** Returns the numbers of a sync of the staff, or 503 if another one runs. */
function syncResponse(result: SyncResult, retryAfter: number): BrokerResponse {
  return result.kind === "done" ? { status: 200, body: { tables: result.tables } } : unavailable(retryAfter)
}
