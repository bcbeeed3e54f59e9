import { useEffect, useState } from "react"
import type { LetterKind } from "../../routes"
import { uuidOf } from "./applicantId"
import { takeEarlyName } from "./earlyLookup"
import { findApplicant } from "./findApplicant"
import { rememberApplicant } from "./foundApplicants"
import type { LookupOutcome } from "./lookupOutcome"
import { recordsUrl } from "./requestRecords"
import { tables } from "./tables"

/** `offline`: the lookup starts again when the device has a network. */
type ApplicantLookupState = { readonly kind: "loading" | "offline" } | LookupOutcome

interface State {
  page: LetterKind
  userId: string | undefined
  lookup: ApplicantLookupState
}

const loading: ApplicantLookupState = { kind: "loading" }

/**
 * Looks up the applicant of a personal page, and returns the state of the lookup: `found` from the start if the page
 * shows the name before React hydrates it. Cancels the lookup on unmount. If no response has come and the device is
 * offline, waits for the network and retries: the redirect to the home page would fail too. Logs the outcomes
 * `notFound`, `notReleased` and `failed`, without id or name.
 * @param userId the id from the URL; the outcome of an undefined id is `missingId`
 */
export function useApplicant(page: LetterKind, userId: string | undefined): ApplicantLookupState {
  const [state, setState] = useState(() => earlyState(page, userId))
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
        const uuid = uuidOf(userId)
        if (page === "letter" && outcome.kind === "found" && uuid !== undefined) rememberApplicant(uuid, outcome.name)
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

/** Returns the state that the page shows before React hydrates it: the name, if its lookup has a response already. */
function earlyState(page: LetterKind, userId: string | undefined): State | undefined {
  const uuid = uuidOf(userId)
  const name = uuid === undefined ? undefined : takeEarlyName(recordsUrl({ table: tables[page], uuid }))
  return name ? { page, userId, lookup: { kind: "found", name } } : undefined
}

function log(page: LetterKind, outcome: LookupOutcome): void {
  if (outcome.kind === "notFound") console.error(`Lookup of a ${page}: nothing found.`)
  if (outcome.kind === "notReleased") console.error(`Lookup of a ${page}: not released yet.`)
  if (outcome.kind === "failed")
    console.error(`Lookup of a ${page} failed: ${[outcome.reason, outcome.status].filter(Boolean).join(" ")}.`)
}
