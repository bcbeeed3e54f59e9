import { useRef, useState } from "react"
import { loadClient } from "./loadClient"
import type { Outcome } from "./outcome"
import { keepDraft, rememberSubscribed } from "./storage"
import { subscribe } from "./subscribe"

export type SubscriptionState = { readonly kind: "idle" | "submitting" } | Outcome

/** One form's attempt to subscribe: its state, and what starts it and takes its message away. */
export function useSubscription() {
  const [state, setState] = useState<SubscriptionState>({ kind: "idle" })
  // A second press can come before the first has been drawn.
  const isUnderWay = useRef(false)

  return {
    state,
    /** Fetches the client ahead, so that it is there when the form is sent. A failure shows when it is sent. */
    prepare: () => void loadClient().catch(() => undefined),
    /**
     * Sends what was typed. An attempt goes on when the form goes away, and is remembered all the same.
     * @returns nothing where another attempt is under way
     */
    submit: async (typed: string): Promise<Outcome | undefined> => {
      if (isUnderWay.current) return undefined
      isUnderWay.current = true
      setState({ kind: "submitting" })
      const outcome = await subscribe(typed, { loadClient })
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
