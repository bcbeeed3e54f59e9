import { askSheet, type SheetAnswer } from "./askSheet"
import { checkPassword, type Verdict } from "./checkPassword"
import type { FailureReason, Outcome } from "./outcome"
import { sameEmail } from "./sameEmail"

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface SignInOptions {
  /** CSV export of the sheet, or the broker's address with `{email}` in it. */
  sheetUrl: string
  /** Salted, slow hash of the shared password. */
  passwordHash: string
  /** Ends the attempt early. */
  signal?: AbortSignal | undefined
  /** Milliseconds for everything together. */
  timeLimit?: number
}

/**
 * Looks the visitor up in the sign-in sheet and checks the shared password. Never throws, and ends within the time limit.
 * Both are always done, side by side: neither words nor time tell which of the two was wrong. The password stays here.
 */
export function signIn(
  { email, password }: Credentials,
  { sheetUrl, passwordHash, signal, timeLimit = 20_000 }: SignInOptions,
): Promise<Outcome> {
  const ended = new AbortController()
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", cancel)
      ended.abort()
      resolve(outcome)
    }
    const cancel = () => end(failed("canceled"))
    const timer = setTimeout(() => end(failed("timeout")), timeLimit)
    if (signal?.aborted) return cancel()
    signal?.addEventListener("abort", cancel)
    void Promise.all([askSheet(sheetUrl, email, ended.signal), checkPassword(password, passwordHash)]).then(
      ([sheet, verdict]) => end(outcomeOf(sheet, verdict, email)),
    )
  })
}

function outcomeOf(sheet: SheetAnswer, verdict: Verdict, email: string): Outcome {
  if (sheet.kind === "failed") return failed(sheet.reason)
  if (verdict === "impossible") return failed("crypto")
  if (sheet.kind === "empty") return { kind: "emptySheet" }
  const person = sheet.people.find((one) => sameEmail(one.email, email))
  return person && verdict === "right" ? { kind: "signedIn", name: person.name } : { kind: "mismatch" }
}

function failed(reason: FailureReason): Outcome {
  return { kind: "failed", reason }
}
