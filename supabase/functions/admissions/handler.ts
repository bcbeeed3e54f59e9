import { createLookup } from "./lookup.ts"
import { parseRequest, type AccessPolicy } from "./parseRequest.ts"
import { createProofCheck } from "./proof.ts"
import type { PublicStatus, StaffStatus } from "./publication.ts"
import type { Query } from "./query.ts"
import { createRateLimit } from "./rateLimit.ts"
import { responseHeaders } from "./responseHeaders.ts"
import { databaseFailure, errors, type FunctionResponse } from "./responses.ts"
import { createSignIn } from "./signIn.ts"
import { publish } from "./staff.ts"
import { createStore } from "./store.ts"

export interface HandlerOptions extends AccessPolicy {
  /** Runs a statement in the database that all workers share. */
  query: Query
  /** SHA-256 of the proof of the sign-in's password, in base64url. */
  proofHash: string
  /** Receives messages for the maintainer. They contain no id, no name, no address and no key. */
  log: (message: string) => void
}

/** How a request has arrived. */
export interface Connection {
  /** Identifies the client for the rate limit of the sign-in. Undefined: not known. */
  client: string | undefined
  /** Whether no one else can have read the request on its way. */
  isPrivate: boolean
}

export type Handler = (request: Request, connection: Connection) => Promise<Response>

/** Milliseconds. */
const reportInterval = 10_000
const minute = 60_000
/**
 * Wrong keys of the staff that are answered in a minute. They cannot be guessed: the limit is for the log and the work.
 */
const maxWrongKeys = 20

/** Headers that allow a GET with a bearer token, and let the browser cache the preflight for a day. */
const preflightHeaders = {
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "authorization",
  "access-control-max-age": "86400",
}

/** Creates one worker of the function. Workers share no state except the database behind `query`. */
export function createHandler({ query, proofHash, log, ...policy }: HandlerOptions): Handler {
  const { basePath, isSiteOrigin, tables, publicKey } = policy
  const store = createStore(query)
  const lookUp = createLookup(store, report)
  const countRequest = createRateLimit({ query, key: proofHash })
  const signIn = createSignIn({ store, isProof: createProofCheck(proofHash), countRequest, isSiteOrigin, report })
  const refuseKey = createKeyRefusal(log)
  let nextReport = 0

  /** Logs a database error. During an outage, every lookup reports an error, so most of them are not logged. */
  function report(error: unknown): void {
    if (performance.now() < nextReport) return
    nextReport = performance.now() + reportInterval
    log(databaseFailureLog(error))
  }

  async function respond(request: Request, { isPrivate }: Connection): Promise<FunctionResponse> {
    const parsed = parseRequest(request, policy)
    if (parsed.kind === "answered") return parsed.response
    if (parsed.kind === "wrongKey") return refuseKey()
    if (parsed.kind === "lookup") return lookUp(parsed.recordKind, parsed.uuid)
    const isStaff = parsed.kind !== "status" || parsed.isStaff
    if (isStaff && !isPrivate) return errors.connection
    try {
      if (parsed.kind === "publish") return await publish(store, request.body)
      if (parsed.kind === "read") {
        const json = await store.readPublication(parsed.version)
        return json === undefined ? errors.publication : { status: 200, body: JSON.parse(json) as object }
      }
      const publicStatus: PublicStatus = { tables, ...(await store.readClock()) }
      if (!isStaff) return { status: 200, body: publicStatus }
      const staffStatus: StaffStatus = { ...publicStatus, publicKey, publications: await store.listPublications() }
      return { status: 200, body: staffStatus }
    } catch (error) {
      report(error)
      return databaseFailure(error)
    }
  }

  return async (request, connection) => {
    const origin = request.headers.get("origin")
    const isAllowed = origin === null || isSiteOrigin(origin)
    const commonHeaders = responseHeaders(origin, isAllowed)
    if (new URL(request.url).pathname === `${basePath}/sign-in`)
      return signIn(request, connection.client, commonHeaders)
    if (isAllowed && request.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { ...commonHeaders, ...preflightHeaders } })
    const { status, body, headers } = isAllowed ? await respond(request, connection) : errors.origin
    return Response.json(body, { status, headers: { ...commonHeaders, ...headers } })
  }
}

/** Returns the log line for a database error: its name and code. Its message may contain personal data. */
export function databaseFailureLog(error: unknown): string {
  const { name = "unknown", code = "" } = Object(error) as Partial<Record<"name" | "code", string>>
  const cause = `${name} ${code}`.trim()
  return `The database of the function failed (${cause}). Check RECORDS_DB_URL (host, port, user and password) and the log of the database.`
}

/**
 * Creates the function that answers requests of the staff without their key, and logs them once a minute, without the
 * key.
 */
function createKeyRefusal(log: HandlerOptions["log"]): () => FunctionResponse {
  let end = -Infinity
  let count = 0
  return () => {
    if (performance.now() >= end) {
      end = performance.now() + minute
      count = 0
      log("A request had a wrong key of the staff. If it was not one of you, an attacker tries keys.")
    }
    count += 1
    return count > maxWrongKeys ? errors.tooManyKeys : errors.authentication
  }
}
