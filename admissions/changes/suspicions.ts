/** Finds the changes that a person should look at first, because slips look like them. */
import { formatCount } from "../../messages/format"
import { groups, type Change, type Group } from "./compare"
import { formatInstant } from "../check/checkRelease"
import type { People, Publication } from "../../supabase/functions/admissions/publication"

export interface Suspicion {
  /** One person, or all people with the same change. */
  changes: readonly Change[]
  /** Sentence about them. */
  text: string
  rank: number
}

/** More changes of one kind have one cause, such as a column that was sorted alone. */
const many = 5
const maxShown = 10

/** How suspicious one change of a group is. A change of a page that may have been read is more so. */
const ranks: Readonly<Record<Group, number>> = {
  returning: 100,
  taken: 90,
  renamed: 55,
  moved: 50,
  relinked: 45,
  readdressed: 40,
  earlier: 75,
  later: 35,
  removed: 30,
  respelled: 10,
  signInRenamed: 28,
  signInReaddressed: 26,
  signInRemoved: 24,
  added: 0,
  signInAdded: 0,
}

/** Returns how suspicious a change is; 0: not at all. */
export function rankOf({ group, wasOpen, opensNow, isOfAnother }: Change): number {
  return ranks[group] + (wasOpen ? 8 : 0) + (opensNow && group === "earlier" ? 6 : 0) + (isOfAnother ? 40 : 0)
}

/** Sorts changes, the most suspicious first. Keeps the order of others. */
export function sortBySuspicion(changes: readonly Change[]): Change[] {
  return [...changes].sort((one, other) => rankOf(other) - rankOf(one))
}

/** Returns the ten most suspicious changes, the most suspicious first. Many of one kind count as one. */
export function findSuspicions(changes: readonly Change[], before: Publication): Suspicion[] {
  const joined = new Map<string, Change[]>()
  for (const change of changes) {
    const key = JSON.stringify([change.group, change.kind, isInstantGroup(change) && [change.before, change.after]])
    joined.set(key, [...(joined.get(key) ?? []), change])
  }
  const found = [...joined.values()].flatMap((list): Suspicion[] => {
    const [first] = list
    if (!first || rankOf(first) === 0) return []
    const total = countOfKind(first.kind, before)
    if (list.length > many && list.length * 5 > total)
      return [{ changes: list, rank: Math.max(...list.map(rankOf)) + 20, text: describeMany(list, first, total) }]
    return list.map((change) => ({ changes: [change], rank: rankOf(change), text: describe(change) }))
  })
  return found.sort((one, other) => other.rank - one.rank).slice(0, maxShown)
}

const isInstantGroup = ({ group }: Change) => group === "earlier" || group === "later"

function countOfKind(kind: string, before: Publication): number {
  return kind === "sign-in" ? before.signIns.length : before.records.filter((record) => record.kind === kind).length
}

function describeMany(list: readonly Change[], first: Change, total: number): string {
  const how = isInstantGroup(first) ? describeValues(first) : `such as ${first.name}: ${describeValues(first)}`
  return `${list.length} of ${formatCount(total, first.kind, `${first.kind}s`)}: ${groups[first.group].toLowerCase()}, ${how}`
}

function describe(change: Change): string {
  const open = change.wasOpen ? " The page may have been read." : ""
  const owner = change.isOfAnother ? " Another person had this address." : ""
  return `${change.name} (${change.kind}): ${groups[change.group].toLowerCase()}, ${describeValues(change)}.${owner}${open}`
}

/** Returns `old → new`, or the only one of them. Instants are in the time of Los Angeles. */
export function describeValues(change: Change): string {
  const [before, after] = [change.before, change.after].map((value) =>
    value !== undefined && isInstantGroup(change) ? formatInstant(value) : value,
  )
  const hours = isInstantGroup(change) ? `, ${differenceOf(change)}` : ""
  return before !== undefined && after !== undefined ? `${before} → ${after}${hours}` : (before ?? after ?? "")
}

/** Returns `12 hours earlier`. */
function differenceOf({ before = "", after = "" }: Change): string {
  const minutes = Math.round((Date.parse(after) - Date.parse(before)) / 60_000)
  const size = Math.abs(minutes)
  const length =
    size % 1440 === 0
      ? formatCount(size / 1440, "day", "days")
      : size % 60 === 0
        ? formatCount(size / 60, "hour", "hours")
        : formatCount(size, "minute", "minutes")
  return `${length} ${minutes < 0 ? "earlier" : "later"}`
}

/** An instant of one row is probably a typing error beside one of at least so many rows. */
const manyRows = 20
/** Days ahead after which an instant may have a wrong year. */
const farAhead = 300
/** Hours in Los Angeles that are night. */
const isNight = (hour: number) => hour >= 22 || hour < 7

/**
 * Returns sentences about odd instants of rows that are added or open at another instant than before.
 * @param now milliseconds since 1970
 */
export function findOddInstants(before: Publication, after: People, now: number): string[] {
  const known = new Map(before.records.map(({ uuid, releaseAt }) => [uuid, releaseAt]))
  const counts = new Map<string, number>()
  const isNew = new Set<string>()
  for (const { uuid, releaseAt } of after.records) {
    counts.set(releaseAt, (counts.get(releaseAt) ?? 0) + 1)
    if (known.get(uuid) !== releaseAt) isNew.add(releaseAt)
  }
  const hasMany = [...counts.values()].some((count) => count >= manyRows)
  return [...isNew].sort().flatMap((instant) => {
    const count = counts.get(instant) ?? 0
    const hour = Number(
      new Date(instant).toLocaleString("en-US", { hour: "2-digit", hourCycle: "h23", timeZone: "America/Los_Angeles" }),
    )
    const days = (Date.parse(instant) - now) / 86_400_000
    const reasons = [
      days <= 0 && "is in the past, so they open at once",
      days > 0 && isNight(hour) && "is at night in Los Angeles. AM and PM exchanged?",
      days > farAhead && `is ${Math.floor(days)} days ahead. A wrong year?`,
      hasMany && count === 1 && "is the only one of this instant. A typing error?",
    ].filter((reason) => reason !== false)
    return reasons.map(
      (reason) => `${formatCount(count, "row opens", "rows open")} on ${formatInstant(instant)}, which ${reason}`,
    )
  })
}
