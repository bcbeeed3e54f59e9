import { useEffect, useState } from "react"
import type { LetterKind } from "../../routes"
import { findApplicant } from "./findApplicant"
import type { LookupOutcome } from "./lookupOutcome"
import { tables } from "./tables"

/** `offline`: the lookup starts again when the device has a network. */
type ApplicantLookupState = { readonly kind: "loading" | "offline" } | LookupOutcome

const loading: ApplicantLookupState = { kind: "loading" }

/**
 * Looks up the applicant of a personal page, and returns the state of the lookup. Cancels the lookup on unmount. If no response
 * has come and the device is offline, waits for the network and retries: the redirect to the home page would fail too. Logs the
 * outcomes `notFound`, `notReleased` and `failed`, without id or name.
 * @param userId the id from the URL; the outcome of an undefined id is `missingId`
 */
export function useApplicant(page: LetterKind, userId: string | undefined): ApplicantLookupState {
  const [state, setState] = useState<{
    page: LetterKind
    userId: string | undefined
    lookup: ApplicantLookupState
  }>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = (lookup: ApplicantLookupState) => setState({ page, userId, lookup })
    const lookup = async () => {
      const outcome = await findApplicant({ table: tables[page], userId, signal })
      if (signal.aborted) return
      if (outcome.kind === "failed" && !outcome.status && !navigator.onLine) {
        show({ kind: "offline" })
        window.addEventListener("online", retry, { once: true, signal })
      } else {
        log(page, outcome)
        show(outcome)
      }
    }
    const retry = () => {
      show(loading)
      void lookup()
    }
    void lookup()
    return () => controller.abort()
  }, [page, userId])
  // The state may still be that of the previous URL: never show one applicant's name to another.
  return state?.page === page && state.userId === userId ? state.lookup : loading
}

function log(page: LetterKind, outcome: LookupOutcome): void {
  if (outcome.kind === "notFound") console.error(`Lookup of a ${page}: nothing found.`)
  if (outcome.kind === "notReleased") console.error(`Lookup of a ${page}: not released yet.`)
  if (outcome.kind === "failed")
    console.error(`Lookup of a ${page} failed: ${[outcome.reason, outcome.status].filter(Boolean).join(" ")}.`)
}
