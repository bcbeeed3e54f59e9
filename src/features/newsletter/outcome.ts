/** How an attempt to subscribe ends. None of them is an exception. */
export type Outcome =
  | { readonly kind: "subscribed" }
  /** The address was on the list before. */
  | { readonly kind: "duplicate" }
  /** Not an address; nothing was sent. */
  | { readonly kind: "invalid" }
  /** It may or may not be on the list: trying again is safe, the table takes an address once. */
  | { readonly kind: "failed"; readonly reason: FailureReason }

/**
 * `unreachable` offline, or the line broke; `timeout` no answer in time; `canceled` the caller gave up; `client` the
 * client library could not be fetched; `refused` the service said no; `unreadable` something else answered, such as the
 * sign-in page of a café's network.
 */
export type FailureReason = "unreachable" | "timeout" | "canceled" | "client" | "refused" | "unreadable"

/** The specification's words for it (section 8). */
export const problemWords: Readonly<Record<Exclude<Outcome["kind"], "subscribed">, string>> = {
  invalid: "Please enter a valid email address",
  duplicate: "This email is already subscribed!",
  failed: "Failed to subscribe. Please try again.",
}

/** The specification's thanks, by where the form stands. */
export const thanks = { popup: "Welcome Aboard!", footer: "Thank you for subscribing!" } as const

export const submittingLabel = "Subscribing..."
