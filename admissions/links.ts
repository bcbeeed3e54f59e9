import { printable } from "./characters"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import Papa from "papaparse"
import { formatCount } from "../src/format/number"
import { addressKey } from "./check/addressKey"
import type { Context } from "./context"
import { deleteLinkFiles, folder, linkFiles } from "./linkFiles"
import type { PublishedRecord } from "../supabase/functions/admissions/publication"
import { createClient } from "./publish/client"
import { describeDifference } from "./publish/status"
import type { PublishingSettings, ReadingSettings } from "./settings"

/**
 * Beginnings that a spreadsheet reads as a formula, also in their full-width forms. Papa writes an apostrophe before
 * them.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** With it, Excel reads the file as UTF-8 when it is opened by a double click. */
const byteOrderMark = "\ufeff"

/**
 * Writes the personal links of published people for a mail merge, and prints who has no address in it.
 * @param since a version whose links were sent: only what it does not have is written. Undefined: all links
 * @param reading settings of the tables, to say whether they differ from the publication
 * @returns false if nothing is published
 * @throws Error with instructions if the function does not answer, or if a file cannot be written
 */
export async function writeLinks(
  settings: PublishingSettings,
  since: number | undefined,
  reading: ReadingSettings | undefined,
  context: Context,
): Promise<boolean> {
  const { print } = context
  // An old file must not be taken for a new one, whatever happens below.
  await deleteLinkFiles()
  const client = createClient(settings, context)
  const published = await client.readPublication()
  const { records, version } = published
  if (records.length === 0) {
    print(
      "No letter or decision is published, so no file was written, and those of before are deleted." +
        (version === 0 ? " Run npm run admissions publish." : ""),
    )
    return false
  }

  const status = await client.readStatus()
  await client.checkSite(status)
  const sent = new Set(since === undefined ? [] : (await client.readPublication(since)).records.map(linkKey))
  const wanted = records.filter((record) => !sent.has(linkKey(record)))
  if (wanted.length === 0) {
    print(`Version ${version} has no link that version ${since} does not have, so no file was written.`)
    return true
  }
  const links = wanted.map(({ kind, uuid, name, email }) => {
    const link = `${settings.GATSBY_SITE_URL}/${kind}/${uuid}/`
    return { kind, uuid, cells: { name, email: email ?? "", link } }
  })
  await writeFiles(
    linkFiles.map(({ file, kind, linkColumn }) => ({
      file,
      fields: ["name", "email", linkColumn],
      rows: links.filter((link) => link.kind === kind).map(({ cells }) => cells),
    })),
  )
  const without = links.filter(({ cells }) => !cells.email)
  print(
    `${formatCount(links.length, "link")} of version ${version}${since === undefined ? "" : ` that version ${since} does not have, or with another address`}, ` +
      `${links.length - without.length} with an address.`,
  )
  for (const { kind, uuid, cells } of without)
    print(
      printable(
        `  ${cells.name} (${kind} …${uuid.slice(-6)}) has no address: ` +
          'enter that of the application in a column "Email" of the table, and publish.',
      ),
    )
  print(await describeDifference(published, status.publications[0], reading, context))
  for (const { file } of linkFiles) print(`Wrote ${path.resolve(file)}.`)
  print("They open every page: do not share them, and delete them after the mail merge.")
  if (since === undefined && version > 1)
    print(
      "These are the links of everybody. If you have sent links, write only the others: " +
        "npm run admissions links, and the version whose links you have sent.",
    )
  return true
}

/** A person who moves to the other table gets another link, and one with another address did not get the mail. */
const linkKey = ({ kind, uuid, email }: PublishedRecord) => `${kind} ${uuid} ${addressKey(email)}`

interface LinkFile {
  file: string
  fields: string[]
  rows: { name: string; email: string; link: string }[]
}

/** Writes all files, or none, so that only their owner can read them. */
async function writeFiles(files: readonly LinkFile[]): Promise<void> {
  for (const { file, fields, rows } of files)
    try {
      await mkdir(folder, { recursive: true })
      // The mode applies only to a new file.
      const data = rows.map(({ name, email, link }) => [name, email, link])
      const csv = Papa.unparse({ fields, data }, { escapeFormulae: formula })
      await writeFile(file, byteOrderMark + csv, { mode: 0o600, flag: "wx" })
    } catch (cause) {
      await deleteLinkFiles()
      throw new Error(`The file ${file} could not be written. Close it in other programs and try again.`, { cause })
    }
}
