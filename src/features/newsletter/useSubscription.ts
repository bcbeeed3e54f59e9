import { useRef, useState } from "react"
import { isEmail, normalizeEmail } from "./emailRule"
import type { Outcome } from "./outcome"
import { keepDraft, rememberSubscribed } from "./storage"

export type SubscriptionState = { readonly kind: "idle" | "submitting" } | Outcome

/** Milliseconds for everything together: fetching the client, sending, the answer. */
const timeLimit = 10_000

/** What sends is fetched when it is needed: the rest of the form is on every page. A failed fetch is tried anew. */
const fetchSender = () => import("./attempt")

/** One form's attempt to subscribe: its state, and what starts it and takes its message away. */
export function useSubscription() {
  const [state, setState] = useState<SubscriptionState>({ kind: "idle" })
  // A second press can come before the first has been drawn.
  const isUnderWay = useRef(false)

  return {
    state,
    /** Fetches ahead what sends. A failure shows when the form is sent. */
    prepare: () => void fetchSender().catch(() => undefined),
    /**
     * Sends what was typed. An attempt goes on when the form goes away, and is remembered all the same.
     * @returns nothing where another attempt is under way
     */
    submit: async (typed: string): Promise<Outcome | undefined> => {
      if (isUnderWay.current) return undefined
      isUnderWay.current = true
      setState({ kind: "submitting" })
      const outcome = await send(typed)
      isUnderWay.current = false
      if (outcome.kind === "subscribed" || outcome.kind === "duplicate") {
        rememberSubscribed()
        keepDraft("")
      }
      setState(outcome)
      return outcome
    },
    clear: () => setState((now) => (now.kind === "submitting" || now.kind === "idle" ? now : { kind: "idle" })),
  }
}

/** Says of a mistyped address that it is one without fetching anything. */
async function send(typed: string): Promise<Outcome> {
  if (!isEmail(normalizeEmail(typed))) return { kind: "invalid" }
  const begun = Date.now()
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeLimit))
    const sender = await Promise.race([fetchSender(), late])
    return sender
      ? await sender.attempt(typed, timeLimit - (Date.now() - begun))
      : { kind: "failed", reason: "timeout" }
  } catch {
    return { kind: "failed", reason: "client" }
  }
}
