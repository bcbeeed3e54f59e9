import type { Change, Group } from "./compare"
import { hasOtherWord } from "./renaming"

/**
 * Returns the changes that may give an open link to another person, who is not the one with the link. With another
 * word, a name may be that of a sister; with more words and another address, that of a namesake.
 */
export function changedHolders(changes: readonly Change[]): Change[] {
  const idsOf = (wanted: Group) => new Set(changes.filter(({ group }) => group === wanted).map(({ id }) => id))
  const [relinked, readdressed] = [idsOf("relinked"), idsOf("readdressed")]
  return changes.filter(
    ({ group, wasOpen, id, before = "", after = "" }) =>
      wasOpen &&
      !relinked.has(id) &&
      (group === "replaced" ||
        group === "taken" ||
        (group === "renamed" && (readdressed.has(id) || hasOtherWord(before, after)))),
  )
}
