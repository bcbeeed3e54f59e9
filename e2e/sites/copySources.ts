import { mkdirSync, readdirSync, rmSync } from "node:fs"
import { cp } from "node:fs/promises"
import path from "node:path"

/**
 * Files and folders of the project that a build does not read, and results of commands. A name with a dot may be a file
 * with the developer's own variables. `inputs:site` in package.json leaves out the same folders: with others, `npm
 * test` would keep an old build.
 */
const excluded = /^(?:\..*|art|content|coverage|docs|e2e|node_modules|public|test)$/

const kept = new Set([".cache", "public"])

/** Replaces the files of a working folder with those of the project, committed or not. Works without Git. */
export async function copySources(project: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 10 })
  for (const name of readdirSync(project))
    if (!excluded.test(name))
      await cp(path.join(project, name), path.join(folder, name), { recursive: true, preserveTimestamps: true })
}
