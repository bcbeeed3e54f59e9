/** How an attempt to sign in ends. None of them is an exception. */
export type Outcome =
  | { readonly kind: "signedIn"; readonly name: string }
  /** Nobody stands in the sheet. */
  | { readonly kind: "emptySheet" }
  /** The address is not in the sheet, or the password is another one. Which of the two is not told. */
  | { readonly kind: "mismatch" }
  | { readonly kind: "failed"; readonly reason: FailureReason }

/**
 * `unreachable` offline, or the line broke; `timeout` no answer in time; `canceled` the visitor has left; `code` what signs in
 * could not be fetched; `refused` the service said no; `unreadable` no table, such as the sign-in page of a private sheet;
 * `columns` a table without the columns needed; `crypto` no Web Crypto, which browsers keep from pages without https, or a hash
 * that cannot be read.
 */
export type FailureReason =
  "unreachable" | "timeout" | "canceled" | "code" | "refused" | "unreadable" | "columns" | "crypto"

/** The specification's words (section 8). */
export const alerts = {
  emptySheet: "Email not found",
  mismatch: "Incorrect email or password",
} as const

/** What the browser's console says of a failure: nothing about the person. For most the words are the specification's. */
export function logLine(reason: FailureReason): string {
  if (reason === "columns") return "The sign-in sheet needs a column Email, and Name or First and Last."
  if (reason === "crypto") return "The password cannot be checked here: Web Crypto or the password's hash is missing."
  return "Network response was not ok"
}
