/** Columns of the tables that the site does not read, in which staff write what they expect to have an effect. */
import { formatList, quote } from "../../messages/format"
import { groupBy } from "../groupBy"
import type { Table } from "../sources/readTable"
import { joinMany, warningsAt, type Mistake } from "./mistake"

/** A column says something about a few people if most rows have the same in it, or nothing: at least this part. */
const most = 0.75

/** A column with so few values is probably a choice, such as a status. */
const maxChoices = 6

/** Says which columns change nothing, and what is in those with few values, such as a status. */
export function describeUnread({ title, unread, rows }: Pick<Table, "title" | "unread" | "rows">): string[] {
  if (unread.length === 0) return []
  const choices = unread.flatMap((column) => {
    const notes = groupBy(
      rows.map(({ cells }) => noteIn(cells[column]) || "blank"),
      (note) => note,
    )
    if (notes.size < 2 || notes.size > maxChoices || notes.size > rows.length / 2) return []
    const counts = [...notes].map(([note, { length }]) => `${length} ${note}`)
    return [`All rows of ${title} are published, whatever ${quote(column)} says: ${counts.join(", ")}.`]
  })
  return [
    `Not used in ${title}: ${formatList(unread)}. A note there, such as "Withdrawn", keeps no row back.`,
    ...choices,
  ]
}

/** Reports notes about a few people, such as the status "Withdrawn": their rows would be published like the others. */
export const checkNotes = (table: Table): Mistake[] => table.unread.flatMap((column) => checkColumn(table, column))

function checkColumn({ rows }: Table, column: string): readonly Mistake[] {
  const noted = groupBy(rows, ({ cells }) => noteIn(cells[column]))
  const blank = rows.filter(({ cells }) => noteIn(cells[column]) === "")
  const usual = [blank, ...noted.values()].find((list) => list.length >= most * rows.length)
  if (!usual) return []
  return [...noted].flatMap(([note, list]) => {
    const what = note === ticked ? "is ticked" : `has ${quote(note)}`
    const message = `the column ${quote(column)}, which the site does not read, ${what}. Delete the row if it must not be published.`
    return list === usual ? [] : joinMany(list.flatMap(({ place }) => warningsAt(place, [message])))
  })
}

const ticked = "true"

/** Returns the text of a cell: of a checkbox "true", and of a list its entries. */
function noteIn(cell: unknown): string {
  const texts = [cell].flat().filter((one) => typeof one === "string")
  return cell === true ? ticked : texts.join(", ").trim()
}

/**
 * Reports a column with instants in the future, although the command gives all rows another one: the column is probably
 * that of `RECORDS_RELEASE_COLUMN`.
 * @param now milliseconds since 1970
 */
export function checkInstants({ title, rows, unread }: Table, now: number): Mistake[] {
  const isAhead = (cell: unknown) =>
    typeof cell === "string" && /^\d{4}-\d\d-\d\dT/.test(cell) && Date.parse(cell) > now
  const columns = unread.filter((column) => rows.some(({ cells }) => isAhead(cells[column])))
  return columns.flatMap((column) =>
    warningsAt(title, [
      `the column ${quote(column)} has instants in the future, but the command gives all rows another one. ` +
        `If they are the releases, set RECORDS_RELEASE_COLUMN=${column} in .env.staff, and leave out the release of the command.`,
    ]),
  )
}
