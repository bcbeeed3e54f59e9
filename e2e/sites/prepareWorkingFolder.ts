import { mkdir, readdir, rm, symlink } from "node:fs/promises"
import path from "node:path"
import type { TestSite } from "./sites"
import { copySources } from "./copySources"

/** Keeps only the processed pictures, so that no file of the previous site is in this one. */
async function emptyPublic(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder))
    if (name !== "static") await rm(path.join(folder, name), { recursive: true, maxRetries: 10 })
}

/** Copies the sources into a folder in which Gatsby runs, and makes its content. @returns the content folder */
export async function prepareWorkingFolder(folder: string, writeContent: TestSite["writeContent"]): Promise<string> {
  await copySources(".", folder)
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction")
  // Without its state, Gatsby (5.16.1) deletes the data and pages of the previous build, and keeps webpack's cache and
  // the processed pictures.
  await rm(path.join(folder, ".cache/redux"), { recursive: true, force: true, maxRetries: 10 })
  await emptyPublic(path.join(folder, "public"))
  const content = path.join(folder, "content")
  await mkdir(content, { recursive: true })
  await writeContent(content)
  return content
}
