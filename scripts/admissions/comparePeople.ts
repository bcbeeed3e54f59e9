import { distance } from "fastest-levenshtein"
import { formatCount } from "../../gatsby/content/check/format"
import type { Mistake } from "./mistake"
import { byPerson } from "./names"
import type { SheetRow } from "./readSheet"
import type { TableRow } from "./readTable"

/** Two names that differ in at most so many letters are probably one name with a typing error. */
const maxEdits = 2
/** More people than this are not single mistakes: the names were changed, or it is another sheet. */
const maxAlone = 20

/** Warns about people with the same name, and about people who are only in the tables or only in the sheet. */
export function comparePeople(tableRows: readonly TableRow[], sheetRows: readonly SheetRow[]): Mistake[] {
  const [inTables, inSheet] = [byPerson(tableRows), byPerson(sheetRows)]
  const warning = (place: string, message: string): Mistake => ({ level: "warning", place, message })

  const sameNames = [...new Set([...inTables.keys(), ...inSheet.keys()])].flatMap((name) => {
    const [place, ...others] = [
      ...placesIfDifferent(inTables.get(name) ?? [], ({ uuid }) => uuid),
      ...placesIfDifferent(inSheet.get(name) ?? [], ({ email }) => email.trim().toLowerCase()),
    ]
    if (place === undefined) return []
    const remedy = "Their links get no address. If they are one person, delete the wrong row."
    return [warning(place, `two people have the same name, also in ${others.join(" and ")}. ${remedy}`)]
  })

  const onlyInSheet = new Map([...inSheet].filter(([name]) => !inTables.has(name)))
  const onlyInTables = [...inTables].filter(([name]) => !inSheet.has(name))
  if (onlyInTables.length > maxAlone && onlyInSheet.size > maxAlone) {
    const people = `${formatCount(onlyInTables.length, "person", "people")} of the tables and ${onlyInSheet.size} of the sheet`
    const remedy = "Are first and last names exchanged, or is it another sheet? Correct this first."
    return [...sameNames, warning("Sheet", `${people} have no partner (compared by name). ${remedy}`)]
  }
  const missing = onlyInTables.flatMap(([name, [row]]) => {
    const similar = [...onlyInSheet.keys()].find((other) => distance(other, name) <= maxEdits) ?? ""
    const [other] = onlyInSheet.get(similar) ?? []
    onlyInSheet.delete(similar)
    const rest = other
      ? `, and ${other.place} is in no table. If they are one person, correct the name.`
      : ". Add the person to the sheet, or correct the name."
    return row ? [warning(row.place, `the person is not in the sheet (compared by name)${rest}`)] : []
  })
  const remedy = "Add the person to a table, or correct the name. Delete the row only if the person did not apply."
  const remaining = [...onlyInSheet.values()].flatMap(([row]) =>
    row ? [warning(row.place, `the person is in no table (compared by name). ${remedy}`)] : [],
  )
  return [...sameNames, ...missing, ...remaining]
}

/** Returns the places of rows that have different ids. Rows that were entered twice have another message. */
function placesIfDifferent<Row extends { place: string }>(rows: readonly Row[], idOf: (row: Row) => unknown): string[] {
  return new Set(rows.map(idOf)).size > 1 ? rows.map(({ place }) => place) : []
}
