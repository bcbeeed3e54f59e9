import { useEffect, useRef, useState } from "react"
import { loadUnlessOutdated } from "../../lib/loadUnlessOutdated"
import { withDeadline } from "../../lib/withDeadline"
import { startSession } from "./session"
import type { Credentials, SignInFailure, SignInOutcome } from "./signIn"

export type SignInState = { readonly kind: "idle" | "pending" } | SignInOutcome

const codeFailure = { kind: "failed", reason: "code" } as const

/** Milliseconds for loading the code, fetching the sheet and checking the password. */
const timeLimit = 20_000

/** State and actions of the sign-in form. Unmounting cancels the attempt. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ kind: "idle" })
  // A ref, because a second submit event can come before the next render.
  const attempt = useRef<AbortController | null>(null)
  useEffect(() => () => attempt.current?.abort(), [])

  return {
    state,
    /** Signs in and navigates to the acceptance page. Does nothing during another attempt. */
    submit: async (credentials: Credentials): Promise<void> => {
      if (attempt.current) return
      const { signal: caller } = (attempt.current = new AbortController())
      setState({ kind: "pending" })
      const options = {
        sheetUrl: process.env.GATSBY_SIGN_IN_SHEET_URL,
        passwordHash: process.env.GATSBY_SIGN_IN_PASSWORD_HASH,
      }
      // The page does not need this code, with the CSV parser, before the visitor submits.
      const task = async (signal: AbortSignal): Promise<SignInOutcome> => {
        const code = await loadUnlessOutdated(import("./signIn"), signal)
        return code ? code.signIn(credentials, { ...options, signal }) : { kind: "outdated" }
      }
      const outcome = await withDeadline(timeLimit, task, caller).catch(() => codeFailure)
      if (caller.aborted) return
      attempt.current = null
      if (outcome.kind === "failed") console.error(logMessage(outcome.reason))
      setState(outcome)
      if (outcome.kind === "signedIn") startSession({ name: outcome.name, email: outcome.email })
    },
    clear: () => setState((current) => (current.kind === "pending" ? current : { kind: "idle" })),
  }
}

/** Returns the line for the console, without personal data. The last line is from the specification, section 8. */
function logMessage(reason: SignInFailure): string {
  if (reason === "columns") return "The sign-in sheet needs a column Email, and Name or First and Last."
  if (reason === "crypto") return "The password cannot be checked here: Web Crypto or the password's hash is missing."
  return "Network response was not ok"
}
