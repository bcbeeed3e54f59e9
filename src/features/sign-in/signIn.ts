import { parseSheet, type Sheet } from "./parseSheet"
import { isWholeSheet, signInFor } from "../../signInUrl"
import { checkPassword, deriveProof } from "./checkPassword"

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Outcome of an attempt to sign in. Failures are values, not exceptions. */
export type SignInOutcome =
  | { readonly kind: "signedIn"; readonly name: string; readonly email: string }
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
  /** CSV export of the sheet, or the function's URL with `{email}`. */
  sheetUrl: string
  passwordHash: string
  signal: AbortSignal
}

/**
 * Looks the visitor up in the sign-in sheet and checks the shared password, which stays in the browser. Always does
 * both in parallel, so neither the message nor the time shows whether the address or the password was wrong.
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
  const person = sheet.people.find((candidate) => normalize(candidate.email) === normalize(email))
  return person && check === "right" ? { kind: "signedIn", ...person } : { kind: "mismatch" }
}

const normalize = (email: string) => email.trim().toLowerCase()

const unreadable: Sheet = { kind: "failed", reason: "unreadable" }

/**
 * Fetches the sign-in sheet, or its one row for an address. Sends no custom header, because the spreadsheet's host
 * refuses a preflight. A header row alone means that the sheet is empty, or that the function did not find the address
 * or rejected the proof.
 * @param url CSV export of the sheet, or the function's URL with `{email}`
 * @param email as typed
 * @param proof derives the proof of the password, which only the function receives
 */
async function fetchSheet(
  url: string,
  email: string,
  proof: () => Promise<string>,
  signal: AbortSignal,
): Promise<Sheet> {
  const isSheet = isWholeSheet(url)
  const options: RequestInit = { credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store", signal }
  try {
    const response = isSheet
      ? await fetch(url, options)
      : await fetch(signInFor(url, email.trim()), { ...options, method: "POST", body: await proof() })
    // Some hosts send CSV as plain text.
    const isText = /^text\/(csv|plain)\s*(;|$)/i.test(response.headers.get("content-type") ?? "")
    if (!response.ok || !isText) return unreadable
    const sheet = parseSheet(await response.text())
    return sheet.kind === "people" && sheet.people.length === 0 && isSheet ? { kind: "empty" } : sheet
  } catch {
    return unreadable
  }
}
