import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as babel from "prettier/plugins/babel"
import * as estree from "prettier/plugins/estree"
import type { Options, Plugin } from "prettier"
import { format } from "prettier/standalone"
import { filesBelow } from "./source"
import { isJson } from "./syntaxTokens"

/**
 * Formats each JSON file of a folder with Prettier and the repository's settings, and removes a byte order mark. Leaves files
 * with syntax errors unchanged.
 * @returns paths of the changed files, relative to the folder
 */
export async function formatFiles(folder: string): Promise<string[]> {
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
