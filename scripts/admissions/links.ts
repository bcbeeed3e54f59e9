import path from "node:path"
import Papa from "papaparse"
import { formatCount } from "../../gatsby/content/check/format"
import { byAddress } from "./checkSheet"
import type { Context } from "./context"
import { inspect } from "./inspect"
import { formatMistakes } from "./mistake"
import { byPerson, nameOf, personKey } from "./names"
import type { SheetRow } from "./readSheet"
import type { TableRow } from "./readTable"
import type { ReadingSettings } from "./settings"
import { writePrivateFile } from "./writePrivateFile"

/**
 * Beginnings that a spreadsheet reads as a formula, also in their full-width forms. Papa writes an apostrophe before them.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Writes the personal links of all people for a mail merge, and prints who has no address in it and why.
 * @returns false if mistakes prevent it
 */
export async function writeLinks(settings: ReadingSettings, file: string, context: Context): Promise<boolean> {
  const { rows, sheet, counts, mistakes } = await inspect(settings, context)
  const { print } = context
  const preventing = mistakes.filter(({ preventsLinks }) => preventsLinks)
  if (preventing.length > 0) {
    for (const line of formatMistakes(preventing)) print(line)
    print("No file was written. Correct these errors and try again.")
    return false
  }

  const findAddress = createAddressFinder(rows, sheet)
  const people = rows.map((row) => ({ ...row, name: nameOf(row.name), ...findAddress(row) }))
  const links = people.map(({ name, email = "", kind, uuid }) => {
    const id = encodeURIComponent(String(uuid))
    return { name, email, kind, link: `${settings.GATSBY_SITE_URL}/${kind}/${id}/` }
  })
  await writePrivateFile(file, Papa.unparse(links, { escapeFormulae: formula }))

  const unmatched = people.filter(({ email }) => email === undefined)
  if (unmatched.length > 0) print("No address, because a wrong one would mail a letter to another person:")
  for (const { place, reason = "" } of unmatched) print(`  ${place}: ${reason}`)
  for (const { place, name } of people)
    if (formula.test(name)) print(`${place}: the name begins with an apostrophe in the file. Delete it in the mail.`)
  const others = mistakes.filter(({ level }) => level === "error").length
  if (others > 0) print(`${formatCount(others, "error", "errors")} in the tables or the sheet: see "check".`)
  print(`${counts}. ${links.length - unmatched.length} of ${links.length} links have an address.`)
  print(`Wrote ${path.resolve(file)}. It opens every letter: do not share it.`)
  return true
}

/** Returns a function that finds the address of a person by the name, if it is the only one with this name everywhere. */
function createAddressFinder(rows: readonly TableRow[], sheet: readonly SheetRow[]) {
  const [inTables, inSheet, addresses] = [byPerson(rows), byPerson(sheet), byAddress(sheet)]

  return (row: TableRow): { email?: string; reason?: string } => {
    const key = personKey(nameOf(row.name))
    if (!key) return { reason: "the row has no name that is text." }
    const others = (inTables.get(key) ?? []).filter((other) => other !== row)
    if (others.length > 0) return { reason: `also the name of ${others.map(({ place }) => place).join(" and ")}.` }
    const [found, ...more] = inSheet.get(key) ?? []
    if (!found) return { reason: "no row of the sheet has this name." }
    if (more.length > 0) return { reason: `the name of ${[found, ...more].map(({ place }) => place).join(" and ")}.` }
    const email = found.email.trim()
    if (addresses.get(email.toLowerCase())?.length !== 1)
      return { reason: `the address in ${found.place} is missing, wrong or in two rows.` }
    return formula.test(email) ? { reason: `the address ${email} could be read as a formula.` } : { email }
  }
}
