import { formatCount } from "../../messages/format"
import { checkSheet } from "./checkSheet"
import { checkDuplicateIds, checkTable } from "./checkTable"
import { comparePeople } from "./comparePeople"
import type { Context } from "./context"
import type { Mistake } from "./mistake"
import { readSheet, type SheetRow } from "./readSheet"
import { createTableReader, type Table, type TableRow } from "./readTable"
import { tablesOf, type ReadingSettings } from "./settings"

export interface Inspection {
  /** The rows of both tables. */
  rows: readonly TableRow[]
  sheet: readonly SheetRow[]
  mistakes: readonly Mistake[]
  /** Such as `260 letters, 60 decisions, 310 rows in the sheet`. */
  counts: string
  /** Such as `12 of 260 letters, 60 of 60 decisions`: rows in the view. */
  released: string
}

/**
 * Reads all rows of the tables and the sheet, and checks them.
 * @param view name of a view whose rows are counted
 * @throws Error with instructions if something cannot be read
 */
export async function inspect(settings: ReadingSettings, context: Context, view?: string): Promise<Inspection> {
  const readTable = createTableReader(settings, context)
  const sheet = await readSheet(settings.SHEET_URL, context)
  const tables: Table[] = []
  for (const name of tablesOf(settings)) tables.push(await readTable(name))
  const released: string[] = []
  for (const table of view ? tables : [])
    released.push(`${(await readTable(table, view)).rows.length} of ${countRows(table)}`)

  const rows = tables.flatMap((table) => table.rows)
  const found = [...tables.flatMap(checkTable), ...checkDuplicateIds(rows), ...checkSheet(sheet)]
  // People are compared by their names. A wrong name would be reported twice.
  const isComparable = found.every(({ level }) => level === "warning")
  return {
    rows,
    sheet,
    mistakes: isComparable ? [...found, ...comparePeople(rows, sheet)] : found,
    counts: [...tables.map(countRows), `${formatCount(sheet.length, "row", "rows")} in the sheet`].join(", "),
    released: released.join(", "),
  }
}

const countRows = ({ kind, rows }: Table) => formatCount(rows.length, kind, `${kind}s`)
