import { useRef, useState } from "react"
import { loadUnlessOutdated } from "../../lib/loadUnlessOutdated"
import { withDeadline } from "../../lib/withDeadline"
import { isEmail, normalizeEmail } from "./emailRule"
import { markSubscribed, saveDraft } from "./storage"
import type { SubscribeOutcome } from "./subscribe"

type SubscriptionState = { readonly kind: "idle" | "submitting" } | SubscribeOutcome

/** Milliseconds for loading the client library and sending the request. */
const timeLimit = 10_000

const idle: SubscriptionState = { kind: "idle" }

const loadSubscribe = () => import(/* webpackChunkName: "newsletter" */ "./subscribe")

export function useSubscription() {
  const [state, setState] = useState(idle)
  // A ref, because a second submit event can come before the next render.
  const isSubmitting = useRef(false)
  const [attempt, setAttempt] = useState(0)

  return {
    state,
    /** Number of the last submission. */
    attempt,
    /** Preloads the client. Ignores an error, because `submit` reports it. */
    preload: () => void loadSubscribe().catch(() => undefined),
    /**
     * Subscribes what the visitor typed. Continues after unmount, so that the result is stored.
     * @returns undefined during another submission
     */
    submit: async (typed: string): Promise<SubscribeOutcome | undefined> => {
      if (isSubmitting.current) return undefined
      setAttempt((last) => last + 1)
      const email = normalizeEmail(typed)
      // Without the state `submitting`, which would be rendered for nothing, and would take the focus from the disabled
      // button.
      if (!isEmail(email)) {
        const outcome = { kind: "invalid" } as const
        setState(outcome)
        return outcome
      }
      isSubmitting.current = true
      setState({ kind: "submitting" })
      const outcome = await send(email)
      isSubmitting.current = false
      if (outcome.kind === "subscribed" || outcome.kind === "duplicate") {
        markSubscribed()
        saveDraft("")
      }
      setState(outcome)
      return outcome
    },
    clear: () => setState((current) => (current.kind === "submitting" ? current : idle)),
  }
}

async function send(email: string): Promise<SubscribeOutcome> {
  try {
    return await withDeadline(timeLimit, async (signal) => {
      const code = await loadUnlessOutdated(loadSubscribe(), signal)
      return code ? code.subscribe(email, signal) : { kind: "outdated" }
    })
  } catch {
    return { kind: "failed" }
  }
}
