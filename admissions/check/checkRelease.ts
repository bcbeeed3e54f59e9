/** Checks when the site shows the rows: the instants in the column RECORDS_RELEASE_COLUMN. */
import { dayInMs } from "../../src/format/calendarDate"
import { groupBy } from "../groupBy"
import { formatInstant } from "../formatInstant"
import { formatList, quote } from "../../messages/format"
import { formatCount } from "../../src/format/number"
import { errorsAt, joinMany, warningsAt, type Mistake } from "./mistake"
import { comparedWith, farAhead, mainInstantOf, odditiesOf, type CountedInstant, type Oddity } from "./oddInstants"
import type { Table, TableRow } from "../sources/readTable"

/** How Airtable writes a date with a time. https://airtable.com/developers/web/api/field-model#dateandtime */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Returns whether a cell is an instant. A date without a time is none. */
function isReleaseInstant(value: unknown): value is string {
  return typeof value === "string" && instant.test(value) && new Date(value).toJSON() === value
}

export interface ReleaseReport {
  mistakes: readonly Mistake[]
  /** Such as `260 rows from March 27, 2026 at 4:00 PM PDT`, one for each instant. */
  lines: readonly string[]
}

/**
 * @param column name of the release column
 * @param now milliseconds since 1970
 */
export function checkRelease(tables: readonly Table[], column: string, now: number): ReleaseReport {
  const rows = tables.flatMap((table) => table.rows)
  const missing = tables.filter((table) => table.rows.length > 0 && !table.columns.includes(column))
  const inKnown = rows.filter(({ kind }) => !missing.some((table) => table.kind === kind))
  const byInstant = [...groupBy(rows, ({ release }) => (isReleaseInstant(release) ? release : ""))].sort()
  const main = mainInstantOf(byInstant)
  return {
    mistakes: [
      ...missing.flatMap(({ title, columns }) =>
        errorsAt(title, [
          `no row has a value in the column ${quote(column)} of RECORDS_RELEASE_COLUMN. ` +
            `Name it so in this table, or fill it in. The columns with values are ${formatList(columns)}.`,
        ]),
      ),
      ...joinMany(inKnown.flatMap((row) => errorsAt(row.place, [releaseMistake(row)]))),
      ...errorsAt("Letters and Decisions", [seasonsMistake(byInstant.flatMap(([instant]) => instant || []))]),
      ...byInstant.flatMap(([instant, group]) => instantWarnings(instant, group, main, now)),
    ],
    lines: byInstant.map(([instant, group]) => `${countRows(group.length)} from ${formatInstant(instant)}`),
  }
}

/** Days between two releases of one season at most. */
export const maxSeason = 240

/** `end` deletes everything that is published, so also a season that has begun. */
export const endFirst =
  "If npm run admissions status shows the earlier season only, run npm run admissions end before you publish the new one."

/** The mail merge and a new release would reach people of an earlier season. @param instants sorted */
function seasonsMistake(instants: readonly string[]): string | undefined {
  const [first = "", last = first] = [instants[0], instants.at(-1)]
  if (Date.parse(last) - Date.parse(first) <= maxSeason * dayInMs || !first) return undefined
  return (
    `the releases from ${formatInstant(first)} to ${formatInstant(last)} are of two seasons, or one has a wrong year. ` +
    "Correct the year, or delete the rows of the earlier season. " +
    endFirst
  )
}

const countRows = (count: number) => formatCount(count, "row")

function releaseMistake({ release }: TableRow): string | undefined {
  if (isReleaseInstant(release)) return undefined
  if (release === undefined)
    return "the release is missing. Enter the date and time from which the site shows the name, or delete the row."
  const found = JSON.stringify(release)
  return /^"\d{4}-\d\d-\d\d"$/.test(found)
    ? `the release ${found} is a date without a time. Turn on "Include time" in the settings of the column.`
    : `the release ${found} is not a date with a time. Make the column a "Date" with "Include time".`
}

/**
 * Returns warnings about the instant of some rows.
 * @param main the instant that most rows have; undefined if these are not many
 * @param now milliseconds since 1970
 */
export function instantWarnings(
  instant: string,
  rows: readonly TableRow[],
  main: CountedInstant | undefined,
  now: number,
): Mistake[] {
  const [{ place } = { place: "" }] = rows
  if (rows.length === 0) return []
  const places = rows.length === 1 ? place : `${countRows(rows.length)}, such as ${place}`
  const release = `the release ${formatInstant(instant)}`
  const texts: Record<Oddity, string> = {
    past: `${release} is in the past: the site shows them already, or as soon as they are published.`,
    night: `${release} is at night in Los Angeles. If it should be PM, correct it.`,
    "far ahead": `${release} is more than ${farAhead} days ahead. If its year is wrong, correct it.`,
    few: main ? `${release} is ${comparedWith(main, instant)}. If it is a slip, correct it.` : "",
  }
  const oddities = odditiesOf({ instant, rows: rows.length }, main, now)
  return warningsAt(
    places,
    oddities.map((oddity) => texts[oddity]),
  )
}
