import { wordsOf } from "../check/names"
import type { Change, Group } from "./compare"

/**
 * Returns the changes that may give an open link to another person, who is not the one with the link. A name with more
 * or fewer words is a correction. With another word, it may be the name of a sister.
 */
export function changedHolders(changes: readonly Change[]): Change[] {
  const idsOf = (wanted: Group) => new Set(changes.filter(({ group }) => group === wanted).map(({ id }) => id))
  const relinked = idsOf("relinked")
  return changes.filter(
    ({ group, wasOpen, id, before = "", after = "" }) =>
      wasOpen &&
      !relinked.has(id) &&
      (group === "replaced" || group === "taken" || (group === "renamed" && hasOtherWord(before, after))),
  )
}

function hasOtherWord(before: string, after: string): boolean {
  const [old, next] = [wordsOf(before, 1), wordsOf(after, 1)]
  const areAllIn = (words: readonly string[], others: readonly string[]) => words.every((word) => others.includes(word))
  return !areAllIn(old, next) && !areAllIn(next, old)
}
