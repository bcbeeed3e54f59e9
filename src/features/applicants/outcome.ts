/** How a look-up ends. None of these is an exception. */
export type Outcome =
  /** `name` as the table has it, text of any kind; empty where the table has a record for this id but no name in it. */
  | { readonly kind: "found"; readonly name: string }
  | { readonly kind: "notFound" }
  /** Whether there is a letter is not known; trying again later is safe. */
  | { readonly kind: "failed"; readonly reason: FailureReason; readonly status?: number }

/**
 * `unreachable` offline, or the line broke; `timeout` no end in time; `canceled` the caller gave up; `refused` the service
 * said no; `busy` it asked to come back later than one can wait; `broken` it failed itself; `unreadable` something else
 * answered, such as the sign-in page of a café's network; `expired` the list ran out more than once while it was read;
 * `endless` its pages lead nowhere.
 */
export type FailureReason =
  "unreachable" | "timeout" | "canceled" | "refused" | "busy" | "broken" | "unreadable" | "expired" | "endless"
