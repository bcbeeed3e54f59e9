import { formatCount, formatList, quote } from "../../gatsby/content/check/format"
import { duplicateMistakes, nameCharacter, type Mistake } from "./mistake"
import { groupBy, nameMistake, nameOf } from "./names"
import type { Table, TableRow } from "./readTable"

const newId = () => crypto.randomUUID()

/** Reports mistakes in the columns and the rows of one table. */
export function checkTable(table: Table): Mistake[] {
  const { title, rows } = table
  if (rows.length === 0)
    return [
      { level: "warning", place: title, message: "the table has no rows. If it had some, restore them in Airtable." },
    ]
  const missing = missingColumns(table)
  const message = `no row has ${missing.map(quote).join(" or ")}. The columns with values are ${formatList([...table.columns])}. The site needs "UUID" and "name", spelled like this.`
  const preventing = (place: string, message: string): Mistake => ({
    level: "error",
    place,
    message,
    preventsLinks: true,
  })
  const columns = missing.length > 0 ? [preventing(title, message)] : []
  const cells = rows.flatMap(({ place, uuid, name }): Mistake[] => {
    if (missing.length === 0 && uuid === undefined && name === undefined)
      return [preventing(place, "the row is empty. Fill it in or delete it.")]
    const idMessage = missing.includes("UUID") ? undefined : idMistake(uuid)
    const nameMessage = missing.includes("name") ? undefined : cellMistake(name)
    const ids = idMessage ? [preventing(place, idMessage)] : []
    return nameMessage ? [...ids, { level: "error", place, message: nameMessage }] : ids
  })
  return [...columns, ...cells]
}

/** Returns the columns of the site that no row has, if some row has another column, which may be meant. */
export function missingColumns({ columns }: Table): string[] {
  const needed = ["UUID", "name"]
  const hasOther = [...columns].some((column) => !needed.includes(column))
  return hasOther ? needed.filter((column) => !columns.has(column)) : []
}

/** Reports ids that two rows have, in one table or in both. */
export function checkDuplicateIds(rows: readonly TableRow[]): Mistake[] {
  const groups = groupBy(rows, ({ uuid }) => (typeof uuid === "string" && !idMistake(uuid) ? uuid : ""))
  return duplicateMistakes(
    groups,
    (id, others) =>
      `the id ${id} is also in ${others}. If they are one person, delete the wrong row; otherwise enter a new id here, such as ${newId()}.`,
  ).map((mistake) => ({ ...mistake, preventsLinks: true }))
}

/** Returns what is wrong with an id, by the rule of supabase/functions/records/parseRequest.ts. */
export function idMistake(uuid: unknown): string | undefined {
  const text = uuid ?? ""
  if (typeof text !== "string")
    return `the id is ${JSON.stringify(text)}, which is not text. Make "UUID" a text column, and enter an id such as ${newId()}.`
  if (text.trim() === "") return `the id is missing. Enter one in the column "UUID", such as ${newId()}.`
  const wrong = new Set(text.match(/[^A-Za-z0-9_-]/gu)?.map(nameCharacter))
  if (wrong.size > 0)
    return `the id ${quote(text)} has ${[...wrong].join(" and ")}. Keep only letters without accents, digits, "-" and "_".`
  if (text.length >= 16 && text.length <= 64) return undefined
  const length = formatCount(text.length, "character", "characters")
  return `the id ${quote(text)} has ${length}. Enter one with 16 to 64, such as ${newId()}.`
}

function cellMistake(name: unknown): string | undefined {
  const text = name ?? ""
  if (typeof text !== "string")
    return `the name is ${isFormulaError(text) ? "a formula error" : JSON.stringify(text)}, which is not text. Make "name" a text column, not a formula or a lookup.`
  if (nameOf(text) && text !== text.trim())
    return `the name ${quote(text)} has a space or a line break around it. Delete it.`
  return nameMistake(text)
}

/** Airtable returns `{"error":"#ERROR!"}` for a formula that fails (https://airtable.com/developers/web/api/field-model). */
const isFormulaError = (value: unknown) => typeof value === "object" && value !== null && "error" in value
