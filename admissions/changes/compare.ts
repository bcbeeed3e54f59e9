/** Compares what is published with what would be published, person by person. */
import { letterPages } from "../../src/routes"
import type {
  People,
  Publication,
  PublishedRecord,
  PublishedSignIn,
  Withdrawal,
} from "../../supabase/functions/admissions/publication"
import { nameKey } from "../check/names"

/** What happens to a person. The order is that of the list: the groups that need the closest look come first. */
export const groups = {
  returning: "Return, although they were withdrawn",
  taken: "Get a name that another person has or had",
  renamed: "Get another name",
  respelled: "Get another spelling of their name",
  moved: "Move to the other kind",
  relinked: "Get another link. The old one stops working",
  readdressed: "Get another address",
  earlier: "Open earlier",
  later: "Open later",
  removed: "Are removed",
  signInRenamed: "Sign-in: get another name",
  signInReaddressed: "Sign-in: get another address",
  signInRemoved: "Sign-in: are removed",
  added: "Are added",
  signInAdded: "Sign-in: are added",
} as const

export type Group = keyof typeof groups

/** The kind of a row: `letter`, `decision`, or `sign-in`. */
export type RowKind = string

export interface Change {
  group: Group
  kind: RowKind
  /** The published name, or that of a person who is added. */
  name: string
  /** What is published, and what would be; undefined for nothing. */
  before: string | undefined
  after: string | undefined
  /** The site shows the name already, so the person may have read the page. */
  wasOpen: boolean
  /** The person opens as soon as this is published, and did not before. */
  opensNow: boolean
  /** For `readdressed`: another person had the address. */
  isOfAnother?: boolean
}

const kindNames = letterPages.map(({ kind }) => kind)
const signIn = "sign-in"

export const addressKey = (email: string | null) => (email ?? "").normalize("NFC").trim().toLowerCase()

/** @param now milliseconds since 1970 */
export function comparePublications(before: Publication, after: People, now: number): Change[] {
  return [...compareRecords(before, after, now), ...compareSignIns(before, after)]
}

/** Returns the withdrawals of people whom the new rows contain again, although the published ones do not. */
export function returningPeople(before: Publication, after: People): Withdrawal[] {
  const known = new Set([...before.records.map(({ uuid }) => uuid), ...before.signIns.map(({ email }) => email)])
  const added = [
    ...after.records.filter(({ uuid }) => !known.has(uuid)),
    ...after.signIns.filter(({ email }) => !known.has(email)).map((person) => ({ ...person, uuid: undefined })),
  ]
  return before.withdrawals.filter((withdrawal) => added.some((person) => isSamePerson(withdrawal, person)))
}

function isSamePerson(
  withdrawal: Withdrawal,
  person: { uuid?: string | undefined; email: string | null; name: string },
) {
  if (withdrawal.uuid !== null && withdrawal.uuid === person.uuid) return true
  const address = addressKey(withdrawal.email)
  return (address !== "" && address === addressKey(person.email)) || nameKey(withdrawal.name) === nameKey(person.name)
}

function compareRecords(before: Publication, after: People, now: number): Change[] {
  const beforeById = new Map(before.records.map((record) => [record.uuid, record]))
  const afterById = new Map(after.records.map((record) => [record.uuid, record]))
  const removed = before.records.filter(({ uuid }) => !afterById.has(uuid))
  const added = after.records.filter(({ uuid }) => !beforeById.has(uuid))
  const relinked = pairPeople(removed, added)
  const pairs = [
    ...relinked,
    ...before.records.flatMap((record) => {
      const next = afterById.get(record.uuid)
      return next ? [{ old: record, next }] : []
    }),
  ]
  const paired = new Set(relinked.flatMap(({ old, next }) => [old.uuid, next.uuid]))
  const holders = namesOf([...before.records, ...after.records])
  const addressHolders = new Map(before.records.map((record) => [addressKey(record.email), record.uuid]))
  const isOpen = ({ releaseAt }: PublishedRecord) => Date.parse(releaseAt) <= now
  const change = (group: Group, old: PublishedRecord | undefined, next: PublishedRecord | undefined): Change => ({
    group,
    kind: (old ?? next)?.kind ?? "",
    name: (old ?? next)?.name ?? "",
    before: old && shown(group, old),
    after: next && shown(group, next),
    wasOpen: old !== undefined && isOpen(old),
    opensNow: next !== undefined && isOpen(next) && !(old && isOpen(old)),
  })
  const withdrawn = (record: PublishedRecord) => before.withdrawals.some((one) => isSamePerson(one, record))

  return [
    ...pairs.flatMap(({ old, next }): Change[] => {
      const changes: Change[] = []
      if (old.uuid !== next.uuid) changes.push(change("relinked", old, next))
      if (old.kind !== next.kind) changes.push(change("moved", old, next))
      if (old.name !== next.name) changes.push(change(groupOfName(old, next, holders), old, next))
      if (addressKey(old.email) !== addressKey(next.email)) {
        const holder = addressHolders.get(addressKey(next.email))
        const isOfAnother = next.email !== null && holder !== undefined && holder !== old.uuid
        changes.push({ ...change("readdressed", old, next), isOfAnother })
      }
      const [from, to] = [Date.parse(old.releaseAt), Date.parse(next.releaseAt)]
      if (from !== to) changes.push(change(to < from ? "earlier" : "later", old, next))
      return changes
    }),
    ...removed.filter(({ uuid }) => !paired.has(uuid)).map((record) => change("removed", record, undefined)),
    ...added
      .filter(({ uuid }) => !paired.has(uuid))
      .map((record) => change(withdrawn(record) ? "returning" : "added", undefined, record)),
  ]
}

/** The part of a record that a group shows. */
function shown(group: Group, record: PublishedRecord): string {
  if (group === "relinked") return record.uuid
  if (group === "moved") return record.kind
  if (group === "readdressed") return record.email ?? "no address"
  if (group === "earlier" || group === "later") return record.releaseAt
  return record.name
}

/** Returns which ids have a name. */
function namesOf(records: readonly PublishedRecord[]): ReadonlyMap<string, ReadonlySet<string>> {
  const holders = new Map<string, Set<string>>()
  for (const { name, uuid } of records) holders.set(nameKey(name), (holders.get(nameKey(name)) ?? new Set()).add(uuid))
  return holders
}

function groupOfName(
  old: PublishedRecord,
  next: PublishedRecord,
  holders: ReadonlyMap<string, ReadonlySet<string>>,
): Group {
  if (nameKey(old.name) === nameKey(next.name)) return "respelled"
  const others = [...(holders.get(nameKey(next.name)) ?? [])].filter((uuid) => uuid !== old.uuid && uuid !== next.uuid)
  return others.length > 0 ? "taken" : "renamed"
}

/** Finds people who have another id now: with the same address, or the same name if only one person has it on each side. */
function pairPeople(removed: readonly PublishedRecord[], added: readonly PublishedRecord[]) {
  const pairs: { old: PublishedRecord; next: PublishedRecord }[] = []
  for (const keyOf of [
    ({ email }: PublishedRecord) => addressKey(email),
    ({ name }: PublishedRecord) => nameKey(name),
  ]) {
    const isFree = (record: PublishedRecord) => !pairs.some(({ old, next }) => old === record || next === record)
    const [olds, nexts] = [removed.filter(isFree), added.filter(isFree)].map((records) => groupOf(records, keyOf))
    for (const [key, [old, ...otherOlds]] of olds ?? []) {
      const [next, ...otherNexts] = nexts?.get(key) ?? []
      if (key && old && next && otherOlds.length + otherNexts.length === 0) pairs.push({ old, next })
    }
  }
  return pairs
}

function groupOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item])
  return found
}

function compareSignIns(before: Publication, after: People): Change[] {
  const beforeByEmail = new Map(before.signIns.map((person) => [person.email, person]))
  const afterByEmail = new Map(after.signIns.map((person) => [person.email, person]))
  const removed = before.signIns.filter(({ email }) => !afterByEmail.has(email))
  const added = after.signIns.filter(({ email }) => !beforeByEmail.has(email))
  const [olds, nexts] = [removed, added].map((people) => groupOf(people, ({ name }) => nameKey(name)))
  const moved = [...(olds ?? [])].flatMap(([key, [old, ...others]]) => {
    const [next, ...otherNexts] = nexts?.get(key) ?? []
    return old && next && others.length + otherNexts.length === 0 ? [{ old, next }] : []
  })
  const isMoved = (person: PublishedSignIn) => moved.some(({ old, next }) => old === person || next === person)
  const change = (group: Group, name: string, old: string | undefined, next: string | undefined): Change => ({
    ...{ group, kind: signIn, name, before: old, after: next },
    wasOpen: false,
    opensNow: false,
  })
  const shownSignIn = ({ name, email }: PublishedSignIn) => `${name}, ${email}`
  const withdrawn = (person: PublishedSignIn) => before.withdrawals.some((one) => isSamePerson(one, person))
  return [
    ...before.signIns.flatMap((old) => {
      const next = afterByEmail.get(old.email)
      return next && next.name !== old.name
        ? [change("signInRenamed", old.name, shownSignIn(old), shownSignIn(next))]
        : []
    }),
    ...moved.map(({ old, next }) => change("signInReaddressed", old.name, old.email, next.email)),
    ...removed
      .filter((one) => !isMoved(one))
      .map((old) => change("signInRemoved", old.name, shownSignIn(old), undefined)),
    ...added
      .filter((one) => !isMoved(one))
      .map((next) => change(withdrawn(next) ? "returning" : "signInAdded", next.name, undefined, shownSignIn(next))),
  ]
}

export interface Counts {
  added: number
  removed: number
  changed: number
  /** Names that open as soon as this is published. */
  openAtOnce: number
}

/** Counts changes; each person counts once among the changed, for the letter or decision and for the sign-in. */
export function countChanges(changes: readonly Change[]): Counts {
  const isAdded = ({ before }: Change) => before === undefined
  const isRemoved = ({ after }: Change) => after === undefined
  const changed = changes.filter((one) => !isAdded(one) && !isRemoved(one))
  return {
    added: changes.filter(isAdded).length,
    removed: changes.filter(isRemoved).length,
    changed: changed.length,
    openAtOnce: changes.filter(({ opensNow, group }) => opensNow && ["added", "returning", "earlier"].includes(group))
      .length,
  }
}

/** The kinds of rows in the order of the list. */
export const rowKinds: readonly RowKind[] = [...kindNames, signIn]
