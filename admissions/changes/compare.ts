/** Compares what is published with what would be published, person by person. */
import { letterPages } from "../../src/routes"
import type {
  People,
  Publication,
  PublishedRecord,
  PublishedSignIn,
} from "../../supabase/functions/admissions/publication"
import { nameKey } from "../check/names"
import { addressKey } from "../check/addressKey"
import { nameDoubt } from "../check/nameDoubt"
import { matchPeople } from "./matchPeople"
import { findAddressOwners, findNamesakes, findSameNames, findSimilarNames } from "./notes"
import { differenceOf, renaming } from "./renaming"
import { withdrawalOf, type Person } from "./returning"

/** What would happen to a person. The order is that of the list: the groups that need the closest look come first. */
export const groups = {
  returning: "would return, although they were withdrawn",
  taken: "would get a name that another person has or had",
  replaced: "would get a name that has nothing in common with theirs",
  renamed: "would get another name",
  respelled: "would get another spelling of their name",
  moved: "would move to the other table",
  relinked: "would get another link, and the old one stops working",
  readdressed: "would get another address",
  earlier: "would open earlier",
  later: "would open later",
  closed: "would close until a later instant",
  removed: "would be removed",
  signInRenamed: "would sign in with another name",
  signInReaddressed: "would sign in with another address",
  signInRespelled: "would sign in with another spelling of the name",
  signInRemoved: "could not sign in any more",
  added: "would be added",
  signInAdded: "could sign in",
} as const

export type Group = keyof typeof groups

/** Whether a page would open at another instant. */
export const isInstantGroup = (group: Group) => group === "earlier" || group === "later" || group === "closed"

/** The kind of a row: `letter`, `decision`, or `sign-in`. */
export type RowKind = string

export interface Change {
  group: Group
  kind: RowKind
  /** The id in the published link, or the published address of a sign-in. */
  id: string
  /** The published name, or that of a person who is added. */
  name: string
  /** How much a new name differs: from 0, the same, to 1, no letter in common. */
  difference: number
  /** What is published, and what would be; undefined for nothing. */
  before: string | undefined
  after: string | undefined
  /** The site shows the name already, so the person may have read the page. */
  wasOpen: boolean
  /** The person opens as soon as this is published, and did not before. */
  opensNow: boolean
  note?: Note | undefined
}

/** What is odd about a change. */
export interface Note {
  /** `person`: another person has something in common with this one. */
  kind: "person" | `the name ${string}`
  text: string
}

const kindNames = letterPages.map(({ kind }) => kind)
export const signIn = "sign-in"

/** In place of the address of a record that has none. */
export const noAddress = "no address"

/** @param now milliseconds since 1970 */
export function comparePublications(before: Publication, after: People, now: number): Change[] {
  return [...compareRecords(before, after, now), ...compareSignIns(before, after)]
}

function compareRecords(before: Publication, after: People, now: number): Change[] {
  const { removed, added, paired: relinked, kept } = matchPeople(before.records, after.records, ({ uuid }) => uuid)
  const pairs = [...relinked, ...kept]
  const noteOfName = aboutPerson(findNamesakes(pairs, before.records, after.records, ({ uuid }) => uuid))
  const noteOfAddress = aboutPerson(findAddressOwners(pairs, before.records, after.records))
  const noteOfNamesake = aboutPerson(findSameNames(pairs, before.records, after.records))
  const noteOfSimilarName = aboutPerson(findSimilarNames(after.records, before.withdrawals))
  const isOpen = ({ releaseAt }: PublishedRecord) => Date.parse(releaseAt) <= now
  const change = (group: Group, old?: PublishedRecord, next?: PublishedRecord, note?: Note): Change => ({
    group,
    kind: (old ?? next)?.kind ?? "",
    id: (old ?? next)?.uuid ?? "",
    name: (old ?? next)?.name ?? "",
    difference: old && next ? differenceOf(old.name, next.name) : 0,
    before: old && shown(group, old),
    after: next && shown(group, next),
    wasOpen: old !== undefined && isOpen(old),
    opensNow: next !== undefined && isOpen(next) && !(old && isOpen(old)),
    note,
  })

  return [
    ...pairs.flatMap(({ old, next }): Change[] => {
      const changes: Change[] = []
      const { isBack, note: ofOther } = returnOf(before, old, next)
      if (isBack) changes.push(change("returning", old, next))
      if (old.uuid !== next.uuid) changes.push(change("relinked", old, next, ofOther ?? noteOfNamesake(old)))
      if (old.kind !== next.kind) changes.push(change("moved", old, next, noteOfNamesake(old)))
      if (old.name !== next.name) {
        const note = noteOfName(old, next)
        const group = note === undefined ? renaming(old.name, next.name) : "taken"
        changes.push(change(group, old, next, note ?? noteOfDoubt(next.name)))
      }
      if (addressKey(old.email) !== addressKey(next.email))
        changes.push(change("readdressed", old, next, ofOther ?? noteOfAddress(old, next) ?? noteOfNamesake(old)))
      const [from, to] = [Date.parse(old.releaseAt), Date.parse(next.releaseAt)]
      if (to < from) changes.push(change("earlier", old, next))
      if (to > from) changes.push(change(isOpen(old) && !isOpen(next) ? "closed" : "later", old, next))
      return changes
    }),
    ...removed.map((record) => change("removed", record, undefined, noteOfNamesake(record))),
    ...added.map((record) => {
      const { isBack, note: ofOther } = returnOf(before, undefined, record)
      const note = ofOther ?? noteOfName(undefined, record) ?? noteOfSimilarName(record) ?? noteOfDoubt(record.name)
      return change(isBack ? "returning" : "added", undefined, record, note)
    }),
  ]
}

/**
 * Says whether a withdrawn person would be published again. With another name, an address may be that of a sister: the
 * note then names the withdrawn person.
 */
function returnOf(before: Publication, old: Person | undefined, next: Person): { isBack: boolean; note?: Note } {
  const withdrawal = withdrawalOf(before, old, next)
  if (!withdrawal) return { isBack: false }
  if (withdrawal.uuid === next.uuid || nameKey(withdrawal.name) === nameKey(next.name)) return { isBack: true }
  return {
    isBack: false,
    note: { kind: "person", text: `The address is that of ${withdrawal.name}, who was withdrawn.` },
  }
}

/** Returns a function whose sentences are notes about another person. */
function aboutPerson<Arguments extends unknown[]>(find: (...rows: Arguments) => string | undefined) {
  return (...rows: Arguments): Note | undefined => {
    const text = find(...rows)
    return text === undefined ? undefined : { kind: "person", text }
  }
}

function noteOfDoubt(name: string): Note | undefined {
  const doubt = nameDoubt(name)
  return doubt === undefined ? undefined : { kind: `the name ${doubt}`, text: `The name ${doubt}.` }
}

/** The part of a record that a group shows. */
function shown(group: Group, record: PublishedRecord): string {
  if (group === "relinked") return record.uuid
  if (group === "moved") return record.kind
  if (group === "readdressed") return record.email ?? noAddress
  if (isInstantGroup(group)) return record.releaseAt
  // As in the mail merge, because an address of another person would send the letter to them.
  if (group === "added" && record.email) return `${record.name}, ${record.email}`
  return record.name
}

function compareSignIns(before: Publication, after: People): Change[] {
  const { removed, added, paired: readdressed, kept } = matchPeople(before.signIns, after.signIns, ({ email }) => email)
  const pairs = [...readdressed, ...kept]
  const noteOfName = aboutPerson(findNamesakes(pairs, before.signIns, after.signIns, ({ email }) => email))
  const noteOfAddress = aboutPerson(findAddressOwners(readdressed, before.signIns, after.signIns))
  const value = ({ name, email }: PublishedSignIn) => `${name}, ${email}`
  const change = (group: Group, old?: PublishedSignIn, next?: PublishedSignIn, note?: Note): Change => ({
    group,
    kind: signIn,
    id: (old ?? next)?.email ?? "",
    name: (old ?? next)?.name ?? "",
    difference: old && next ? differenceOf(old.name, next.name) : 0,
    before: old && value(old),
    after: next && value(next),
    wasOpen: false,
    opensNow: false,
    note,
  })
  return [
    ...kept
      .filter(({ old, next }) => old.name !== next.name)
      .flatMap(({ old, next }) => [
        ...(returnOf(before, old, next).isBack ? [change("returning", old, next)] : []),
        change(
          nameKey(old.name) === nameKey(next.name) ? "signInRespelled" : "signInRenamed",
          old,
          next,
          noteOfName(old, next),
        ),
      ]),
    ...readdressed.map(({ old, next }) => {
      const { isBack, note } = returnOf(before, old, next)
      return change(isBack ? "returning" : "signInReaddressed", old, next, note ?? noteOfAddress(old, next))
    }),
    ...removed.map((old) => change("signInRemoved", old)),
    ...added.map((next) => {
      const { isBack, note } = returnOf(before, undefined, next)
      return change(isBack ? "returning" : "signInAdded", undefined, next, note ?? noteOfName(undefined, next))
    }),
  ]
}

export interface Counts {
  added: number
  removed: number
  changed: number
  /** Names that open as soon as this is published. */
  openAtOnce: number
}

/** Counts people. One with several changes counts once; a sign-in counts beside a letter or decision. */
export function countChanges(changes: readonly Change[]): Counts {
  const count = (isCounted: (change: Change) => boolean) =>
    new Set(changes.filter(isCounted).map(({ kind, id }) => `${kind} ${id}`)).size
  return {
    added: count(({ before }) => before === undefined),
    removed: count(({ after }) => after === undefined),
    changed: count(({ before, after }) => before !== undefined && after !== undefined),
    openAtOnce: count(({ opensNow }) => opensNow),
  }
}

/** The kinds of rows in the order of the list. */
export const rowKinds: readonly RowKind[] = [...kindNames, signIn]

export function countOfKind(kind: RowKind, { records, signIns }: People): number {
  return kind === signIn ? signIns.length : records.filter((record) => record.kind === kind).length
}
