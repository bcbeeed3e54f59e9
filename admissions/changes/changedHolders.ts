import type { Change } from "./compare"

/**
 * Returns the changes that may give an open link to another person, who is not the one with the link. A correction
 * leaves a part of the name, and the address.
 */
export function changedHolders(changes: readonly Change[]): Change[] {
  const readdressed = new Set(changes.filter(({ group }) => group === "readdressed").map(({ id }) => id))
  return changes.filter(
    ({ group, wasOpen, id }) =>
      wasOpen && (group === "replaced" || group === "taken" || (group === "renamed" && readdressed.has(id))),
  )
}
