/** The list of all changes that a person reads and confirms: in the terminal and in a file. */
import { formatInstant } from "../formatInstant"
import { printable } from "../characters"
import { formatCount } from "../../src/format/number"
import { formatLocalDateTime } from "../../src/format/dateTime"
import type { People, Publication } from "../../supabase/functions/admissions/publication"
import type { Mistake } from "../check/mistake"
import { timeZone } from "../../src/timeZone"
import {
  comparePublications,
  countChanges,
  countOfKind,
  groups,
  isInstantGroup,
  noAddress,
  rowKinds,
  signIn,
  type Change,
  type Counts,
  type Group,
} from "./compare"
import { describeValues, findSuspicions, sortBySuspicion } from "./suspicions"
import { language } from "../../src/language"

/** More doubts than these are counted separately, because nicknames exist. */
export const fewDoubts = 3

/** Other warnings are shown after the changes, and only so many, because they are the same at each publication. */
const maxRemarks = 5

export interface ChangeList {
  changes: readonly Change[]
  counts: Counts
  /** Sentences about what needs the closest look, first. */
  suspicions: readonly string[]
  /** Each group with its changes, the most suspicious first. Empty groups are left out. */
  groups: readonly { group: Group; title: string; changes: readonly Change[] }[]
  /** People whom the tables and the sheet show differently. */
  doubts: readonly Mistake[]
  /** What is true after the publication. */
  afterwards: readonly string[]
}

interface ListOptions {
  /** Milliseconds since 1970. */
  now: number
  /** Of this computer, in which instants are shown beside the time of Los Angeles. */
  timeZone?: string | undefined
  /** Other warnings about the tables. */
  remarks?: readonly Mistake[]
  /** Other sentences about what is true after the publication. */
  notes?: readonly string[]
}

export function createChangeList(
  before: Publication,
  after: People,
  doubts: readonly Mistake[],
  { now, timeZone: zone, remarks = [], notes = [] }: ListOptions,
): ChangeList {
  const changes = comparePublications(before, after, now)
  return {
    changes,
    counts: countChanges(changes),
    suspicions: [
      ...(doubts.length > fewDoubts ? [disagreement(doubts.length)] : []),
      ...findSuspicions(changes, before, after, now),
      ...differentInstants(changes, after),
      ...sentLinks(changes),
      ...remarks.slice(0, maxRemarks).map(sentenceOf),
      ...(remarks.length > maxRemarks
        ? [`${formatCount(remarks.length - maxRemarks, "more warning")}: npm run admissions check lists all.`]
        : []),
      ...(doubts.length > fewDoubts ? [] : doubts.map(sentenceOf)),
    ],
    groups: (Object.keys(groups) as Group[]).flatMap((group) => {
      const inGroup = sortBySuspicion(changes.filter((change) => change.group === group))
      return inGroup.length > 0 ? [{ group, title: capitalize(groups[group]), changes: inGroup }] : []
    }),
    doubts,
    afterwards: [...describeAfterwards(after, now, zone), ...describeReaders(changes), ...notes],
  }
}

const sentenceOf = ({ place, message }: Mistake) => `${place}: ${message}`

const disagreement = (count: number) =>
  `Tables and sheet disagree in ${count} places, which are listed below. ` +
  "Is a column sorted or pasted alone, are rows missing, or is it another sheet?"

/** One slip in dates gives some rows another instant than the others, however many they are. */
function differentInstants(changes: readonly Change[], { records }: People): string[] {
  const count = new Set(records.map(({ releaseAt }) => Date.parse(releaseAt))).size
  const isChanged = changes.some(({ group }) => group === "added" || isInstantGroup(group))
  if (count === 1 || !isChanged) return []
  return [`Pages open at ${count} different times, which "Afterwards" lists. Is each intended?`]
}

/**
 * A link may have been sent before it opens, or to a wrong address. An open one with another name is asked for, and one
 * that gets a new id stops working.
 */
function sentLinks(changes: readonly Change[]): string[] {
  const relinked = new Set(changes.flatMap(({ group, id }) => (group === "relinked" ? id : [])))
  const isGiven = ({ group, id, wasOpen, before, after }: Change) =>
    !relinked.has(id) &&
    (group === "readdressed"
      ? before !== noAddress && after !== noAddress
      : !wasOpen && (group === "replaced" || group === "taken"))
  const ids = new Set(changes.flatMap((change) => (isGiven(change) && change.kind !== signIn ? change.id : [])))
  if (ids.size === 0) return []
  return [
    `${formatCount(ids.size, "link")} would get another person or address. A person to whom one was sent can open it ` +
      "then: if it was sent, and to another person than the new one, enter a new id in its row.",
  ]
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the numbers of rows, and when which of them open. */
export function describeAfterwards(after: People, now: number, zone?: string): string[] {
  const kinds = rowKinds.map((kind) => formatCount(countOfKind(kind, after), kind))
  const instants = [...new Set(after.records.map(({ releaseAt }) => releaseAt))].sort()
  return [
    `${kinds.join(", ")}.`,
    ...instants.map((instant) => {
      const rows = after.records.filter(({ releaseAt }) => releaseAt === instant)
      const parts = rowKinds.flatMap((kind) => {
        const count = rows.filter((row) => row.kind === kind).length
        return count > 0 ? [formatCount(count, kind)] : []
      })
      const isOpen = Date.parse(instant) <= now
      const verb = isOpen ? ["has been open since", "have been open since"] : ["opens on", "open on"]
      return `${parts.join(" and ")} ${verb[rows.length === 1 ? 0 : 1]} ${describeInstant(instant, zone)}.`
    }),
  ]
}

/** Returns how many people may have read a page that changes, and how many pages open at once. */
function describeReaders(changes: readonly Change[]): string[] {
  const readers = new Set(changes.filter(({ wasOpen }) => wasOpen).map(({ kind, id }) => `${kind} ${id}`)).size
  const { openAtOnce } = countChanges(changes)
  return [
    ...(readers > 0 ? [`${formatCount(readers, "page")} open already, which people may have read, would change.`] : []),
    ...(openAtOnce > 0 ? [`${formatCount(openAtOnce, "page opens", "pages open")} as soon as this is published.`] : []),
  ]
}

/** Returns an instant in the time of Los Angeles, and of this computer if it shows another one. */
function describeInstant(instant: string, zone: string | undefined): string {
  const weekday = new Date(instant).toLocaleString(language, { weekday: "long", timeZone })
  const clockIn = (shown: string | undefined) =>
    new Date(instant).toLocaleString(language, { dateStyle: "long", timeStyle: "short", timeZone: shown })
  const here = clockIn(zone) === clockIn(timeZone) ? "" : ` (on this computer ${formatLocalDateTime(instant, zone)})`
  return `${weekday}, ${formatInstant(instant)}${here}`
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ""] : []

/** Returns the lines that a person should read first. */
export const formatSuspicions = ({ suspicions }: Pick<ChangeList, "suspicions">): string[] =>
  section("Look at these first:", suspicions).map(printable)

/** Returns the lines for the terminal. Nothing is left out. */
export function formatChangeList(changeList: ChangeList): string[] {
  const { groups: list, doubts, counts, afterwards } = changeList
  return [
    ...formatSuspicions(changeList),
    ...list.flatMap(({ title, changes }) =>
      section(
        `${title}: ${changes.length}`,
        changes.map((change) => formatChange(change)),
      ),
    ),
    ...section(`Tables and sheet disagree: ${doubts.length}`, doubts.map(sentenceOf)),
    ...section("Afterwards:", afterwards),
    "Rows of the tables and of the sheet count separately.",
    `Added: ${counts.added}. Removed: ${counts.removed}. Changed: ${counts.changed}. Open at once: ${counts.openAtOnce}.`,
  ].map(printable)
}

function formatChange(change: Change): string {
  const values = describeValues(change)
  const person = values.startsWith(change.name) ? values : `${change.name}: ${values}`
  const read = change.wasOpen ? " (open already, so it may have been read)" : ""
  return `${change.kind}: ${person}${read}${change.note ? `. ${change.note.text}` : ""}`
}
