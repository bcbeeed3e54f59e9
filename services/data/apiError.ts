/** Body of every answer that is not a success, as PostgREST writes it. */
export interface ErrorBody {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** An answer that is decided before or in place of a statement. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody | { message: string; hint: string },
  ) {
    super(body.message)
  }
}

/** @param code one of PostgREST's own, `PGRST…` */
export function apiError(status: number, code: string, message: string): ApiError {
  return new ApiError(status, { code, message, details: null, hint: null })
}

/**
 * What the database says about a statement, as an answer.
 * Statuses: https://docs.postgrest.org/en/stable/references/errors.html
 * @param isAnonymous whether the request was made with the anonymous key
 * @returns nothing where the error does not come from the database
 */
export function errorOfDatabase(error: unknown, isAnonymous: boolean): ApiError | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined
  const { code, message } = error
  return new ApiError(statusOf(code, isAnonymous), {
    code,
    message,
    details: textOf(error, "detail"),
    hint: textOf(error, "hint"),
  })
}

function statusOf(code: string, isAnonymous: boolean): number {
  if (code === "23503" || code === "23505") return 409
  if (code === "42501") return isAnonymous ? 401 : 403
  if (code === "42P01" || code === "42883") return 404
  if (code === "25006") return 405
  if (/^(08|53)/.test(code)) return 503
  if (/^(54)/.test(code)) return 413
  if (/^(XX|58|F0|HV|P0)/.test(code)) return code === "P0001" ? 400 : 500
  return 400
}

function textOf(error: object, name: "detail" | "hint"): string | null {
  const value: unknown = Reflect.get(error, name)
  return typeof value === "string" ? value : null
}
