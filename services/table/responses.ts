/** Status and body of a response of Airtable's list-records API: https://airtable.com/developers/web/api/list-records */
export interface TableResponse {
  status: number
  body: object
}

const error = (status: number, type: string, message?: string): TableResponse => ({
  status,
  body: { error: message === undefined ? { type } : { type, message } },
})

/** Error responses, with the texts of Airtable: https://airtable.com/developers/web/api/errors */
export const errors = {
  authentication: error(401, "AUTHENTICATION_REQUIRED", "Authentication required"),
  permission: error(
    403,
    "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND",
    "Invalid permissions, or the requested model was not found. Check that both your user and your token have the required permissions, and that the model names and/or ids are correct.",
  ),
  path: { status: 404, body: { error: "NOT_FOUND" } },
  expired: error(422, "LIST_RECORDS_ITERATOR_NOT_AVAILABLE"),
  filter: error(
    422,
    "INVALID_FILTER_BY_FORMULA",
    "The formula for filtering records is invalid: Invalid formula. Please check your formula text.",
  ),
  offset: error(422, "INVALID_OFFSET_VALUE", "The value of offset is invalid"),
  field: error(422, "UNKNOWN_FIELD_NAME", "Unknown field name"),
  view: error(422, "VIEW_NAME_NOT_FOUND", "View name not found"),
  parameter: error(
    422,
    "INVALID_REQUEST_UNKNOWN",
    "Invalid request: parameter validation failed. Check your request data.",
  ),
  rateLimit: {
    status: 429,
    body: { errors: [{ error: "RATE_LIMIT_REACHED", message: "Rate limit exceeded. Please try again later" }] },
  },
} satisfies Record<string, TableResponse>
