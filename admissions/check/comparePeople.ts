/** Compares the people in the tables with those in the sheet, by their address, or by their name without one. */
import { groupBy } from "../groupBy"
import { quote } from "../../messages/format"
import { duplicateMistakes, joinMany, warningsAt, type Mistake } from "./mistake"
import { addressKey } from "./addressKey"
import { byPerson, personKey, wordsOf } from "./names"
import type { SheetRow } from "../sources/readSheet"
import type { TableRow } from "../sources/readTable"

/** Questions to ask if many people have the same mistake. */
export const causes = " Are first and last names exchanged, is a table or the sheet incomplete, or is it another sheet?"

const fewShared = 3

const hasAddress = ({ email }: TableRow) => addressKey(email) !== ""

/**
 * Returns the function that returns the address of a row: its own, or that of the sheet if only one row of the sheet
 * and one row of the tables have the name, beside rows with another address of the sheet. Otherwise an empty text,
 * because a wrong address would mail a letter to another person.
 */
export function addressesOf(rows: readonly TableRow[], sheet: readonly SheetRow[]): (row: TableRow) => string {
  const sheetAddresses = new Set(sheet.map(({ email }) => addressKey(email)))
  const isOther = ({ email }: TableRow, { email: address }: SheetRow) =>
    sheetAddresses.has(addressKey(email)) && addressKey(email) !== addressKey(address)
  const [inTables, inSheet] = [byPerson(rows), byPerson(sheet)]
  return (row) => {
    if (typeof row.email === "string" && hasAddress(row)) return row.email.trim()
    const [found, ...others] = inSheet.get(personKey(row)) ?? []
    if (!found || others.length > 0) return ""
    const namesakes = inTables.get(personKey(row)) ?? []
    return namesakes.every((one) => one === row || isOther(one, found)) ? found.email.trim() : ""
  }
}

/**
 * Reports addresses that two rows have, although one does not say that it is shared: the mail of one person would go to
 * another. And rows that say it of an address that no other row has.
 */
export function sharedAddresses(rows: readonly TableRow[], sheet: readonly SheetRow[]): Mistake[] {
  const addressOf = addressesOf(rows, sheet)
  const groups = groupBy(rows, (row) => addressKey(addressOf(row)))
  // Two people who share an address have two names.
  const isOnePerson = (group: readonly TableRow[]) => byPerson(group).size < group.length
  const unmarked = [...groups].filter(([, group]) => isOnePerson(group) || group.some(({ shared }) => shared !== true))
  const alone = rows.filter((row) => row.shared === true && (groups.get(addressKey(addressOf(row))) ?? []).length < 2)
  const duplicates = duplicateMistakes(
    "error",
    new Map(unmarked),
    (address, others) =>
      `the address ${quote(address)} is also in ${others}. Correct it. ` +
      'If they share it, tick "Shared" in each of these rows. If they are one person, delete the wrong row.',
  )
  // Some share an address with a person whom only the sheet has. More look like a column that was filled down.
  const needless =
    alone.length > fewShared &&
    '"Shared" is ticked, but no other row has this address. Remove the tick: slips in addresses are not found with it.'
  return [...duplicates, ...joinMany(alone.flatMap(({ place }) => warningsAt(place, [needless])))]
}

/**
 * Doubts about people whom the tables and the sheet show differently, by kind: each may be right. In the words of
 * warnings, for a person who compares them.
 */
export function comparePeople(rows: readonly TableRow[], sheet: readonly SheetRow[]): Mistake[][] {
  const withAddress = groupBy(rows, ({ email }) => addressKey(email))
  const sheetAddresses = groupBy(sheet, ({ email }) => addressKey(email))
  const [inTables, inSheet] = [byPerson(rows.filter((row) => !hasAddress(row))), byPerson(sheet)]
  const sameName = (name: string, others: string) =>
    `two people have the same name, also in ${others}. ` +
    `${addressesIn(inSheet.get(name) ?? [])} If they are one person, delete the wrong row.`
  // Two addresses of the sheet tell two people with one name apart. Rows without an address are in `inTables`.
  const inBothTables = new Map(
    [...byPerson(rows)].filter(
      ([name, group]) =>
        new Set(group.map(({ kind }) => kind)).size > 1 &&
        !group.every(({ email }) => sheetAddresses.has(addressKey(email))) &&
        (inTables.get(name) ?? []).length < 2,
    ),
  )
  const strangers = [...withAddress].flatMap(([address, [row]]) => (row && !sheetAddresses.has(address) ? [row] : []))
  const unlisted = [...inTables].flatMap(([name, [row]]) => (row && !inSheet.has(name) ? [row] : []))
  // Of two people with the same name, one may be in no table.
  const [alone, aloneInSheet] = [
    byPerson(rows.filter((row) => !sheetAddresses.has(addressKey(row.email)))),
    byPerson(sheet.filter((row) => !withAddress.has(addressKey(row.email)))),
  ]
  const unmatched = [...aloneInSheet].flatMap(([name, people]) => (alone.has(name) ? [] : people))
  const names = byPerson(rows)
  const [elsewhere, unknown] = [true, false].map((isNamed) =>
    unmatched.filter((row) => names.has(personKey(row)) === isNamed),
  )
  const renamed = rows.flatMap((row) => {
    const [found] = sheetAddresses.get(addressKey(row.email)) ?? []
    if (found === undefined || personKey(found) === personKey(row)) return []
    // The sheet has one row for an address, so only one of the people who share it.
    const sharing = row.shared === true ? (withAddress.get(addressKey(row.email)) ?? []) : []
    return sharing.some((one) => personKey(one) === personKey(found)) ? [] : [{ ...row, other: found.name }]
  })
  // Rows of the tables with these addresses tell namesakes apart.
  const namesakes = byPerson(
    sheet.filter((row) => !withAddress.get(addressKey(row.email))?.some((one) => personKey(one) === personKey(row))),
  )
  const typeAgain = "or type the name again in both"
  return [
    renamed.flatMap(({ place, name, other }) =>
      warningsAt(place, [
        `${quote(String(name))} has an address for which the sheet has another name, ${quote(other)}. ` +
          "Compare both: was a column sorted or pasted alone?",
      ]),
    ),
    addressesOfOthers(sheet, withAddress),
    duplicateMistakes("warning", inTables, sameName),
    duplicateMistakes(
      "warning",
      inBothTables,
      (_, others) => `the name is in both tables, also in ${others}. If they are one person, delete the wrong row.`,
    ),
    duplicateMistakes("warning", namesakes, sameName),
    mistakesOf(
      strangers,
      "has an address that is not in the sheet, so no sign-in is possible. Correct it, or add it to the sheet.",
    ),
    mistakesOf(unlisted, `is not in the sheet (compared by name). Add the person to the sheet, ${typeAgain}.`),
    mistakesOf(
      elsewhere ?? [],
      "has another address in the tables, to which the mail goes. Correct the wrong one. " +
        "If these are two people, delete the row of the one who is in no table.",
    ),
    mistakesOf(
      unknown ?? [],
      `is in no table (compared by name). If the person did not apply or was withdrawn, delete the row. ` +
        `Otherwise add the person to a table, ${typeAgain}.`,
    ),
  ]
}

/**
 * Reports addresses with another person's name instead of their own, unless the tables say that they are shared. That
 * the tables have the same address shows nothing: both may be copies of one list, in which a column was sorted alone.
 */
function addressesOfOthers(sheet: readonly SheetRow[], tables: ReadonlyMap<string, readonly TableRow[]>): Mistake[] {
  const people = sheet.map((row) => ({ row, names: namesIn(row.name), letters: lettersOf(row.email) }))
  const found = people.flatMap(({ row, names, letters }) => {
    const isShared = tables.get(addressKey(row.email))?.some(({ shared }) => shared === true)
    if (hasNames(letters, names) || isShared) return []
    const owner = people.find((one) => hasNames(letters, one.names))
    return owner ? [{ row, owner: owner.row }] : []
  })
  return found.map(({ row, owner }) => ({
    level: "warning",
    place: row.place,
    message:
      `the address ${quote(row.email.trim())} has the name of ${owner.place}. ` +
      "Compare all names and addresses with the applications: was a column sorted or pasted alone? " +
      'If people share it, tick "Shared" in the table.',
  }))
}

/** Returns the first and the last word of a name. */
export function namesIn(name: string): string[] {
  const words = wordsOf(name, 2)
  return [words[0] ?? "", words.at(-1) ?? ""]
}

/** Returns the letters before the @ of an address. */
export const lettersOf = (email: string) => wordsOf(email.split("@")[0], 1).join("")

/** Returns whether the letters of an address are both names, or contain both if they are long enough. */
export function hasNames(letters: string, [first = "", last = ""]: readonly string[]): boolean {
  if (first === last) return false
  if ([first + last, last + first].includes(letters)) return true
  return first.length + last.length >= 8 && letters.includes(first) && letters.includes(last)
}

/** Says which addresses the sheet has for a name, so that the staff can enter them. */
function addressesIn(rows: readonly SheetRow[]): string {
  if (rows.length === 0) return "Their links get no address."
  const addresses = rows.map(({ email }) => email.trim()).join(" and ")
  return (
    `Their links get no address; the sheet has ${addresses}. ` +
    'Find out from the applications which is whose, and enter each in a column "Email" of the table.'
  )
}

/** @param what begins with `is` or `has` */
const mistakesOf = (people: readonly { place: string; name: unknown }[], what: string) =>
  people.flatMap(({ place, name }) => warningsAt(place, [`${quote(String(name))} ${what}`]))
