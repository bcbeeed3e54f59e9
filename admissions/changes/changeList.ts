/** The list of all changes that a person reads and confirms: in the terminal and in a file. */
import { formatCount } from "../../messages/format"
import type { People, Publication } from "../../supabase/functions/admissions/publication"
import type { Mistake } from "../check/mistake"
import { formatInstant } from "../check/checkRelease"
import { comparePublications, countChanges, groups, rowKinds, type Change, type Counts, type Group } from "./compare"
import { findOddInstants, findSuspicions, sortBySuspicion, describeValues } from "./suspicions"

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

/**
 * @param now milliseconds since 1970
 * @param timeZone of this computer, in which instants are shown beside the time of Los Angeles
 */
export function createChangeList(
  before: Publication,
  after: People,
  doubts: readonly Mistake[],
  { now, timeZone }: { now: number; timeZone?: string },
): ChangeList {
  const changes = comparePublications(before, after, now)
  return {
    changes,
    counts: countChanges(changes),
    suspicions: [...findSuspicions(changes, before).map(({ text }) => text), ...findOddInstants(before, after, now)],
    groups: (Object.keys(groups) as Group[]).flatMap((group) => {
      const inGroup = sortBySuspicion(changes.filter((change) => change.group === group))
      return inGroup.length > 0 ? [{ group, title: groups[group], changes: inGroup }] : []
    }),
    doubts,
    afterwards: describeAfterwards(after, now, timeZone),
  }
}

/** Returns the numbers of rows, and when which of them open. */
export function describeAfterwards(after: People, now: number, timeZone?: string): string[] {
  const kinds = rowKinds.map((kind) => {
    const count =
      kind === "sign-in" ? after.signIns.length : after.records.filter((record) => record.kind === kind).length
    return formatCount(count, kind, `${kind}s`)
  })
  const instants = [...new Set(after.records.map(({ releaseAt }) => releaseAt))].sort()
  return [
    `${kinds.join(", ")}.`,
    ...instants.map((instant) => {
      const rows = after.records.filter(({ releaseAt }) => releaseAt === instant)
      const parts = rowKinds.flatMap((kind) => {
        const count = rows.filter((row) => row.kind === kind).length
        return count > 0 ? [formatCount(count, kind, `${kind}s`)] : []
      })
      const isOpen = Date.parse(instant) <= now
      return `${parts.join(" and ")} ${isOpen ? "open since" : "opening"} ${describeInstant(instant, timeZone)}.`
    }),
  ]
}

/** Returns an instant in the time of Los Angeles, and of this computer if it shows another one. */
function describeInstant(instant: string, timeZone: string | undefined): string {
  const weekday = new Date(instant).toLocaleString("en-US", { weekday: "long", timeZone: "America/Los_Angeles" })
  const here = new Date(instant)
    .toLocaleString("en-US", { dateStyle: "long", timeStyle: "short", ...(timeZone && { timeZone }) })
    .replaceAll("\u202f", " ")
  const there = new Date(instant)
    .toLocaleString("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "America/Los_Angeles" })
    .replaceAll("\u202f", " ")
  return `${weekday}, ${formatInstant(instant)}${here === there ? "" : ` (on this computer ${here})`}`
}

/** Returns the lines for the terminal. Nothing is left out. */
export function formatChangeList({ suspicions, groups: list, doubts, counts, afterwards }: ChangeList): string[] {
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ""] : []
  return [
    ...section("Look at these first:", suspicions),
    ...list.flatMap(({ title, changes }) =>
      section(
        `${title}: ${changes.length}`,
        changes.map((change) => formatChange(change)),
      ),
    ),
    ...section(
      `Tables and sheet disagree: ${doubts.length}`,
      doubts.map(({ place, message }) => `${place}: ${message}`),
    ),
    ...section("Afterwards:", afterwards),
    `Added: ${counts.added}. Removed: ${counts.removed}. Changed: ${counts.changed}. Open at once: ${counts.openAtOnce}.`,
  ].map(printable)
}

function formatChange(change: Change): string {
  const note = change.wasOpen && change.before !== undefined ? " (open already, so it may have been read)" : ""
  const values = describeValues(change)
  const isName = values === change.name
  return `${change.kind}: ${isName ? values : `${change.name}: ${values}`}${note}`
}

/** Escapes characters that a terminal obeys or that change the direction of the line. */
export function printable(line: string): string {
  return line.replace(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  )
}
