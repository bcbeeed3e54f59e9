import { navigate } from "gatsby"
import type { Outcome } from "./outcome"

/** A look-up that sent somebody to the home page. */
export interface EndedLookUp {
  /** How it ended. */
  kind: Exclude<Outcome["kind"], "found">
  /** Path of the personal page, to open it again; nothing is known of it after a reload. */
  page?: string
}

/** In memory and not in the history: there the scripts of others on the home page could read it. */
let lastPage: string | undefined

/** Sends to the home page in place of the personal page that is open; the home page says how the look-up ended. */
export function goHome(kind: EndedLookUp["kind"]): void {
  lastPage = window.location.pathname
  void navigate("/", { replace: true, state: { endedLookUp: kind } })
}

/**
 * The look-up that has sent somebody to this page, if one has.
 * @param state of the browser's history, of any shape
 */
export function endedLookUpOf(state: unknown): EndedLookUp | undefined {
  if (typeof state !== "object" || state === null || !("endedLookUp" in state)) return undefined
  const { endedLookUp: kind } = state
  if (kind !== "notFound" && kind !== "failed") return undefined
  return lastPage === undefined ? { kind } : { kind, page: lastPage }
}
