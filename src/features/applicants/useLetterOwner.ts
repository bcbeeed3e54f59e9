import { useEffect, useState } from "react"
import { findApplicant } from "./findApplicant"
import { rememberedName } from "./foundApplicants"
import { tables } from "./tables"

/**
 * - `pending`: no answer yet
 * - `found`: a letter has the id, and is released
 * - `unknown`: no letter has it, or it is not released
 * - `failed`: the lookup failed, or takes longer than `patience`, so nothing is known
 */
export type LetterOwner =
  { readonly kind: "pending" | "unknown" | "failed" } | { readonly kind: "found"; readonly name: string }

/** Milliseconds after which an applicant does not wait for the lookup any more. */
const patience = 2_000

const pending: LetterOwner = { kind: "pending" }
const unknown: LetterOwner = { kind: "unknown" }

/**
 * Looks up whose letter has an id. A letter that was shown in this document is known at once. Also after `failed`, a
 * late answer counts. An id that no table can have is then `unknown` instead of `failed`. Logs an unknown id and a
 * failure, without the id.
 * @param uuid undefined: the id is not known yet
 */
export function useLetterOwner(uuid: string | undefined): LetterOwner {
  const [state, setState] = useState({ uuid, owner: pending })
  const remembered = uuid === undefined ? undefined : rememberedName(uuid)
  useEffect(() => {
    if (uuid === undefined || remembered !== undefined) return
    const controller = new AbortController()
    // Ids in the tables consist of these characters (docs/deployment.md).
    const failed = { kind: /^[\w-]+$/.test(uuid) ? "failed" : "unknown" } as const
    const timer = setTimeout(() => setState({ uuid, owner: failed }), patience)
    void findApplicant({ table: tables.letter, userId: uuid, signal: controller.signal }).then((outcome) => {
      clearTimeout(timer)
      if (controller.signal.aborted) return
      if (outcome.kind === "failed") console.error(`Lookup for the commit page failed: ${outcome.reason}.`)
      else if (outcome.kind !== "found") console.error("Lookup for the commit page: nothing found.")
      const known = outcome.kind === "found" ? outcome : unknown
      setState({ uuid, owner: outcome.kind === "failed" ? failed : known })
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [uuid, remembered])
  if (remembered !== undefined) return { kind: "found", name: remembered }
  return state.uuid === uuid ? state.owner : pending
}
