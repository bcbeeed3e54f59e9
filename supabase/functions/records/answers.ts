import type { TableRecord } from "./upstream.ts"

/** An answer that is decided before anything is looked up, in the table's own words. */
export interface Refusal {
  status: number
  body: object
  headers?: Record<string, string>
}

const refusal = (status: number, type: string, message: string): Refusal => ({
  status,
  body: { error: { type, message } },
})

export const refusals = {
  authentication: refusal(401, "AUTHENTICATION_REQUIRED", "Authentication required"),
  table: refusal(
    403,
    "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND",
    "Invalid permissions, or the requested model was not found.",
  ),
  origin: refusal(403, "ORIGIN_NOT_ALLOWED", "This service answers the pages of its own site."),
  path: { status: 404, body: { error: "NOT_FOUND" } },
  method: { ...refusal(405, "METHOD_NOT_ALLOWED", "Records can be read only."), headers: { allow: "GET, OPTIONS" } },
  filter: refusal(
    422,
    "INVALID_FILTER_BY_FORMULA",
    "One record is answered, to a filter of the form {UUID}='…' with an id of 16 characters or more.",
  ),
  field: refusal(422, "UNKNOWN_FIELD_NAME", "The fields are UUID and name."),
  offset: refusal(422, "INVALID_OFFSET_VALUE", "There is one page only."),
  parameter: refusal(422, "INVALID_REQUEST_UNKNOWN", "The parameters are pageSize, fields[] and filterByFormula."),
} satisfies Record<string, Refusal>

/** The page of the one record, or the empty page of whatever was not found: the same for every reason. */
export function pageOf(record?: TableRecord): object {
  if (!record) return { records: [] }
  const { id, createdTime, uuid, name } = record
  return { records: [{ id, createdTime, fields: { UUID: uuid, ...(name === undefined ? {} : { name }) } }] }
}

/** @param retryAfter whole seconds */
export function unavailable(retryAfter: number): Refusal {
  return {
    ...refusal(503, "SERVICE_UNAVAILABLE", "The records cannot be read at the moment. Try again later."),
    headers: { "retry-after": String(retryAfter) },
  }
}

/** Nothing that is answered may be kept anywhere on its way. */
export function jsonAnswer(status: number, body: object, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  })
}
