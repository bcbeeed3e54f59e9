import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import Papa from "papaparse"
import type { Context } from "./context"
import { inspect } from "./inspect"
import { formatMistakes } from "./mistake"
import { byPerson, personKey } from "./names"
import type { ReadingSettings } from "./settings"

/** Git ignores this folder. */
const folder = ".data"
export const linksFile = path.join(folder, "links.csv")

/**
 * Beginnings that a spreadsheet reads as a formula, also in their full-width forms. Papa writes an apostrophe before them.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Writes the personal links of all people for a mail merge, and prints who has no address in it and why: a wrong one would mail a
 * letter to another person.
 * @returns false if there is an error in the tables or the sheet
 * @throws Error with instructions if something cannot be read, or if the file cannot be written
 */
export async function writeLinks(settings: ReadingSettings, context: Context): Promise<boolean> {
  const { rows, sheet, counts, mistakes } = await inspect(settings, context)
  const { print } = context
  for (const line of formatMistakes(mistakes)) print(line)
  if (mistakes.some(({ level }) => level === "error")) {
    print("No file was written. Correct the errors and try again.")
    return false
  }

  const [inTables, inSheet] = [byPerson(rows), byPerson(sheet)]
  const links = rows.map((row) => {
    const key = personKey(row)
    const [found, ...others] = inSheet.get(key) ?? []
    const isCertain = others.length === 0 && inTables.get(key)?.length === 1
    const link = `${settings.GATSBY_SITE_URL}/${row.kind}/${String(row.uuid)}/`
    return { name: row.name, email: (isCertain && found?.email.trim()) || "", kind: row.kind, link }
  })
  await writePrivately(Papa.unparse(links, { escapeFormulae: formula }))
  print(`${counts}. ${links.filter(({ email }) => email).length} of ${links.length} links have an address.`)
  print(`Wrote ${path.resolve(linksFile)}. It opens every letter: do not share it.`)
  return true
}

/** Writes the file so that only its owner can read it. */
async function writePrivately(text: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    // The mode applies only to a new file.
    await rm(linksFile, { force: true })
    await writeFile(linksFile, text, { mode: 0o600, flag: "wx" })
  } catch (cause) {
    throw new Error(`The file ${linksFile} could not be written. Close it in other programs and try again.`, { cause })
  }
}
