import { formatInstant } from "../formatInstant"
import { formatCount } from "../../src/format/number"
import { checkSheet } from "./checkSheet"
import { checkRelease, instantWarnings } from "./checkRelease"
import { checkIds, checkNames, checkTable, checkTitles } from "./checkTable"
import { causes, comparePeople, sharedAddresses } from "./comparePeople"
import type { Context } from "../context"
import { checkDomains } from "./domains"
import { checkInstants, checkNotes, describeUnread } from "./unreadColumns"
import { joinMany, joinManyOfEachKind, mistakeLines, type Mistake } from "./mistake"
import { readSheet, type SheetRow } from "../sources/readSheet"
import { createTableReader, type Table, type TableRow } from "../sources/readTable"
import { tablesOf, type ReadingSettings } from "../settings"

export interface Inspection {
  /** The rows of both tables. */
  rows: readonly TableRow[]
  sheet: readonly SheetRow[]
  mistakes: readonly Mistake[]
  /** Warnings that a person should see beside the changes. */
  remarks: readonly Mistake[]
  /** Warnings about people whom the tables and the sheet show differently, by kind, one for each person. */
  doubts: readonly (readonly Mistake[])[]
  /** Such as `260 letters, 60 decisions, 310 rows in the sheet`. */
  counts: string
  /** When how many rows are released. */
  releases: readonly string[]
  /** Which columns of the tables change nothing. */
  unread: readonly string[]
}

/**
 * Reads all rows of the tables and the sheet, and checks them.
 * @param release instant for all rows, in place of the column of the tables (RFC 3339 in UTC)
 * @throws Error with instructions if something cannot be read
 */
export async function inspect(
  settings: ReadingSettings,
  context: Context,
  release: string | undefined,
): Promise<Inspection> {
  context.print(`Base: ${settings.RECORDS_UPSTREAM_URL}`)
  const readTable = createTableReader(settings, context)
  const sheet = await readSheet(settings.SHEET_URL, context)
  const tables: Table[] = []
  for (const name of tablesOf(settings)) tables.push(await readTable(name))
  const rows = tables.flatMap((table) => table.rows)
  const { RECORDS_RELEASE_COLUMN: column } = settings
  const releases = releasesOf(tables, column, release, context.now())
  const found = [
    ...checkTitles(tables),
    ...tables.flatMap(checkTable),
    ...checkIds(rows),
    ...releases.mistakes,
    ...checkSheet(sheet),
  ]
  // A wrong name or address would be reported twice.
  const isComparable = found.every(({ level }) => level === "warning")
  const doubts = isComparable ? comparePeople(rows, sheet) : []
  const shared = isComparable ? sharedAddresses(rows, sheet) : []
  return {
    rows,
    sheet,
    mistakes: [...found, ...shared, ...joinManyOfEachKind(isComparable ? checkNames(rows) : [])],
    remarks: [
      ...(release === undefined ? [] : tables.flatMap((table) => checkInstants(table, context.now()))),
      ...tables.flatMap(checkNotes),
      ...checkDomains([...rows, ...sheet]),
    ],
    doubts,
    counts: [...tables.map(countRows), `${formatCount(sheet.length, "row")} in the sheet`].join(", "),
    releases: releases.lines,
    unread: tables.flatMap(describeUnread),
  }
}

function releasesOf(tables: readonly Table[], column: string | undefined, release: string | undefined, now: number) {
  const rows = tables.flatMap((table) => table.rows)
  if (release !== undefined)
    return {
      mistakes: instantWarnings(release, rows, undefined, now),
      lines: [`all rows from ${formatInstant(release)}`],
    }
  if (column) return checkRelease(tables, column, now)
  const line =
    'not known yet, because RECORDS_RELEASE_COLUMN is not set. publish needs it, or release "2027-03-15 17:00 America/Los_Angeles"'
  return { mistakes: [], lines: [line] }
}

const countRows = ({ kind, rows }: Table) => formatCount(rows.length, kind)

/**
 * Prints every mistake in the tables and the sheet, and their numbers of rows.
 * @returns whether there is no error
 * @throws Error with instructions if a table or the sheet cannot be read
 */
export async function check(
  settings: ReadingSettings,
  release: string | undefined,
  context: Context,
): Promise<boolean> {
  return printInspection(withDoubts(await inspect(settings, context, release)), context.print)
}

/** Returns an inspection whose mistakes contain the remarks and the doubts. */
export function withDoubts(inspection: Inspection): Inspection {
  // Many of one kind have one cause.
  const joined = inspection.doubts.flatMap((kind) => joinMany(kind, causes))
  return { ...inspection, mistakes: [...inspection.mistakes, ...inspection.remarks, ...joined] }
}

/**
 * Prints mistakes, and the numbers of rows.
 * @param listed number of warnings that another list has
 * @returns whether there is no error
 */
export function printInspection(
  { mistakes, counts, releases, unread }: Pick<Inspection, "mistakes" | "counts" | "releases" | "unread">,
  print: Context["print"],
  listed = 0,
): boolean {
  const errors = mistakes.filter(({ level }) => level === "error").length
  for (const line of mistakeLines(mistakes)) print(line)
  if (mistakes.length > 0)
    print("Airtable counts rows in its own order. If your view has another order, search for the name.")
  print(`${counts}.`)
  for (const line of releases) print(`Released: ${line}.`)
  for (const line of unread) print(line)
  const numbers =
    `${errors === 0 ? "No errors" : formatCount(errors, "error")}, ` +
    `${formatCount(mistakes.length - errors + listed, "warning")}${listed > 0 ? `, ${listed} of them below` : ""}.`
  print(errors > 0 ? `${numbers} Correct the errors and check again.` : numbers)
  return errors === 0
}
