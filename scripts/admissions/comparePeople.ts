import { duplicateMistakes, type Mistake } from "./mistake"
import { byPerson } from "./names"

interface Row {
  place: string
  name: unknown
}

/** More people than this are not single mistakes: the names were changed, or it is another sheet. */
const maxAlone = 20

/** Warns about names that two people have, and about people who are only in the tables or the sheet. */
export function comparePeople(tableRows: readonly Row[], sheetRows: readonly Row[]): Mistake[] {
  const [inTables, inSheet] = [byPerson(tableRows), byPerson(sheetRows)]
  const sameName = (_name: string, others: string) =>
    `two people have the same name, also in ${others}. Their links get no address. If they are one person, delete the wrong row.`
  const addToSheet = "Add the person to the sheet, or type the name again in both."
  const addToTable =
    "Add the person to a table, or type the name again in both. Delete the row only if the person did not apply."
  return [
    ...duplicateMistakes("warning", inTables, sameName),
    ...duplicateMistakes("warning", inSheet, sameName),
    ...warnIfMissing("Tables", inTables, inSheet, `not in the sheet (compared by name). ${addToSheet}`),
    ...warnIfMissing("Sheet", inSheet, inTables, `in no table (compared by name). ${addToTable}`),
  ]
}

const warning = (place: string, message: string): Mistake => ({ level: "warning", place, message })

/** Returns a warning for each person whom the other list lacks, or one for all of them if they are many. */
function warnIfMissing(
  title: string,
  people: ReadonlyMap<string, readonly Row[]>,
  others: ReadonlyMap<string, unknown>,
  problem: string,
): Mistake[] {
  const missing = [...people].flatMap(([name, [row]]) => (row && !others.has(name) ? [row] : []))
  if (missing.length <= maxAlone) return missing.map(({ place }) => warning(place, `the person is ${problem}`))
  const causes = "Are first and last names exchanged, is a table or the sheet incomplete, or is it another sheet?"
  return [warning(title, `${missing.length} people are ${problem} ${causes}`)]
}
