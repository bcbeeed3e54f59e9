import type { LookupResult } from "./lookup.ts"
import { parseRequest, type AccessPolicy } from "./parseRequest.ts"
import type { TableStatus } from "./store/status.ts"
import { corsHeadersFor, errors, jsonResponse, preflightHeaders, recordsPage, unavailable } from "./responses.ts"

export type Handler = (request: Request) => Promise<Response>

export interface HandlerDependencies {
  /** Looks up one record of a table. Never rejects. */
  lookUp: (source: string, uuid: string) => Promise<LookupResult>
  /** Refreshes the mirror of each table whose mirror is stale. Never rejects. */
  refresh: () => Promise<void>
  /** Reads the state of each table's mirror. Undefined if the database fails. Never rejects. */
  readStatus: () => Promise<Readonly<Record<string, TableStatus>> | void>
}

/**
 * Creates the broker's request handler, which implements the list-records protocol for one exact id. The response is 200
 * with an empty page if the record is not found, and 503 if the records are unavailable.
 */
export function createHandler(policy: AccessPolicy, { lookUp, refresh, readStatus }: HandlerDependencies): Handler {
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
    if (parsed.kind === "refresh") {
      void refresh()
      return { status: 202, body: {} }
    }
    if (parsed.kind === "status") {
      const tables = await readStatus()
      return tables ? { status: 200, body: { tables } } : unavailable(5)
    }
    const result = await lookUp(parsed.source, parsed.uuid)
    if (result.kind === "unavailable") return unavailable(result.retryAfter)
    return recordsPage(result.kind === "found" ? result.record : undefined)
  }
}
