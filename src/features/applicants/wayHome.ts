import { navigate } from "gatsby"
import type { Outcome } from "./outcome"

/** How a look-up ended that sent somebody to the home page. */
export type EndedLookUp = Exclude<Outcome["kind"], "found">

interface HomeState {
  endedLookUp: EndedLookUp
}

/** Sends to the home page in place of the personal page, which says there how the look-up ended and nothing of whom it was about. */
export function goHome(endedLookUp: EndedLookUp): void {
  const state: HomeState = { endedLookUp }
  void navigate("/", { replace: true, state })
}

/**
 * How a look-up ended, where one has sent somebody to this page.
 * @param state of the browser's history, of any shape
 */
export function endedLookUpOf(state: unknown): EndedLookUp | undefined {
  if (typeof state !== "object" || state === null || !("endedLookUp" in state)) return undefined
  const { endedLookUp } = state
  return endedLookUp === "notFound" || endedLookUp === "failed" ? endedLookUp : undefined
}

/** Takes it out of the history, so that neither a reload nor the way back says it again. */
export function forgetEndedLookUp(): void {
  const { endedLookUp: _said, ...others } = (window.history.state ?? {}) as Partial<HomeState>
  window.history.replaceState(others, "")
}
