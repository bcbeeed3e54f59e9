import { SchemaError } from "./store.ts"

/** Status, body and additional headers of a response. The bodies have the format of the list-records protocol. */
export interface FunctionResponse {
  status: number
  body: object
  headers?: Record<string, string>
}

const error = (status: number, type: string, message: string): FunctionResponse => ({
  status,
  body: { error: { type, message } },
})

export const errors = {
  authentication: error(401, "AUTHENTICATION_REQUIRED", "Authentication required"),
  table: error(403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND", "The table was not found, or is not served."),
  origin: error(403, "ORIGIN_NOT_ALLOWED", "Pages of this origin may not use this service."),
  path: { status: 404, body: { error: "NOT_FOUND" } },
  method: { ...error(405, "METHOD_NOT_ALLOWED", "Only GET is supported."), headers: { allow: "GET, OPTIONS" } },
  publicationMethod: {
    ...error(405, "METHOD_NOT_ALLOWED", "Only GET and POST are supported."),
    headers: { allow: "GET, POST, OPTIONS" },
  },
  connection: error(403, "HTTPS_REQUIRED", "The staff's key is accepted only over https://."),
  tooManyKeys: { ...error(429, "TOO_MANY_REQUESTS", "Too many wrong keys."), headers: { "retry-after": "60" } },
  publication: error(404, "NOT_FOUND", "No such publication is kept."),
  tooLarge: error(413, "TOO_LARGE", "The publication is too large."),
  body: error(422, "INVALID_REQUEST_UNKNOWN", "The body is not a publication."),
  version: error(409, "ANOTHER_VERSION", "Another version is published."),
  filter: error(422, "INVALID_FILTER_BY_FORMULA", "The filter must be {UUID}='…' with an id of 16 characters or more."),
  parameter: error(422, "INVALID_REQUEST_UNKNOWN", "Only pageSize, fields[] and filterByFormula are supported."),
} satisfies Record<string, FunctionResponse>

/** Returns a page with one record, or an empty page, which does not reveal why it is empty. */
export function recordsPage(record?: { uuid: string; name: string }): FunctionResponse {
  if (!record) return { status: 200, body: { records: [] } }
  return { status: 200, body: { records: [{ fields: { UUID: record.uuid, name: record.name } }] } }
}

/**
 * Returns the response for a record before its release, which is the same for every table.
 * @param releaseAt instant of the release (RFC 3339 in UTC)
 */
export function notReleased(releaseAt: string): FunctionResponse {
  return { status: 403, body: { error: { type: "NOT_RELEASED", releaseAt } } }
}

/** Milliseconds after which a request should be repeated if the database fails. */
const failureRetryAfter = 3_000

/**
 * Returns the response while the records are unavailable.
 * @param retryAfter milliseconds, rounded up to whole seconds
 */
export function unavailable(retryAfter = failureRetryAfter): FunctionResponse {
  return {
    ...error(503, "SERVICE_UNAVAILABLE", "The records are temporarily unavailable. Try again later."),
    headers: { "retry-after": String(Math.ceil(retryAfter / 1000)) },
  }
}

/** Returns the response after an error of the database. */
export function databaseFailure(thrown: unknown): FunctionResponse {
  return thrown instanceof SchemaError
    ? error(503, "SCHEMA_MISMATCH", "The database has another schema than this function: apply supabase/migrations.")
    : unavailable()
}

const rowsRefused = "ROWS_REFUSED"

/**
 * Returns the response to rows that a constraint of the database refuses.
 * @param constraint its name, which contains no data
 */
export function refusedRows(constraint: string): FunctionResponse {
  return error(422, rowsRefused, constraint)
}

/**
 * Returns the response to rows whose ids are those of other people. Earlier commands of the staff print its message.
 * @param constraint its name
 * @param uuids JSON of the ids
 */
export function takenLinks(constraint: string, uuids: string): FunctionResponse {
  return {
    status: 422,
    body: { error: { type: rowsRefused, message: constraint, uuids: JSON.parse(uuids) as unknown } },
  }
}
