import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import Papa from "papaparse"
import { letterPages } from "../../src/routes"
import { inspect } from "./check"
import { addressesOf } from "./comparePeople"
import type { Context } from "./context"
import { formatMistakes } from "./mistake"
import type { ReadingSettings } from "./settings"

/** Git ignores this folder. */
const folder = ".data"

/** One file for each kind, so that a mail merge cannot send the mail of one kind to people of the other. */
const linksFiles = letterPages.map(({ kind }) => ({ kind, file: path.join(folder, `${kind}s.csv`) }))

export const namesOfFiles = linksFiles.map(({ file }) => file).join(" and ")

/**
 * Beginnings that a spreadsheet reads as a formula, also in their full-width forms. Papa writes an apostrophe before them.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Writes the personal links of all people for a mail merge, and prints who has no address in it and why.
 * @returns false if there is an error in the tables or the sheet
 * @throws Error with instructions if something cannot be read, or if a file cannot be written
 */
export async function writeLinks(settings: ReadingSettings, context: Context): Promise<boolean> {
  // An old file must not be taken for a new one, whatever happens below.
  await deleteFiles()
  const { rows, sheet, counts, mistakes } = await inspect(settings, context)
  const { print } = context
  for (const line of formatMistakes(mistakes)) print(line)
  if (mistakes.some(({ level }) => level === "error")) {
    print("No file was written, and those of before are deleted. Correct the errors and try again.")
    return false
  }

  const addressOf = addressesOf(rows, sheet)
  const links = rows.map((row) => {
    const link = `${settings.GATSBY_SITE_URL}/${row.kind}/${String(row.uuid)}/`
    return { kind: row.kind, cells: { name: row.name, email: addressOf(row), link } }
  })
  await writeFiles(
    linksFiles.map(({ kind, file }) => ({
      file,
      rows: links.filter((link) => link.kind === kind).map(({ cells }) => cells),
    })),
  )
  print(`${counts}. ${links.filter(({ cells }) => cells.email).length} of ${links.length} links have an address.`)
  for (const { file } of linksFiles) print(`Wrote ${path.resolve(file)}.`)
  print("They open every page: do not share them.")
  return true
}

async function deleteFiles(): Promise<void> {
  for (const { file } of linksFiles)
    await rm(file, { force: true }).catch((cause: unknown) => {
      throw new Error(`The file ${file} could not be deleted. Close it in other programs and try again.`, { cause })
    })
}

/** Writes all files, or none, so that only their owner can read them. */
async function writeFiles(files: readonly { file: string; rows: object[] }[]): Promise<void> {
  const fields = ["name", "email", "link"]
  for (const { file, rows } of files)
    try {
      await mkdir(folder, { recursive: true })
      // The mode applies only to a new file.
      await writeFile(file, Papa.unparse({ fields, data: rows }, { escapeFormulae: formula }), {
        mode: 0o600,
        flag: "wx",
      })
    } catch (cause) {
      await deleteFiles()
      throw new Error(`The file ${file} could not be written. Close it in other programs and try again.`, { cause })
    }
}
