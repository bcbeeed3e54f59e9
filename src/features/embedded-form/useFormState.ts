import { useEffect, useState, type RefObject } from "react"
import { useInView } from "../../hooks/useInView"

/**
 * `unseen` not looked at so far, so perhaps not even asked for; `waiting` no word and no page yet; `loaded` a page is
 * there, but whose cannot be known: an error page looks the same from outside; `late` still no word; `answered` the form
 * has spoken; `sent` it has been filled in and sent.
 */
export type FormState = "unseen" | "waiting" | "loaded" | "late" | "answered" | "sent"

/** Milliseconds until a form that says nothing is called late. The provider's forms speak as soon as they are loaded. */
const silenceLimits: Readonly<Partial<Record<FormState, number>>> = { waiting: 15_000, loaded: 5_000 }

/** How far a form has come, from what can be seen from outside. */
export function useFormState(frame: RefObject<HTMLIFrameElement>) {
  const [state, setState] = useState<FormState>("unseen")
  const isInView = useInView(frame)

  useEffect(() => {
    if (isInView) setState((now) => (now === "unseen" ? "waiting" : now))
  }, [isInView])

  useEffect(() => {
    const limit = silenceLimits[state]
    if (limit === undefined) return
    const timer = setTimeout(() => setState("late"), limit)
    return () => clearTimeout(timer)
  }, [state])

  return { state, setState }
}
