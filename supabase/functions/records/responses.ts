import type { TableRecord } from "./parseRecords.ts"

/** Status, body and additional headers of a response. The bodies have the format of the list-records protocol. */
export interface BrokerResponse {
  status: number
  body: object
  headers?: Record<string, string>
}

const error = (status: number, type: string, message: string): BrokerResponse => ({
  status,
  body: { error: { type, message } },
})

export const errors = {
  authentication: error(401, "AUTHENTICATION_REQUIRED", "Authentication required"),
  table: error(403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND", "The table was not found, or is not served."),
  origin: error(403, "ORIGIN_NOT_ALLOWED", "Pages of this origin may not use this service."),
  path: { status: 404, body: { error: "NOT_FOUND" } },
  method: { ...error(405, "METHOD_NOT_ALLOWED", "Only GET is supported."), headers: { allow: "GET, OPTIONS" } },
  force: error(422, "INVALID_REQUEST_UNKNOWN", "The parameter force is true, or the kind of a table, such as letter."),
  filter: error(422, "INVALID_FILTER_BY_FORMULA", "The filter must be {UUID}='…' with an id of 16 characters or more."),
  parameter: error(422, "INVALID_REQUEST_UNKNOWN", "Only pageSize, fields[] and filterByFormula are supported."),
} satisfies Record<string, BrokerResponse>

/** Returns a page with one record, whose name may be missing, or an empty page, which does not reveal why it is empty. */
export function recordsPage(record?: Pick<TableRecord, "uuid" | "name">): BrokerResponse {
  if (!record) return { status: 200, body: { records: [] } }
  const { uuid, name } = record
  return { status: 200, body: { records: [{ fields: { UUID: uuid, ...(name !== null && { name }) } }] } }
}

/**
 * Returns the response for a record before its release, which is the same for every table.
 * @param releaseAt instant of the release (RFC 3339 in UTC)
 */
export function notReleased(releaseAt: string): BrokerResponse {
  return { status: 403, body: { error: { type: "NOT_RELEASED", releaseAt } } }
}

/**
 * Returns the response while the records are unavailable.
 * @param retryAfter milliseconds, rounded up to whole seconds
 */
export function unavailable(retryAfter: number): BrokerResponse {
  return {
    ...error(503, "SERVICE_UNAVAILABLE", "The records are temporarily unavailable. Try again later."),
    headers: { "retry-after": String(Math.ceil(retryAfter / 1000)) },
  }
}

/** Codes of PostgreSQL if a schema, a table, a column or a function is missing. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const missingObject = new Set<unknown>(["3F000", "42P01", "42703", "42883"])

/**
 * Returns the response after an error of the database.
 * @param retryAfter milliseconds
 */
export function databaseFailure(thrown: unknown, retryAfter: number): BrokerResponse {
  const { code } = Object(thrown) as { code?: unknown }
  return missingObject.has(code)
    ? error(503, "MIGRATIONS_MISSING", "The database lacks migrations.")
    : unavailable(retryAfter)
}
