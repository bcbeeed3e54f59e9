import { cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import type { ContentSource } from "../../gatsby/content/check"
import { filesBelow } from "../../gatsby/content/check/source"

/**
 * Makes a folder contain exactly the JSON files and pictures of checked content. Changes only files that differ, so that Gatsby
 * updates only the pages that need it. Writes the texts that were checked, because the files may have changed since.
 * @param source content without mistakes
 * @param folder the folder from which `source` was read
 * @param mirror the folder to change
 */
export async function updateMirror(
  { texts, pictures }: Pick<ContentSource, "texts" | "pictures">,
  folder: string,
  mirror: string,
): Promise<void> {
  // Renaming replaces a file in one step, so that Gatsby never reads a part of it.
  const temporaryFile = `${mirror}.new`
  const replace = async (file: string) => {
    await mkdir(path.dirname(file), { recursive: true })
    await rename(temporaryFile, file)
  }
  await mkdir(mirror, { recursive: true })
  for (const [name, text] of texts) {
    const copy = path.join(mirror, name)
    if ((await textOf(copy)) === text) continue
    await writeFile(temporaryFile, text)
    await replace(copy)
  }
  for (const name of pictures.keys()) {
    const [original, copy] = [path.join(folder, name), path.join(mirror, name)]
    if ((await versionOf(original)) === (await versionOf(copy))) continue
    await cp(original, temporaryFile, { preserveTimestamps: true })
    await replace(copy)
  }
  for (const name of await filesBelow(mirror))
    if (!texts.has(name) && !pictures.has(name)) await rm(path.join(mirror, name))
}

/** Returns undefined if the file does not exist. */
function textOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined)
}

/** Returns size and modification time; undefined if the file does not exist. */
async function versionOf(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined)
  return stats && `${stats.size} ${stats.mtime.getTime()}`
}
