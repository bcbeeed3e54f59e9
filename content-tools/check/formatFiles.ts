import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { filesBelow } from "./source"
import { parseContent } from "./syntax"

/**
 * Formats each JSON file of a folder as the content editor does: with two spaces, and each value on a separate line. Removes a byte
 * order mark. Leaves a file unchanged that is not valid JSON, or that has a field twice.
 * @returns paths of the changed files, relative to the folder
 */
export async function formatFiles(folder: string): Promise<string[]> {
  const changed: string[] = []
  for (const name of await filesBelow(folder)) {
    if (!/\.json$/i.test(name)) continue
    const file = join(folder, name)
    const text = await readFile(file, "utf8")
    const { data, mistakes } = parseContent(name, text.replace(/^\uFEFF/, ""))
    const formatted = `${JSON.stringify(data, null, 2)}\n`
    if (mistakes.length > 0 || formatted === text) continue
    await writeFile(file, formatted)
    changed.push(name)
  }
  return changed
}
