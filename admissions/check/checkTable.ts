import { nameCharacter } from "../characters"
import { groupBy } from "../groupBy"
import { formatList, quote } from "../../messages/format"
import { formatCount } from "../../src/format/number"
import { uuidOf } from "../../src/features/applicants/applicantId"
import { foldUuid } from "../../supabase/functions/admissions/foldUuid"
import { addressMistake } from "./checkSheet"
import { guessableId, similarIds } from "./guessableIds"
import { duplicateMistakes, errorsAt, joinManyOfEachKind, warningsAt, type Mistake } from "./mistake"
import { nameDoubt } from "./nameDoubt"
import { nameMistake } from "./names"
import type { Table, TableRow } from "../sources/readTable"

/** Reports mistakes in the columns and the rows of one table. */
export function checkTable({ title, rows, columns, addressColumns }: Table): Mistake[] {
  if (rows.length === 0) return warningsAt(title, ["the table has no rows. If it had rows, restore them in Airtable."])
  const missing = ["UUID", "name"].filter((column) => !columns.includes(column)).map(quote)
  const message =
    `no row has ${missing.join(" or ")}. The columns with values are ${formatList(columns)}. ` +
    'The site needs "UUID" and "name", spelled like this.'
  if (missing.length > 0) return errorsAt(title, [message])
  return [
    ...warningsAt(title, [unreadAddresses(columns, addressColumns)]),
    // Many of one kind have one cause, such as an exchanged column.
    ...joinManyOfEachKind(
      rows.flatMap((row) =>
        errorsAt(row.place, [idMistakeOf(row), nameMistakeOf(row), emailMistakeOf(row), sharedMistakeOf(row)]),
      ),
    ),
  ]
}

const isIdAsName = ({ uuid, name }: TableRow) => typeof name === "string" && name.trim() === uuid

const idMistakeOf = (row: TableRow) =>
  // The name is wrong then, not the id.
  idMistake(row.uuid) ?? (isIdAsName(row) ? undefined : guessableId(String(row.uuid), row.name))

const nameMistakeOf = (row: TableRow) =>
  isIdAsName(row) && !idMistake(row.uuid)
    ? "the name is the id of the row: a column was pasted into another one. Enter the name."
    : nameMistake(row.name)

/** Addresses in another column are not compared with the sheet, so slips that they would show are not found. */
function unreadAddresses(columns: readonly string[], addressColumns: readonly string[]): string | undefined {
  if (columns.includes("Email") || addressColumns.length === 0) return undefined
  return (
    `the column ${formatList(addressColumns)} has addresses, but only a column "Email" is read. ` +
    'If they are those of the applicants, name it "Email".'
  )
}

/** Doubts about names that a person may have. */
export function checkNames(rows: readonly TableRow[]): Mistake[] {
  return rows.flatMap(({ place, name }) => {
    const doubt = nameDoubt(String(name))
    return warningsAt(place, [doubt && `the name ${doubt}. Correct it, unless the person writes it so.`])
  })
}

/**
 * Reports tables that are exchanged in the settings: each is named like the kind of another one, and not like its own.
 */
export function checkTitles(tables: readonly Pick<Table, "kind" | "title">[]): Mistake[] {
  const areExchanged = tables.every(({ kind, title }) => {
    const named = tables.filter((table) => title.toLowerCase().includes(table.kind))
    return named.length > 0 && named.every((table) => table.kind !== kind)
  })
  if (!areExchanged) return []
  const found = tables.map(({ kind, title }) => `${quote(title)} for the ${kind}s`).join(" and ")
  return errorsAt("Tables", [`the settings have ${found}. Exchange the two names in .env.staff.`])
}

function emailMistakeOf({ email }: TableRow): string | undefined {
  if (email === undefined) return undefined
  return typeof email === "string"
    ? addressMistake(email)
    : `the address is ${JSON.stringify(email)}, which is not text. Make "Email" a text or email column.`
}

/** Airtable leaves out a checkbox that is not ticked. */
function sharedMistakeOf({ shared }: TableRow): string | undefined {
  return shared === undefined || typeof shared === "boolean"
    ? undefined
    : `"Shared" is ${JSON.stringify(shared)}. Make it a checkbox column.`
}

/** Reports ids that two rows have, in one table or in both, and ids that one can guess from another one. */
export function checkIds(rows: readonly TableRow[]): Mistake[] {
  const byId = groupBy(rows, ({ uuid }) => (idMistake(uuid) ? "" : foldUuid(String(uuid))))
  const duplicates = duplicateMistakes(
    "error",
    byId,
    (id, others) =>
      `the id ${id} is also in ${others}. ` +
      "If they are one person, delete the wrong row; " +
      "otherwise see in the links that were sent whose id it is, and enter a new id in the other row, " +
      `such as ${crypto.randomUUID()}.`,
  )
  return [...duplicates, ...similarIds(byId)]
}

/**
 * Returns what is wrong with an id, by the rule of supabase/functions/admissions/parseRequest.ts. A page leaves out
 * what mail programs add to the id in its link, so an id must not have it.
 */
export function idMistake(uuid: unknown): string | undefined {
  const text = uuid ?? ""
  if (typeof text !== "string")
    return (
      `the id is ${JSON.stringify(text)}, which is not text. ` +
      `Make "UUID" a text column, and enter an id such as ${crypto.randomUUID()}.`
    )
  if (text.trim() === "")
    return `the id is missing. Enter one in the column "UUID", such as ${crypto.randomUUID()}, or delete the row.`
  const inLink = text.split("/").find((part) => part !== text && !idMistake(part))
  if (inLink) return `the id is a whole link. Enter only the id in it, ${inLink}.`
  const wrong = new Set(text.match(/[^A-Za-z0-9_-]/gu)?.map(nameCharacter))
  if (wrong.size > 0)
    return `the id ${quote(text)} has ${[...wrong].join(" and ")}. Keep only letters without accents, digits, "-" and "_".`
  if (text.length < 16 || text.length > 64) {
    const length = formatCount(text.length, "character")
    return `the id ${quote(text)} has ${length}. Enter one with 16 to 64, such as ${crypto.randomUUID()}.`
  }
  const read = uuidOf(text)
  if (read === foldUuid(text)) return undefined
  return (
    `the id ${quote(text)} has more than the id ${quote(read ?? "")}, which its page would look up. ` +
    "Enter only that one, or another one."
  )
}
