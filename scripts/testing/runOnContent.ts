import { cp, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { runScript } from "./runScript"

type Replacement = readonly [file: string, search: string, replacement: string]

/** Copies the fixture content to an empty folder, and runs a command on it as in a GitHub workflow. */
export async function runOnContent(script: string, folder: string, replacement?: Replacement) {
  await cp("test/content", folder, { recursive: true })
  if (replacement) {
    const [name, ...texts] = replacement
    const file = path.join(folder, name)
    await writeFile(file, (await readFile(file, "utf8")).replace(...texts))
  }
  return runScript(script, [], { env: { ...process.env, CONTENT_FOLDER: folder, GITHUB_ACTIONS: "true" } })
}
