/** Compares the people in the tables with those in the sheet, by their address, or by their name without one. */
import { quote } from "../../messages/format"
import { duplicateMistakes, maxAlone, warningsAt, type Mistake } from "./mistake"
import { byPerson, groupBy, personKey, wordsOf } from "./names"
import type { SheetRow } from "./readSheet"
import type { TableRow } from "./readTable"

const addressKey = (email: unknown) => (typeof email === "string" ? email.trim().toLowerCase() : "")
const hasAddress = ({ email }: TableRow) => addressKey(email) !== ""

/**
 * Returns the function that returns the address of a row: its own, or that of the sheet if only one row of the sheet and one row without
 * an address have the name. Otherwise an empty text, because a wrong address would mail a letter to another person.
 */
export function addressesOf(rows: readonly TableRow[], sheet: readonly SheetRow[]): (row: TableRow) => string {
  const [inTables, inSheet] = [byPerson(rows.filter((row) => !hasAddress(row))), byPerson(sheet)]
  return (row) => {
    if (typeof row.email === "string" && hasAddress(row)) return row.email.trim()
    const [found, ...others] = inSheet.get(personKey(row)) ?? []
    const isCertain = others.length === 0 && inTables.get(personKey(row))?.length === 1
    return (isCertain && found?.email.trim()) || ""
  }
}

/** Warns about addresses and names that two people have, and about people who are only in the tables or the sheet. */
export function comparePeople(rows: readonly TableRow[], sheet: readonly SheetRow[]): Mistake[] {
  const withAddress = groupBy(rows, ({ email }) => addressKey(email))
  const sheetAddresses = groupBy(sheet, ({ email }) => addressKey(email))
  const [inTables, inSheet] = [byPerson(rows.filter((row) => !hasAddress(row))), byPerson(sheet)]
  const everybody = byPerson(rows)
  const sameName = (name: string, others: string) =>
    `two people have the same name, also in ${others}. ${addressesIn(inSheet.get(name) ?? [])} If they are one person, delete the wrong row.`
  const strangers = [...withAddress].flatMap(([address, [row]]) => (row && !sheetAddresses.has(address) ? [row] : []))
  const unlisted = [...inTables].flatMap(([name, [row]]) => (row && !inSheet.has(name) ? [row] : []))
  const unknown = sheet.filter((row) => !withAddress.has(addressKey(row.email)) && !everybody.has(personKey(row)))
  const renamed = rows.filter((row) => {
    const [found] = sheetAddresses.get(addressKey(row.email)) ?? []
    return found !== undefined && personKey(found) !== personKey(row)
  })
  const typeAgain = "or type the name again in both"
  return [
    ...duplicateMistakes(
      "warning",
      withAddress,
      (address, others) =>
        `the address ${quote(address)} is also in ${others}, so it gets both links. Correct it unless they share it.`,
    ),
    ...duplicateMistakes("warning", inTables, sameName),
    ...duplicateMistakes("warning", inSheet, sameName),
    ...missing(
      "Tables",
      strangers,
      "has an address that is not in the sheet, so no sign-in is possible. Correct it, or add it to the sheet.",
    ),
    ...missing(
      "Tables",
      renamed,
      "has an address for which the sheet has another name. Compare both: was a column sorted or pasted alone?",
      // Their links would be mailed to other people.
      "error",
    ),
    ...missing(
      "Sheet",
      withAddressOfAnother(sheet),
      "has an address with the name of another person. Compare both: was a column sorted or pasted alone?",
      "error",
    ),
    ...missing(
      "Tables",
      unlisted,
      `is not in the sheet (compared by name). Add the person to the sheet, ${typeAgain}.`,
    ),
    ...missing(
      "Sheet",
      unknown,
      `is in no table (compared by name). Add the person to a table, ${typeAgain}. Delete the row only if the person did not apply.`,
    ),
  ]
}

/** Returns the rows whose address has no word of their own name, but all words of another one with at least eight letters. */
function withAddressOfAnother(sheet: readonly SheetRow[]): SheetRow[] {
  const people = sheet.map((row) => ({ row, words: wordsOf(row.name, 2) }))
  const others = people.filter(({ words }) => words.length > 1 && words.join("").length >= 8)
  return people.flatMap(({ row, words }) => {
    const isIn = (word: string) => addressKey(row.email).includes(word)
    return !words.some(isIn) && others.some((other) => other.words.every(isIn)) ? [row] : []
  })
}

/** Says which addresses the sheet has for a name, so that the staff can enter them. */
function addressesIn(rows: readonly SheetRow[]): string {
  if (rows.length === 0) return "Their links get no address."
  const addresses = rows.map(({ email }) => email.trim()).join(" and ")
  return `Their links get no address; the sheet has ${addresses}. Enter each in a column "Email" of the table, or in the mail merge.`
}

/**
 * Returns a warning for each person, or one mistake for all of them if they are many.
 * @param what begins with `is` or `has`
 * @param level of the mistake for all
 */
function missing(
  title: string,
  people: readonly { place: string; name: unknown }[],
  what: string,
  level: Mistake["level"] = "warning",
): Mistake[] {
  if (people.length <= maxAlone)
    return people.flatMap(({ place, name }) => warningsAt(place, [`${quote(String(name))} ${what}`]))
  const causes = "Are first and last names exchanged, is a table or the sheet incomplete, or is it another sheet?"
  const plural = what.replace(/^is/, "are").replace(/^has/, "have")
  return [{ level, place: title, message: `${people.length} people, such as ${people[0]?.place}, ${plural} ${causes}` }]
}
