/** The files with personal links, which `npm run admissions links` writes for a mail merge. */
import { existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import path from "node:path"
import { letterPages } from "../src/routes"

/** Git ignores this folder. */
export const folder = ".data"

/**
 * One file for each kind, with another column for its links, so that a mail merge cannot send the mail of one kind to
 * people of the other.
 */
export const linkFiles = letterPages.map(({ kind }) => ({
  kind,
  file: path.join(folder, `${kind}s.csv`),
  linkColumn: `${kind}_link`,
}))

export const namesOfFiles = linkFiles.map(({ file }) => file).join(" and ")

/**
 * Deletes the files.
 * @returns whether there was one
 * @throws Error with instructions
 */
export async function deleteLinkFiles(): Promise<boolean> {
  let wasThere = false
  for (const { file } of linkFiles) {
    wasThere ||= existsSync(file)
    await rm(file, { force: true }).catch((cause: unknown) => {
      throw new Error(`The file ${file} could not be deleted. Close it in other programs and try again.`, { cause })
    })
  }
  return wasThere
}
