import type { TableRecord } from "./upstream.ts"

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
  filter: error(422, "INVALID_FILTER_BY_FORMULA", "The filter must be {UUID}='…' with an id of 16 characters or more."),
  field: error(422, "UNKNOWN_FIELD_NAME", "Only the fields UUID and name are supported."),
  offset: error(422, "INVALID_OFFSET_VALUE", "The response has only one page, so an offset is not accepted."),
  parameter: error(
    422,
    "INVALID_REQUEST_UNKNOWN",
    "Only pageSize (1 to 100), fields[] and filterByFormula are supported.",
  ),
} satisfies Record<string, BrokerResponse>

/** Returns a page with one record, or an empty page without a record. The empty page does not reveal why it is empty. */
export function recordsPage(record?: Omit<TableRecord, "isDuplicate">): BrokerResponse {
  if (!record) return { status: 200, body: { records: [] } }
  const { id, createdTime, uuid, name } = record
  const fields = { UUID: uuid, ...(name !== null && { name }) }
  return { status: 200, body: { records: [{ id, createdTime, fields }] } }
}

/**
 * Returns the response while the records are unavailable.
 * @param retryAfter whole seconds
 */
export function unavailable(retryAfter: number): BrokerResponse {
  return {
    ...error(503, "SERVICE_UNAVAILABLE", "The records are temporarily unavailable. Try again later."),
    headers: { "retry-after": String(retryAfter) },
  }
}

/** Creates a JSON response that no cache may store. */
export function jsonResponse({ status, body, headers }: BrokerResponse, corsHeaders: Record<string, string>): Response {
  return Response.json(body, {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...corsHeaders,
      ...headers,
    },
  })
}

/**
 * Returns the CORS headers, with which a page of an allowed origin can read the response. Pages of other origins cannot embed it
 * either.
 */
export function corsHeadersFor(origin: string | null, isAllowed: boolean): Record<string, string> {
  const headers = { vary: "Origin", "cross-origin-resource-policy": "same-origin" }
  if (origin === null || !isAllowed) return headers
  return { ...headers, "access-control-allow-origin": origin, "access-control-expose-headers": "Retry-After" }
}

/** Headers that allow a GET with a bearer token, and let the browser cache the preflight for a day. */
export const preflightHeaders = {
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "authorization",
  "access-control-max-age": "86400",
}
