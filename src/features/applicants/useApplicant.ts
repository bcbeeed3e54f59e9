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

export type LookUp = { readonly kind: "loading" } | Outcome

const loading: LookUp = { kind: "loading" }

/**
 * The applicant of a personal page: `loading` first, then the outcome. Leaving the page ends the look-up. What does not end
 * with a record is logged, without id or name.
 * @param userId the id of the address; undefined finds nothing
 */
export function useApplicant(page: ApplicantPage, userId: string | undefined): LookUp {
  const [ended, setEnded] = useState<{ page: ApplicantPage; userId: string | undefined; outcome: Outcome }>()
  useEffect(() => {
    const left = new AbortController()
    void findApplicant({ table: tables[page], userId, signal: left.signal }).then((outcome) => {
      if (left.signal.aborted) return
      log(page, outcome)
      setEnded({ page, userId, outcome })
    })
    return () => left.abort()
  }, [page, userId])
  // One person's outcome is never shown at another's address.
  return ended?.page === page && ended.userId === userId ? ended.outcome : loading
}

function log(page: ApplicantPage, outcome: Outcome): void {
  if (outcome.kind === "notFound") console.error(`Look-up of a ${page}: nothing found.`)
  if (outcome.kind === "failed")
    console.error(`Look-up of a ${page} failed: ${[outcome.reason, outcome.status].filter(Boolean).join(" ")}.`)
}
