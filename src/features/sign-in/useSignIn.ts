import { useEffect, useRef, useState } from "react"
import { logLine, type Outcome } from "./outcome"
import { enter } from "./session"
import type { Credentials } from "./signIn"

export type SignInState = { readonly kind: "idle" | "pending" } | Outcome

/** Milliseconds for everything together: fetching the code, the sheet, the password. */
const timeLimit = 20_000

/** What signs in is fetched when it is needed: most who open the page have to find their password first. */
const fetchAttempt = () => import("./attempt")

/** One form's attempt to sign in: its state, and what starts it and takes its message away. Ends when the form goes away. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ kind: "idle" })
  const underWay = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      underWay.current?.abort()
      underWay.current = null
    },
    [],
  )

  return {
    state,
    /** Fetches ahead what signs in. A failure shows when the form is sent. */
    prepare: () => void fetchAttempt().catch(() => undefined),
    /** Tries what was typed, and goes on to the acceptance page where it is right. Does nothing while another attempt is under way. */
    submit: async (credentials: Credentials): Promise<void> => {
      // A second press can come before the first has been drawn.
      if (underWay.current) return
      const leaving = new AbortController()
      underWay.current = leaving
      setState({ kind: "pending" })
      const outcome = await tryToSignIn(credentials, leaving.signal)
      if (leaving.signal.aborted) return
      underWay.current = null
      if (outcome.kind === "failed") console.error(logLine(outcome.reason))
      setState(outcome)
      if (outcome.kind === "signedIn") enter({ name: outcome.name })
    },
    clear: () => setState((now) => (now.kind === "pending" ? now : { kind: "idle" })),
  }
}

async function tryToSignIn(credentials: Credentials, signal: AbortSignal): Promise<Outcome> {
  const begun = Date.now()
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeLimit))
    const code = await Promise.race([fetchAttempt(), late])
    if (!code) return { kind: "failed", reason: "timeout" }
    return await code.attempt(credentials, { signal, timeLimit: timeLimit - (Date.now() - begun) })
  } catch {
    return { kind: "failed", reason: "code" }
  }
}
