/** A PostgREST error response. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: { message: string; hint: string | null; code?: string; details?: string | null },
  ) {
    super(body.message)
  }
}

/** @param code one of PostgREST's own codes, `PGRST…` */
export function apiError(status: number, code: string, message: string): ApiError {
  return new ApiError(status, { code, message, details: null, hint: null })
}

/**
 * Converts an error of the database into a response.
 * Statuses: https://docs.postgrest.org/en/stable/references/errors.html
 * @param isAnonymous whether the request has the anonymous key
 * @returns undefined if the error does not come from the database
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

/** The subset of PostgREST's table that the site's statements can cause. */
function statusOf(code: string, isAnonymous: boolean): number {
  if (code === "23503" || code === "23505") return 409
  if (code === "42501") return isAnonymous ? 401 : 403
  return /^(XX|53|58)/.test(code) ? 500 : 400
}
