import type { Mistake } from "./mistake"
import { byPerson } from "./names"
import type { SheetRow } from "./readSheet"
import type { TableRow } from "./readTable"

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

  const alone = (
    rows: ReadonlyMap<string, { place: string }[]>,
    others: ReadonlyMap<string, unknown>,
    message: string,
  ) => [...rows].flatMap(([name, [row]]) => (row && !others.has(name) ? [warning(row.place, message)] : []))
  const notInSheet =
    "the person is not in the sheet (compared by name). Add the person to the sheet, or correct the name."
  const notInTables = "the person is in no table (compared by name). Delete the row, or correct the name."
  return [...sameNames, ...alone(inTables, inSheet, notInSheet), ...alone(inSheet, inTables, notInTables)]
}

/** Returns the places of rows that have different ids. Rows that were entered twice have another message. */
function placesIfDifferent<Row extends { place: string }>(rows: readonly Row[], idOf: (row: Row) => unknown): string[] {
  return new Set(rows.map(idOf)).size > 1 ? rows.map(({ place }) => place) : []
}
