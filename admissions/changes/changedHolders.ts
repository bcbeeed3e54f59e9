import { wordsOf } from "../check/names"
import type { Change, Group } from "./compare"
import { differenceOfKeys, maxCorrection } from "./renaming"

/**
 * Returns the changes that may give an open link to another person, who is not the one with the link. A correction
 * keeps each word, or nearly.
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

/** Returns whether a word has been replaced, as in the name of a sister. More or fewer words are a correction. */
function hasOtherWord(before: string, after: string): boolean {
  const [old, next] = [wordsOf(before, 2), wordsOf(after, 2)]
  const isNew = (words: readonly string[], others: readonly string[]) =>
    words.some((word) => others.every((other) => differenceOfKeys(word, other) > maxCorrection))
  return isNew(old, next) && isNew(next, old)
}
