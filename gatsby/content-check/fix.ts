/** The house format of the content files: Prettier's, with the repository's settings. */
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as babel from "prettier/plugins/babel"
import * as estree from "prettier/plugins/estree"
import type { Options, Plugin } from "prettier"
import { format } from "prettier/standalone"
import { filesBelow } from "./source"

/**
 * Writes each JSON file of a folder in the house format, without a byte order mark. A file that cannot be parsed stays as it is.
 * @returns the files that were changed, as paths below the folder
 */
export async function fixFormat(folder: string): Promise<string[]> {
  const settings = JSON.parse(await readFile(".prettierrc.json", "utf8")) as Options
  const changed: string[] = []
  for (const name of await filesBelow(folder)) {
    if (!/\.json$/i.test(name)) continue
    const file = join(folder, name)
    const text = await readFile(file, "utf8")
    const json = text.replace(/^\uFEFF/, "")
    if (!isJson(json)) continue
    const formatted = await format(json, { ...settings, parser: "json", plugins: [babel, estree as Plugin] })
    if (formatted === text) continue
    await writeFile(file, formatted)
    changed.push(name)
  }
  return changed
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
