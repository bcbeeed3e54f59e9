import { navigate } from "gatsby"
import type { LookUpOutcome } from "./lookUpOutcome"

/** A look-up that redirected the visitor to the home page. */
export interface EndedLookUp {
  kind: Exclude<LookUpOutcome["kind"], "found">
  /** Path of the personal page; undefined after a reload. */
  path?: string
}

/** In memory only: third-party scripts on the home page could read it from the history. */
let lastPath: string | undefined

/** Replaces the personal page with the home page, which shows how the look-up ended. */
export function redirectHome(kind: EndedLookUp["kind"]): void {
  lastPath = window.location.pathname
  void navigate("/", { replace: true, state: { endedLookUp: kind } })
}

/**
 * Returns the look-up that redirected to the current page, if any.
 * @param state history state of any shape
 */
export function endedLookUpOf(state: unknown): EndedLookUp | undefined {
  const kind = (state as { endedLookUp?: unknown } | null | undefined)?.endedLookUp
  if (kind !== "notFound" && kind !== "failed") return undefined
  return lastPath === undefined ? { kind } : { kind, path: lastPath }
}
