import { formatCount } from "../../gatsby/content/check/format"
import { checkSheet } from "./checkSheet"
import { checkDuplicateIds, checkTable } from "./checkTable"
import { comparePeople } from "./comparePeople"
import type { Context } from "./context"
import { UnreadableError, type Mistake } from "./mistake"
import { nameMistake } from "./names"
import { readSheet, type SheetRow } from "./readSheet"
import { createTableReader, type TableRow } from "./readTable"
import type { ReadingSettings } from "./settings"

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
 */
export async function inspect(settings: ReadingSettings, context: Context, view?: string): Promise<Inspection> {
  const readTable = createTableReader(settings, context)
  const unreadable: Mistake[] = []
  let isStopped = false
  const sheet = await attempt("Sheet", () => readSheet(settings.SHEET_URL, context))
  const titles = settings.RECORDS_TABLES
  const letters = await attempt(titles.letters, () => readTable("letter", titles.letters))
  const decisions = await attempt(titles.decisions, () => readTable("decision", titles.decisions))
  const tables = [letters, decisions].filter((table) => table !== undefined)
  const released: string[] = []
  for (const { kind, title, rows } of view ? tables : []) {
    const shown = await attempt(title, () => readTable(kind, title, view))
    if (shown) released.push(`${shown.rows.length} of ${count(rows, kind, `${kind}s`)}`)
  }
  const rows = tables.flatMap((table) => table.rows)
  // People are compared only if everything could be read, and if each row has a right name: its person would be in no table otherwise.
  const haveNames =
    tables.every((table) => table.rows.length > 0) &&
    rows.every(({ name }) => typeof name === "string" && !nameMistake(name))
  return {
    rows,
    sheet: sheet ?? [],
    mistakes: [
      ...unreadable,
      ...tables.flatMap(checkTable),
      ...checkDuplicateIds(rows),
      ...(sheet ? checkSheet(sheet) : []),
      ...(unreadable.length === 0 && haveNames && sheet?.length ? comparePeople(rows, sheet) : []),
    ],
    counts: [
      count(letters?.rows, "letter", "letters"),
      count(decisions?.rows, "decision", "decisions"),
      count(sheet, "row in the sheet", "rows in the sheet"),
    ].join(", "),
    released: released.join(", "),
  }

  /** Returns undefined if something cannot be read. */
  async function attempt<Value>(place: string, read: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return isStopped ? undefined : await read()
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      unreadable.push({ level: "error", place, message: error.message, preventsLinks: true })
      isStopped = error.isForAll
      return undefined
    }
  }
}

function count(rows: readonly unknown[] | undefined, one: string, many: string): string {
  return rows ? formatCount(rows.length, one, many) : `${many} not read`
}
