import { checkPassword, deriveProof } from "./checkPassword"
import { fetchSheet } from "./fetchSheet"

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Outcome of an attempt to sign in. Failures are values, not exceptions. */
export type SignInOutcome =
  | { readonly kind: "signedIn"; readonly name: string }
  /** The sheet has no rows. */
  | { readonly kind: "emptySheet" }
  /** Unknown address or wrong password. The visitor does not learn which. */
  | { readonly kind: "mismatch" }
  | { readonly kind: "failed"; readonly reason: SignInFailure }
  /** The site was deployed again, so the chunk with this module is gone. Only a reload helps. */
  | { readonly kind: "outdated" }

/**
 * Reason of a failed attempt:
 * - `timeout`, `canceled`: the time limit passed, or the caller aborted
 * - `code`: the chunk with this module did not load, and the site was not deployed again
 * - `unreadable`: no response, an error response, or not CSV, such as the sign-in page of a private sheet
 * - `columns`: the sheet lacks a required column
 * - `crypto`: no Web Crypto, as on a page without HTTPS, or a malformed hash
 */
export type SignInFailure = "timeout" | "canceled" | "code" | "unreadable" | "columns" | "crypto"

interface Options {
  /** CSV export of the sheet, or the broker's URL with `{email}`. */
  sheetUrl: string
  /** Salted, slow hash of the shared password. */
  passwordHash: string
  signal: AbortSignal
}

/**
 * Looks the visitor up in the sign-in sheet and checks the shared password, which stays in the browser. Always does both in
 * parallel, so neither the message nor the time shows whether the address or the password was wrong.
 */
export async function signIn({ email, password }: Credentials, options: Options): Promise<SignInOutcome> {
  const { sheetUrl, passwordHash, signal } = options
  const [sheet, check] = await Promise.all([
    fetchSheet(sheetUrl, email, () => deriveProof(password, passwordHash), signal),
    checkPassword(password, passwordHash),
  ])
  if (sheet.kind === "failed") return sheet
  if (check === "impossible") return { kind: "failed", reason: "crypto" }
  if (sheet.kind === "empty") return { kind: "emptySheet" }
  const person = sheet.people.find((candidate) => isSameEmail(candidate.email, email))
  return person && check === "right" ? { kind: "signedIn", name: person.name } : { kind: "mismatch" }
}

/** Compares two addresses without case and surrounding spaces. An empty address never matches. */
export function isSameEmail(first: string, second: string): boolean {
  const [email, otherEmail] = [first, second].map((text) => text.trim().toLowerCase())
  return email !== "" && email === otherEmail
}
