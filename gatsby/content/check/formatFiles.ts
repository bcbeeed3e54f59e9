import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { applyEdits, format } from "jsonc-parser"
import { filesBelow } from "./source"
import { isJson } from "./syntax"

/**
 * Formats each JSON file of a folder as the content editor and VS Code do: with two spaces, and each value on a separate line.
 * Removes a byte order mark. Leaves files with syntax errors unchanged.
 * @returns paths of the changed files, relative to the folder
 */
export async function formatFiles(folder: string): Promise<string[]> {
  const changed: string[] = []
  for (const name of await filesBelow(folder)) {
    if (!/\.json$/i.test(name)) continue
    const file = join(folder, name)
    const text = await readFile(file, "utf8")
    const json = text
      .replace(/^\uFEFF/, "")
      .replaceAll("\r\n", "\n")
      .trim()
    if (!isJson(json)) continue
    const edits = format(json, undefined, { insertSpaces: true, tabSize: 2, eol: "\n" })
    const formatted = `${applyEdits(json, edits)}\n`
    if (formatted === text) continue
    await writeFile(file, formatted)
    changed.push(name)
  }
  return changed
}
