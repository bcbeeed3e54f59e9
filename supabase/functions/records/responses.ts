import type { TableRecord } from "./upstream.ts"

/** The parts of a response that depend on the request, in the format of the real table. */
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
  table: error(
    403,
    "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND",
    "Invalid permissions, or the requested model was not found.",
  ),
  origin: error(403, "ORIGIN_NOT_ALLOWED", "Pages of this origin may not use this service."),
  path: { status: 404, body: { error: "NOT_FOUND" } },
  method: { ...error(405, "METHOD_NOT_ALLOWED", "Only GET is supported."), headers: { allow: "GET, OPTIONS" } },
  filter: error(
    422,
    "INVALID_FILTER_BY_FORMULA",
    "The filter must have the form {UUID}='…' with an id of 16 characters or more.",
  ),
  field: error(422, "UNKNOWN_FIELD_NAME", "The fields are UUID and name."),
  offset: error(422, "INVALID_OFFSET_VALUE", "There is only one page of records."),
  parameter: error(422, "INVALID_REQUEST_UNKNOWN", "The parameters are pageSize, fields[] and filterByFormula."),
} satisfies Record<string, BrokerResponse>

/** Returns a page with one record, or the empty page, which is the same for every reason. */
export function recordsPage(record?: TableRecord): BrokerResponse {
  if (!record) return { status: 200, body: { records: [] } }
  const { id, createdTime, uuid, name } = record
  const fields = { UUID: uuid, ...(name === undefined ? {} : { name }) }
  return { status: 200, body: { records: [{ id, createdTime, fields }] } }
}

/** @param retryAfter whole seconds */
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

/** Returns headers that let a page of an allowed origin read the response. */
export function corsHeadersFor(origin: string | null, isAllowed: boolean): Record<string, string> {
  if (origin === null || !isAllowed) return { vary: "Origin" }
  return { vary: "Origin", "access-control-allow-origin": origin, "access-control-expose-headers": "Retry-After" }
}

/** Allow a GET with a bearer token, and cache that permission for a day. */
export const preflightHeaders = {
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "authorization",
  "access-control-max-age": "86400",
}
