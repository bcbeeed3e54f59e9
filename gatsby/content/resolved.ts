/**
 * The content as Gatsby reads it, with its facts and labels filled in, and the map of its countries. Only content without mistakes is
 * written, so that the pages of `gatsby develop` stay as they are while a file has mistakes (docs/decisions/0021).
 */
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { communityMap } from "../community-map/communityMap"
import { filesBelow } from "../../content-tools/check/source"
import { contentFiles, type Content } from "../../content-tools/model"

export const resolvedFolder = path.resolve(".data/resolved-content")
const mapFile = "map.json"

/** Returns the GraphQL type of the entries of a file, for gatsby-transformer-json. */
export function typeNameOf(file: string): string {
  const name = file === mapFile ? "CommunityMap" : contentFiles.find(({ path }) => path === file)?.typeName
  if (!name) throw new Error(`${file} is not part of the content model.`)
  return name
}

/** Writes the files that differ, so that Gatsby updates only the pages that need it, and removes those of an earlier content model. */
export async function writeResolved(content: Content, folder = resolvedFolder): Promise<void> {
  const files = { ...content, [mapFile]: communityMap(content["countries.json"]) }
  for (const [name, data] of Object.entries(files)) {
    const file = path.join(folder, name)
    const text = JSON.stringify(data)
    if ((await readFile(file, "utf8").catch(() => "")) === text) continue
    await mkdir(path.dirname(file), { recursive: true })
    // Renaming replaces a file in one step, so that Gatsby never reads a part of it.
    await writeFile(`${folder}.new`, text)
    await rename(`${folder}.new`, file)
  }
  for (const name of await filesBelow(folder)) if (!(name in files)) await rm(path.join(folder, name))
}

export const hasResolved = (folder = resolvedFolder) => existsSync(path.join(folder, mapFile))

export async function readResolved(folder = resolvedFolder): Promise<Content> {
  const files = contentFiles.map(async ({ path: name }): Promise<[string, unknown]> => {
    return [name, JSON.parse(await readFile(path.join(folder, name), "utf8"))]
  })
  return Object.fromEntries(await Promise.all(files)) as Content
}
