/** Outcome of a lookup. Failures are values, not exceptions. */
export type LookupOutcome =
  /** `name` is the table's text, or empty if the record has no name. */
  | { readonly kind: "found"; readonly name: string }
  | { readonly kind: "notFound" }
  | NotReleased
  /** The URL has no id, or one that cannot be an id. */
  | { readonly kind: "missingId" }
  | FailedLookup

export interface NotReleased {
  readonly kind: "notReleased"
  /** RFC 3339. */
  readonly releaseAt: string
}

/** It is unknown whether the record exists. A retry is safe. */
export interface FailedLookup {
  readonly kind: "failed"
  /**
   * - `unreachable`: offline, or the connection broke
   * - `timeout`: no outcome within the time limit
   * - `canceled`: the caller aborted
   * - `refused`: an error status below 500
   * - `busy`: status 429, 502, 503 or 504 until the time limit, or with a retry time after it, or 429 without a retry
   *   time
   * - `broken`: another status of 500 or above
   * - `endless`: an offset repeats
   * - `unreadable`: not a response of the records API, such as the sign-in page of a café's network
   */
  readonly reason: "unreachable" | "timeout" | "canceled" | "refused" | "busy" | "broken" | "endless" | "unreadable"
  readonly status?: number
}
