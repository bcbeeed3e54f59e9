import { formatCount } from "../../messages/format"
import { checkSheet } from "./checkSheet"
import { checkRelease } from "./checkRelease"
import { checkIds, checkTable } from "./checkTable"
import { comparePeople } from "./comparePeople"
import type { Context } from "./context"
import { formatMistakes, type Mistake } from "./mistake"
import { readSheet, type SheetRow } from "./readSheet"
import { createTableReader, type Table, type TableRow } from "./readTable"
import { tablesOf, type ReadingSettings } from "./settings"

/** Also if the name of the variable is mistyped. */
const atOnce = { mistakes: [], lines: ["every row as soon as it is synced, because RECORDS_RELEASE_COLUMN is not set"] }

export interface Inspection {
  /** The rows of both tables. */
  rows: readonly TableRow[]
  sheet: readonly SheetRow[]
  mistakes: readonly Mistake[]
  /** Such as `260 letters, 60 decisions, 310 rows in the sheet`. */
  counts: string
  /** When how many rows are released. */
  releases: readonly string[]
}

/**
 * Reads all rows of the tables and the sheet, and checks them.
 * @throws Error with instructions if something cannot be read
 */
export async function inspect(settings: ReadingSettings, context: Context): Promise<Inspection> {
  const readTable = createTableReader(settings, context)
  const sheet = await readSheet(settings.SHEET_URL, context)
  const tables: Table[] = []
  for (const name of tablesOf(settings)) tables.push(await readTable(name))
  const rows = tables.flatMap((table) => table.rows)
  const { RECORDS_RELEASE_COLUMN: column } = settings
  const release = column ? checkRelease(tables, column, Date.now()) : atOnce
  const found = [...tables.flatMap(checkTable), ...checkIds(rows), ...release.mistakes, ...checkSheet(sheet)]
  // A wrong name or address would be reported twice.
  const isComparable = found.every(({ level }) => level === "warning")
  return {
    rows,
    sheet,
    mistakes: isComparable ? [...found, ...comparePeople(rows, sheet)] : found,
    counts: [...tables.map(countRows), `${formatCount(sheet.length, "row", "rows")} in the sheet`].join(", "),
    releases: release.lines,
  }
}

const countRows = ({ kind, rows }: Table) => formatCount(rows.length, kind, `${kind}s`)

/**
 * Prints every mistake in the tables and the sheet, and their numbers of rows.
 * @returns whether there is no error
 * @throws Error with instructions if a table or the sheet cannot be read
 */
export async function check(settings: ReadingSettings, context: Context): Promise<boolean> {
  const { mistakes, counts, releases } = await inspect(settings, context)
  const errors = mistakes.filter(({ level }) => level === "error").length
  const { print } = context
  for (const line of formatMistakes(mistakes)) print(line)
  if (mistakes.length > 0)
    print("Airtable counts rows in its own order. If your view has another order, search for the name.")
  print(`${counts}.`)
  for (const line of releases) print(`Released: ${line}.`)
  const numbers = `${errors === 0 ? "No errors" : formatCount(errors, "error", "errors")}, ${formatCount(mistakes.length - errors, "warning", "warnings")}.`
  print(errors > 0 ? `${numbers} Correct the errors and check again.` : numbers)
  return errors === 0
}
