/** Checks when the site shows the rows: the instants in the column RECORDS_RELEASE_COLUMN. */
import { formatCount, formatList, quote } from "../../messages/format"
import { formatLocalDateTime } from "../../src/format/dateTime"
import { isInstant } from "../../supabase/functions/records/parseRecords"
import { errorsAt, joinMany, warningsAt, type Mistake } from "./mistake"
import { groupBy } from "./names"
import type { Table, TableRow } from "./readTable"

/** An instant of one row is probably a typing error beside one of at least so many rows. */
const manyRows = 20

const timeZone = "America/Los_Angeles"

export interface ReleaseReport {
  mistakes: readonly Mistake[]
  /** Such as `260 rows from March 27, 2026 at 4:00 PM PDT`, one for each instant, and the number of rows without one. */
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
  const byInstant = [...groupBy(rows, ({ release }) => (isInstant(release) ? release : ""))].sort()
  const hasMany = byInstant.some(([, group]) => group.length >= manyRows)
  const never = rows.filter(({ release }) => release === undefined)
  return {
    mistakes: [
      ...missing.flatMap(({ title, columns }) =>
        errorsAt(title, [
          `no row has a value in the column ${quote(column)} of RECORDS_RELEASE_COLUMN. The columns with values are ${formatList(columns)}.`,
        ]),
      ),
      ...joinMany(rows.flatMap((row) => errorsAt(row.place, [releaseMistake(row)]))),
      ...joinMany(
        inKnown.flatMap(({ place, release }) =>
          warningsAt(place, [
            release === undefined && "the release is missing, so the link says that nothing was found. Enter it.",
          ]),
        ),
      ),
      ...byInstant.flatMap(([instant, group]) => instantWarnings(instant, group, hasMany, now)),
    ],
    lines: [
      ...byInstant.map(([instant, group]) => `${countRows(group.length)} from ${formatInstant(instant)}`),
      ...(never.length > 0 ? [`${countRows(never.length)} never, because the release is missing`] : []),
    ],
  }
}

const countRows = (count: number) => formatCount(count, "row", "rows")
const formatInstant = (instant: string) => formatLocalDateTime(instant, timeZone)

function releaseMistake({ release }: TableRow): string | undefined {
  if (release === undefined || isInstant(release)) return undefined
  const found = JSON.stringify(release)
  return /^"\d{4}-\d\d-\d\d"$/.test(found)
    ? `the release ${found} is a date without a time. Turn on "Include time" in the settings of the column.`
    : `the release ${found} is not a date with a time. Make the column a "Date" with "Include time".`
}

function instantWarnings(instant: string, rows: readonly TableRow[], hasMany: boolean, now: number): Mistake[] {
  const [{ place } = { place: "" }] = rows
  const places = rows.length === 1 ? place : `${countRows(rows.length)}, such as ${place}`
  const release = `the release ${formatInstant(instant)}`
  return warningsAt(places, [
    Date.parse(instant) <= now && `${release} is in the past, so the site shows them as soon as they are synced.`,
    hasMany && rows.length === 1 && `no other row has ${release}. If it is a typing error, correct it.`,
  ])
}
