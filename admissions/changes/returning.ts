/** Withdrawn people who would be published again. */
import type {
  People,
  Publication,
  PublishedRecord,
  PublishedSignIn,
  Withdrawal,
} from "../../supabase/functions/admissions/publication"
import { addressKey } from "../check/addressKey"
import { nameKey } from "../check/names"
import { matchPeople } from "./matchPeople"
import { renaming } from "./renaming"

/** A withdrawn person, and the new row of this person. */
export interface Return {
  withdrawal: Withdrawal
  row: Person
}

/** Returns the withdrawn people whom the new rows contain again, although the published ones do not. */
export function returningPeople(before: Publication, after: People): Return[] {
  const changes = [
    ...changesOf(matchPeople<PublishedRecord>(before.records, after.records, ({ uuid }) => uuid)),
    ...changesOf(matchPeople<PublishedSignIn>(before.signIns, after.signIns, ({ email }) => email)),
  ]
  return before.withdrawals.flatMap((withdrawal) => {
    const found = changes.find(({ old, next }) => isReturn(withdrawal, old, next))
    return found ? [{ withdrawal, row: found.next }] : []
  })
}

/** Returns each new row with the published one in place of which it is published. */
const changesOf = <Row extends Person>({ kept, paired, added }: ReturnType<typeof matchPeople<Row>>) => [
  ...kept,
  ...paired,
  ...added.map((next) => ({ old: undefined, next })),
]

/**
 * Returns what stays of a withdrawal after the person has returned: the link or the address that is not published
 * again, and has to be asked for later. Undefined: nothing.
 */
export function remainderOf(withdrawal: Withdrawal, { records, signIns }: People): Withdrawal | undefined {
  const address = addressKey(withdrawal.email)
  const isLinkBack = records.some(({ uuid }) => uuid === withdrawal.uuid)
  const isAddressBack = [...records, ...signIns].some(({ email }) => address !== "" && addressKey(email) === address)
  const uuid = isLinkBack ? null : withdrawal.uuid
  const email = isAddressBack ? null : withdrawal.email
  return uuid === null && email === null ? undefined : { ...withdrawal, uuid, email }
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

/** A new or published row of a table or of the sheet. */
export type Person = Pick<PublishedRecord, "name" | "email"> & { uuid?: string }

/**
 * Returns the withdrawn person whose link, address or name a new row has (see `isReturn`): rather one with the link or
 * the name than another one who shares the address.
 */
export function withdrawalOf({ withdrawals }: Publication, old: Person | undefined, next: Person) {
  const found = withdrawals.filter((withdrawal) => isReturn(withdrawal, old, next))
  return found.find(({ uuid, name }) => uuid === next.uuid || nameKey(name) === nameKey(next.name)) ?? found[0]
}

/**
 * Returns whether a new row has the link, the address or the name of the withdrawn person, and the published one does
 * not: each by itself, because a namesake who is published may get the link of this person.
 * @param old the published row in place of which the new one is published
 */
function isReturn(withdrawal: Withdrawal, old: Person | undefined, next: Person): boolean {
  const link = ({ uuid }: { uuid?: string | null }) => uuid ?? ""
  const address = ({ email }: Pick<Person, "email">) => addressKey(email)
  const name = (person: Pick<Person, "name">) => nameKey(person.name)
  return [link, address, name].some((keyOf) => {
    const key = keyOf(withdrawal)
    return key !== "" && key === keyOf(next) && !(old && key === keyOf(old))
  })
}
