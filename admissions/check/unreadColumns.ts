/** Columns of the tables that the site does not read, in which staff write what they expect to have an effect. */
import { formatList, quote } from "../../messages/format"
import { groupBy } from "../groupBy"
import type { Table } from "../sources/readTable"
import { joinManyOfEachKind, warningsAt, type Mistake } from "./mistake"

/** A column with more values has no notes about a few people, but something about each one, such as a school. */
const maxValues = 5
/** Fewer rows than one of so many are few. */
const few = 10

/** Says which columns change nothing. */
export function describeUnread({ title, unread }: Pick<Table, "title" | "unread">): string[] {
  if (unread.length === 0) return []
  return [`Not used in ${title}: ${formatList(unread)}. A note there, such as "Withdrawn", keeps no row back.`]
}

/** Reports notes about a few people, such as the status "Withdrawn": their rows would be published like the others. */
export function checkNotes({ rows, unread }: Table): readonly Mistake[] {
  return unread.flatMap((column) => {
    const byNote = groupBy(
      rows.filter(({ cells }) => typeof cells[column] === "string"),
      ({ cells }) => String(cells[column]).trim(),
    )
    if (byNote.size > maxValues) return []
    const found = [...byNote].filter(([note, list]) => /\p{L}/u.test(note) && list.length * few < rows.length)
    return joinManyOfEachKind(
      found.flatMap(([note, list]) =>
        list.flatMap(({ place }) =>
          warningsAt(place, [
            `the column ${quote(column)}, which the site does not read, has ${quote(note)}. ` +
              "Delete the row if it must not be published.",
          ]),
        ),
      ),
    )
  })
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
