/**
 * The content as Gatsby reads it: with its facts and labels filled in, its pictures upright, and the map of its
 * countries. Only content without mistakes is written, so that the pages of `gatsby develop` stay as they are while a
 * file has mistakes (docs/decisions/0021).
 */
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { communityMap } from "../community-map/communityMap"
import { filesBelow, type ContentSource, type PictureFile } from "../../content-tools/check/source"
import { parseSource } from "../../content-tools/parseSource"
import { contentFiles, type Content } from "../../content-tools/model"
import { uprightPicture } from "./uprightPicture"
import { withPreviewNotice } from "./withPreviewNotice"

export const resolvedFolder = path.resolve(".data/resolved-content")
const mapFile = "map.json"

/** Returns the GraphQL type of the entries of a file, for gatsby-transformer-json. */
export function typeNameOf(file: string): string {
  const name = file === mapFile ? "CommunityMap" : contentFiles.find(({ path }) => path === file)?.typeName
  if (!name) throw new Error(`${file} is not part of the content model.`)
  return name
}

/** Returns the path of a picture as Gatsby, the documents and the pictures of shared links read it. */
export const resolvedPicture = (name: string) => path.join(resolvedFolder, name)

/**
 * The pictures that this process has written, by the path of the copy. `readContent` returns the same object for the
 * same file.
 */
const writtenPictures = new Map<string, PictureFile>()

/**
 * Writes the files that differ, so that Gatsby updates only the pages that need it, and removes those of an earlier
 * content model.
 * @param source content in which the check found no mistake
 * @param isPreview whether the pages say what does not work in a preview
 */
export async function writeResolved(
  source: Pick<ContentSource, "texts" | "pictures">,
  folder = resolvedFolder,
  isPreview = false,
): Promise<void> {
  // Damaged pictures, which no text names, are left out.
  const pictures = [...source.pictures].filter(([, { size }]) => size)
  // The pictures first, because a text names them.
  for (const [name, picture] of pictures) {
    const copy = path.join(folder, name)
    if (writtenPictures.get(copy) === picture && existsSync(copy)) continue
    await replaceFile(folder, name, await uprightPicture(picture.file))
    writtenPictures.set(copy, picture)
  }
  const parsed = parseSource(source)
  const content = isPreview ? withPreviewNotice(parsed) : parsed
  const texts = { ...content, [mapFile]: communityMap(content["countries.json"]) }
  for (const [name, data] of Object.entries(texts)) await replaceFile(folder, name, Buffer.from(JSON.stringify(data)))
  const names = new Set([...pictures.map(([name]) => name), ...Object.keys(texts)])
  for (const name of await filesBelow(folder)) if (!names.has(name)) await rm(path.join(folder, name))
}

async function replaceFile(folder: string, name: string, data: Buffer): Promise<void> {
  const file = path.join(folder, name)
  if (
    await readFile(file).then(
      (old) => old.equals(data),
      () => false,
    )
  )
    return
  await mkdir(path.dirname(file), { recursive: true })
  // Renaming replaces a file in one step, so that Gatsby never reads a part of it.
  await writeFile(`${folder}.new`, data)
  await rename(`${folder}.new`, file)
}

export const hasResolved = (folder = resolvedFolder) => existsSync(path.join(folder, mapFile))

export async function readResolved(folder = resolvedFolder): Promise<Content> {
  const files = contentFiles.map(async ({ path: name }): Promise<[string, unknown]> => {
    return [name, JSON.parse(await readFile(path.join(folder, name), "utf8"))]
  })
  return Object.fromEntries(await Promise.all(files)) as Content
}
