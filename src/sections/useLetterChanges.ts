import { useLatestPast } from "../hooks/useLatestPast"
import { changesOf, type ProgramInstants } from "../season"

/** Renders the page again when a state of a program, or the day to commit, ends while the page is open. */
export function useLetterChanges(
  programs: readonly ProgramInstants[],
  commitDeadline: { readonly closesAt: string } | null,
): void {
  useLatestPast([...changesOf(programs), ...(commitDeadline ? [Date.parse(commitDeadline.closesAt)] : [])])
}
