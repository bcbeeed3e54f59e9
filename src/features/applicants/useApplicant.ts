import { useEffect, useState } from "react"
import { findApplicant } from "./findApplicant"
import type { Outcome } from "./outcome"

/** The two tables, by the page that reads them. */
const tables = {
  letter: process.env.GATSBY_LETTERS_TABLE ?? "",
  decision: process.env.GATSBY_DECISIONS_TABLE ?? "",
} as const

/** Which of the personal pages with a name it is. */
export type ApplicantPage = keyof typeof tables

export type LookUp = Waiting | Outcome

/** `offline`: the device has no network; the look-up begins when it is back. */
interface Waiting {
  readonly kind: "loading" | "offline"
}

const loading: Waiting = { kind: "loading" }

/**
 * The applicant of a personal page: `loading` first, then the outcome. Leaving the page ends the look-up. While the device is
 * offline nothing is given up: the page could not even go home then. What does not end with a record is logged, without id
 * or name.
 * @param userId the id of the address; undefined finds nothing
 */
export function useApplicant(page: ApplicantPage, userId: string | undefined): LookUp {
  const [state, setState] = useState<{ page: ApplicantPage; userId: string | undefined; lookUp: LookUp }>()
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const show = (lookUp: LookUp) => setState({ page, userId, lookUp })
    const lookUp = async () => {
      for (;;) {
        const outcome = await findApplicant({ table: tables[page], userId, signal })
        if (signal.aborted) return
        if (outcome.kind !== "failed" || navigator.onLine) {
          log(page, outcome)
          return show(outcome)
        }
        show({ kind: "offline" })
        await backOnline(signal)
        show(loading)
      }
    }
    void lookUp()
    return () => left.abort()
  }, [page, userId])
  // One person's outcome is never shown at another's address.
  return state?.page === page && state.userId === userId ? state.lookUp : loading
}

/** Ends when the device has a network again, or the visitor has left. */
function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true, signal })
    signal.addEventListener("abort", () => resolve(), { once: true })
  })
}

function log(page: ApplicantPage, outcome: Outcome): void {
  if (outcome.kind === "notFound") console.error(`Look-up of a ${page}: nothing found.`)
  if (outcome.kind === "failed")
    console.error(`Look-up of a ${page} failed: ${[outcome.reason, outcome.status].filter(Boolean).join(" ")}.`)
}
