/** Withdrawn people who would be published again. */
import type { People, Publication, PublishedRecord, Withdrawal } from "../../supabase/functions/admissions/publication"
import { addressKey } from "../check/addressKey"
import { nameKey } from "../check/names"
import { matchPeople } from "./matchPeople"
import { renaming } from "./renaming"

/** Returns the withdrawals of people whom the new rows contain again, although the published ones do not. */
export function returningPeople(before: Publication, after: People): Withdrawal[] {
  const records = matchPeople(before.records, after.records, ({ uuid }) => uuid)
  const signIns = matchPeople(before.signIns, after.signIns, ({ email }) => email)
  return before.withdrawals.filter((withdrawal) =>
    [records, signIns].some(
      ({ kept, paired, added }) =>
        [...kept, ...paired].some(({ old, next }) => isReturn(withdrawal, old, next)) ||
        added.some((next) => isReturn(withdrawal, undefined, next)),
    ),
  )
}

/**
 * Returns a message if the link of a withdrawn person would show another person. One with a name that may be a
 * correction returns, and the staff confirm this.
 */
export function reusedLink(before: Publication, after: People): string | undefined {
  const reused = after.records.flatMap(({ uuid, name }) => {
    const owner = before.withdrawals.find((withdrawal) => withdrawal.uuid === uuid)
    return owner && renaming(owner.name, name) === "replaced" ? [{ owner, name }] : []
  })
  const [first] = reused
  return (
    first &&
    `Nothing was published: the link of ${first.owner.name}, who was withdrawn, would show ${first.name}. ` +
      `Enter a new id in the row of ${first.name}, such as ${crypto.randomUUID()}, and publish.`
  )
}

type Person = Pick<PublishedRecord, "name" | "email"> & { uuid?: string }

function isSamePerson(withdrawal: Withdrawal, person: Person): boolean {
  if (withdrawal.uuid !== null && withdrawal.uuid === person.uuid) return true
  const address = addressKey(withdrawal.email)
  return (address !== "" && address === addressKey(person.email)) || nameKey(withdrawal.name) === nameKey(person.name)
}

/**
 * Returns whether a new row is of the withdrawn person.
 * @param old the published row in place of which the new one is published
 */
export function isReturn(withdrawal: Withdrawal, old: Person | undefined, next: Person): boolean {
  return isSamePerson(withdrawal, next) && !(old && isSamePerson(withdrawal, old))
}
