import type { Change, Group } from "./compare"

/**
 * Returns the changes that may give an open link to another person, who is not the one with the link. A correction
 * leaves a part of the name, and the address.
 */
export function changedHolders(changes: readonly Change[]): Change[] {
  const idsOf = (wanted: Group) => new Set(changes.filter(({ group }) => group === wanted).map(({ id }) => id))
  const [readdressed, relinked] = [idsOf("readdressed"), idsOf("relinked")]
  return changes.filter(
    ({ group, wasOpen, id }) =>
      wasOpen &&
      !relinked.has(id) &&
      (group === "replaced" || group === "taken" || (group === "renamed" && readdressed.has(id))),
  )
}
