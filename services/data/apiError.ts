// SQLSTATE codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
const foreignKeyViolation = "23503"
const uniqueViolation = "23505"
const insufficientPrivilege = "42501"
/** Internal error, insufficient resources, wrong state of an object, and system error. */
const serverErrorClasses = /^(XX|53|55|58)/
/** A status that SQL itself raises: `raise sqlstate 'PT429'`. */
const raisedStatus = /^PT([2-5]\d\d)$/

/** An error response in PostgREST's format. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: { message: string; hint: string | null; code?: string; details?: string | null },
  ) {
    super(body.message)
  }
}

/**
 * Creates an error response of PostgREST itself.
 * @param code `PGRST…`, from https://docs.postgrest.org/en/stable/references/errors.html
 */
export function apiError(status: number, code: string, message: string): ApiError {
  return new ApiError(status, { code, message, details: null, hint: null })
}

/**
 * Converts an error of PostgreSQL into PostgREST's error response.
 * @param isAnonymous whether the request has the anonymous key
 * @returns undefined if the error does not come from PostgreSQL
 */
export function databaseError(error: unknown, isAnonymous: boolean): ApiError | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined
  const { code, message } = error
  const { detail, hint }: { code: string; detail?: unknown; hint?: unknown } = { ...error, code }
  return new ApiError(statusOf(code, isAnonymous), {
    code,
    message,
    details: typeof detail === "string" ? detail : null,
    hint: typeof hint === "string" ? hint : null,
  })
}

/**
 * Returns the HTTP status for an SQLSTATE. This is the part of PostgREST's mapping that the tests and the site need:
 * https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
function statusOf(sqlState: string, isAnonymous: boolean): number {
  if (sqlState === foreignKeyViolation || sqlState === uniqueViolation) return 409
  if (sqlState === insufficientPrivilege) return isAnonymous ? 401 : 403
  const [, status] = raisedStatus.exec(sqlState) ?? []
  if (status) return Number(status)
  return serverErrorClasses.test(sqlState) ? 500 : 400
}
