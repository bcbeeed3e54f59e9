/** Finds the changes that a person should look at first, because slips look like them. */
import { formatInstant } from "../formatInstant"
import { groupBy } from "../groupBy"
import { formatCount } from "../../src/format/number"
import type { People, Publication } from "../../supabase/functions/admissions/publication"
import { joinSome } from "../../messages/format"
import { durationBetween } from "../check/durationBetween"
import { comparedWith, farAhead, mainInstantOf, manyRows, odditiesOf, type Oddity } from "../check/oddInstants"
import { countOfKind, groups, isInstantGroup, type Change, type Group } from "./compare"

interface Suspicion {
  /** The first one of each kind is always shown. */
  kind: string
  /** Sentence about one person, or about all people with the same change. */
  text: string
  rank: number
}

/** More changes of one kind have one cause, such as a column that was sorted alone. */
const many = 5
const maxShown = 10

/** How suspicious one change of a group is. */
const ranks: Readonly<Record<Group, number>> = {
  returning: 100,
  taken: 50,
  replaced: 60,
  renamed: 45,
  moved: 65,
  relinked: 45,
  readdressed: 40,
  earlier: 75,
  later: 35,
  closed: 70,
  removed: 30,
  respelled: 10,
  signInRenamed: 28,
  signInReaddressed: 26,
  signInRespelled: 8,
  signInRemoved: 24,
  added: 1,
  signInAdded: 1,
}

function rankOf({ group, wasOpen, opensNow, note, difference }: Change): number {
  return (
    ranks[group] +
    (wasOpen ? 8 : 0) +
    (opensNow && group === "earlier" ? 6 : 0) +
    (note ? rankOfNote : 0) +
    5 * difference
  )
}

/** A change with something odd about it. */
const rankOfNote = 40

/** Sorts changes, the most suspicious first. Keeps the order of others. */
export function sortBySuspicion(changes: readonly Change[]): Change[] {
  return [...changes].sort((one, other) => rankOf(other) - rankOf(one))
}

/**
 * Returns sentences about the ten most suspicious changes and instants, the most suspicious first. Each kind of change
 * has a sentence, so that one slip does not disappear behind many corrections of another kind.
 * @param now milliseconds since 1970
 */
export function findSuspicions(changes: readonly Change[], before: Publication, after: People, now: number): string[] {
  const byRank = [...suspiciousChanges(changes, before, after), ...oddInstants(before, after, now)].sort(
    (one, other) => other.rank - one.rank,
  )
  const firstOfKind = new Set([...groupBy(byRank, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []))
  const others = byRank.filter((suspicion) => !firstOfKind.has(suspicion))
  const chosen = new Set([...firstOfKind, ...others.slice(0, Math.max(maxShown - firstOfKind.size, 0))])
  return byRank.filter((suspicion) => chosen.has(suspicion)).map(({ text }) => text)
}

const isAddition = ({ group, note }: Change) => (group === "added" || group === "signInAdded") && note === undefined

/** Many changes of one kind are one suspicion. */
function suspiciousChanges(changes: readonly Change[], before: Publication, after: People): Suspicion[] {
  // Additions alone are what a person expects.
  const shown = changes.every(isAddition) || before.version === 0 ? changes.filter((one) => !isAddition(one)) : changes
  const pairsOf = (group: Group) =>
    new Set(changes.flatMap((one) => (one.group === group ? [`${one.before} ${one.after}`] : []))).size
  const joined = groupBy(shown, (change) => {
    const isByValue = change.group === "moved" || (isInstantGroup(change.group) && pairsOf(change.group) <= fewInstants)
    const values = isByValue && [change.before, change.after]
    return JSON.stringify([change.group, change.kind, change.note?.kind, values])
  })
  return [...joined].flatMap(([kind, list]): Suspicion[] => {
    const sorted = sortBySuspicion(list)
    const [first] = sorted
    if (!first) return []
    const total = countOfKind(first.kind, first.group === "added" || first.group === "signInAdded" ? after : before)
    const isJoined =
      isInstantGroup(first.group) || isAddition(first) || first.group === "moved" || list.length * 5 > total
    if (list.length > many && isJoined) {
      const isUsual = isAddition(first)
      return [{ kind, rank: rankOf(first) + (isUsual ? 0 : 35), text: describeMany(sorted, first, total) }]
    }
    return sorted.map((change) => ({ kind, rank: rankOf(change), text: describe(change) }))
  })
}

function describeMany(changes: readonly Change[], first: Change, total: number): string {
  const what = `${changes.length} of ${formatCount(total, first.kind)} ${groups[first.group]}`
  if (isInstantGroup(first.group)) {
    const isSame = changes.every(({ before, after }) => before === first.before && after === first.after)
    return `${what}, ${isSame ? "" : `such as ${first.name}: `}${describeValues(first)}`
  }
  // Corrections look alike, so a slip among them shows only if each is read.
  if (first.group === "renamed" && changes.length <= manyRows)
    return `${what}: ${changes.map(describeValues).join("; ")}`
  // A letter for a decision is the worst mistake, so a person can read who moves here.
  if (first.group === "moved" && changes.length <= manyRows)
    return `${what}, ${describeValues(first)}: ${changes.map(({ name }) => name).join(", ")}`
  const note = first.note ? ` ${first.note.text}` : ""
  return `${what}, such as ${first.name}${valuesBehindName(first, ": ")}.${note}`
}

function describe(change: Change): string {
  const note = change.note ? ` ${change.note.text}` : ""
  const read = change.wasOpen ? " The page may have been read." : ""
  return `${change.name} (${change.kind}) ${groups[change.group]}${valuesBehindName(change, ", ")}.${note}${read}`
}

/** Returns the values of a change behind the name, which those of an added or a removed person repeat. */
function valuesBehindName(change: Change, separator: string): string {
  const values = describeValues(change)
  const isPair = change.before !== undefined && change.after !== undefined
  return !isPair && values.startsWith(change.name) ? values.slice(change.name.length) : separator + values
}

/** Returns `old → new`, or the only one of them. Instants are in the time of Los Angeles. */
export function describeValues(change: Change): string {
  const [before, after] = shownValues(change)
  const length = isInstantGroup(change.group) ? `, ${durationBetween(change.before ?? "", change.after ?? "")}` : ""
  return before && after ? `${before} → ${after}${length}` : before || after
}

/** Returns the old and the new value. Empty: it does not exist. */
export function shownValues(change: Change): [before: string, after: string] {
  const show = (value = "") => (value && isInstantGroup(change.group) ? formatInstant(value) : value)
  return [show(change.before), show(change.after)]
}

/** More instants than these with the same reason are one suspicion. */
const fewInstants = 3

const instantRanks: Readonly<Record<Oddity, number>> = { past: 96, night: 95, "far ahead": 94, few: 93 }

/** Finds odd instants of rows that are added, or open at another instant than before. */
function oddInstants(before: Publication, after: People, now: number): Suspicion[] {
  const known = new Map(before.records.map(({ uuid, releaseAt }) => [uuid, releaseAt]))
  const all = groupBy(after.records, ({ releaseAt }) => releaseAt)
  const main = mainInstantOf(all)
  const reasons: Readonly<Record<Oddity, (instant: string) => string>> = {
    past: () => "in the past, so the site shows them at once",
    night: () => "at night in Los Angeles. AM for PM?",
    "far ahead": () => `more than ${farAhead} days ahead. A wrong year?`,
    few: (instant) => (main ? `${comparedWith(main, instant)}. A slip, or another time zone?` : ""),
  }
  const changed = [...all]
    .map(([instant, rows]) => ({
      instant,
      rows: rows.filter(({ uuid, releaseAt }) => known.get(uuid) !== releaseAt),
      oddities: odditiesOf({ instant, rows: rows.length }, main, now),
    }))
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => Date.parse(one.instant) - Date.parse(other.instant))
  return Object.entries(instantRanks).flatMap(([kind, rank]) => {
    const oddity = kind as Oddity
    const found = changed.filter(({ oddities }) => oddities.includes(oddity))
    const describeInstant = (instant: string) => `${formatInstant(instant)}, ${reasons[oddity](instant)}`
    if (found.length <= fewInstants)
      return found.map(({ instant, rows }) => ({
        kind,
        rank,
        text: `${nameRows(rows)} on ${describeInstant(instant)}`,
      }))
    const [{ instant } = { instant: "" }] = found
    const count = found.reduce((sum, { rows }) => sum + rows.length, 0)
    const text = `${count} rows open at ${found.length} instants, such as ${describeInstant(instant)}`
    return [{ kind, rank, text }]
  })
}

function nameRows(rows: People["records"]): string {
  if (rows.length > many) return `${rows.length} rows open`
  const names = joinSome(rows.map(({ name, kind }) => `${name} (${kind})`))
  return `${names} ${rows.length === 1 ? "opens" : "open"}`
}
