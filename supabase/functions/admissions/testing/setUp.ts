/** Helpers for tests of the function: a database, workers, and publications. */
import { createHash } from "node:crypto"
import { createHandler, type Connection, type Handler, type HandlerOptions } from "../handler"
import type { PublicationRequest, PublishedRecord } from "../publication"
import type { Query } from "../query"

export const site = "https://www.example.org"
export const publicKey = "public"
export const staffKey = "the-secret-key-of-the-staff-0123456789"
export const proof = "proof of the password"
/** More than a minute ahead, so that no test depends on its own duration. */
export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
export const past = "2026-03-28T00:00:00.000Z"

/** Creates a worker with no state in memory. */
export function createWorker(query: Query, options: Partial<HandlerOptions> = {}): Handler {
  return createHandler({
    query,
    tables: { letter: "Letters", decision: "My Decisions" },
    basePath: "/admissions",
    publicKey,
    staffKey,
    proofHash: createHash("sha256").update(proof).digest("base64url"),
    isSiteOrigin: (origin) => origin === site,
    log: () => undefined,
    ...options,
  })
}

export interface RequestOptions {
  path?: string
  query?: string
  method?: string
  key?: string
  origin?: string
  body?: string
}

const connection: Connection = { client: "203.0.113.7", isPrivate: true }

/** Sends a request to a worker, by default a lookup without a filter. */
export function sendTo(handle: Handler, options: RequestOptions = {}, from = connection): Promise<Response> {
  const { path = "/Letters", query = "", method = "GET", key = publicKey, origin, body } = options
  const headers = { authorization: `Bearer ${key}`, ...(origin !== undefined && { origin }) }
  const init = { method, headers, ...(body !== undefined && { body }) }
  return handle(new Request(`https://x.example/admissions${path}?${query}`, init), from)
}

export const filterOf = (formula: string) => `filterByFormula=${encodeURIComponent(formula)}`

interface LookupBody {
  records?: { fields: { UUID: string; name: string } }[]
  error?: { releaseAt?: string }
}

/**
 * Looks an id up. Returns the name, null if it was not found, or the status with the instant of the release or the
 * seconds of Retry-After.
 */
export async function lookUp(handle: Handler, id: string, path = "/Letters"): Promise<string | null> {
  const response = await sendTo(handle, { path, query: filterOf(`{UUID}='${id}'`) })
  const { records, error } = (await response.json()) as LookupBody
  if (response.status !== 200)
    return `${response.status} ${error?.releaseAt ?? response.headers.get("retry-after") ?? ""}`
  const [record] = records ?? []
  if (record) expect(record.fields.UUID).toBe(id.length === 36 ? id.toLowerCase() : id)
  return record?.fields.name ?? null
}

/** Returns a record whose id ends with a number. */
export const recordOf = (number: number, fields: Partial<PublishedRecord> = {}): PublishedRecord => ({
  uuid: `id-of-applicant-${number}`,
  kind: "letter",
  name: `Applicant ${number}`,
  releaseAt: past,
  email: null,
  isShared: false,
  ...fields,
})

/** Sends a publication with the staff's key. */
export function publishTo(handle: Handler, request: Partial<PublicationRequest>): Promise<Response> {
  const whole: PublicationRequest = {
    comparedWith: 0,
    action: "publish",
    publishedBy: "noor",
    digest: "0123456789ab",
    withdrawals: [],
    records: [],
    signIns: [],
    ...request,
  }
  return sendTo(handle, { path: "/publication", method: "POST", key: staffKey, body: JSON.stringify(whole) })
}
