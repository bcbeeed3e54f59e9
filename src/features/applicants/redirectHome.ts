import { navigate } from "gatsby"
import type { LookupOutcome } from "./lookupOutcome"

/** A lookup that redirected the visitor to the home page. */
export interface EndedLookup {
  kind: Exclude<LookupOutcome["kind"], "found">
  /** Path of the personal page; undefined after a reload. */
  path?: string
}

/** In memory only: third-party scripts on the home page could read the path from the history state. */
let lastPath: string | undefined

/** Replaces the personal page with the home page, which shows how the lookup ended. */
export function redirectHome(kind: EndedLookup["kind"]): void {
  lastPath = window.location.pathname
  void navigate("/", { replace: true, state: { endedLookup: kind } })
}

/**
 * Returns the lookup that redirected to the current page, if any.
 * @param state history state of any shape
 */
export function endedLookupOf(state: unknown): EndedLookup | undefined {
  const kind = (state as { endedLookup?: unknown } | null | undefined)?.endedLookup
  if (kind !== "notFound" && kind !== "failed") return undefined
  return lastPath === undefined ? { kind } : { kind, path: lastPath }
}
