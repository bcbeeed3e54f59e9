/** The one place of the content check that reads files. */
import { existsSync } from "node:fs"
import { readdir, readFile, stat } from "node:fs/promises"
import { dirname, extname, join, sep } from "node:path"
import sharp from "sharp"

/** A file below content/ that looks like a picture by its name. */
export interface PictureFile {
  bytes: number
  /** Absent where the file cannot be read as a picture. */
  size?: { width: number; height: number }
}

/** All that the check looks at; paths are written with slashes on every system. */
export interface ContentSource {
  /** Text of each .json file by its path below content/. */
  texts: ReadonlyMap<string, string>
  /** Each picture file by its path below content/. */
  pictures: ReadonlyMap<string, PictureFile>
  /** Addresses of the files in static/, such as `/terms.pdf`. */
  staticFiles: readonly string[]
}

const pictureEndings = new Set([".png", ".jpg", ".jpeg", ".webp", ".avif"])

/**
 * Reads content and the names of what lies in static/ beside it.
 * @param contentDir folder that holds the JSON files and pictures
 * @param staticDir folder whose files are published as they are
 */
export async function readContent(
  contentDir: string,
  staticDir = join(dirname(contentDir), "static"),
): Promise<ContentSource> {
  const names = await filesBelow(contentDir)
  const texts = new Map<string, string>()
  const pictures = new Map<string, PictureFile>()
  for (const name of names) {
    const ending = extname(name).toLowerCase()
    if (ending === ".json") texts.set(name, await readFile(join(contentDir, name), "utf8"))
    if (pictureEndings.has(ending)) pictures.set(name, await readPicture(join(contentDir, name)))
  }
  const staticFiles = (await filesBelow(staticDir)).map((name) => `/${name}`)
  return { texts, pictures, staticFiles }
}

/** Paths of all files, sorted; none where the folder is not there: the check names each missing file. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = await readdir(folder, { recursive: true })
  const isFile = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).isFile()))
  return names
    .filter((_, index) => isFile[index])
    .map((name) => name.split(sep).join("/"))
    .sort()
}

/** One build reads content several times; decoding its pictures takes most of that time. */
const decoded = new Map<string, PictureFile>()

async function readPicture(file: string): Promise<PictureFile> {
  const { size: bytes, mtimeMs } = await stat(file)
  const version = `${file} ${bytes} ${mtimeMs}`
  const picture = decoded.get(version) ?? (await decodePicture(file, bytes))
  decoded.set(version, picture)
  return picture
}

async function decodePicture(file: string, bytes: number): Promise<PictureFile> {
  try {
    const picture = sharp(file)
    const { width, height } = await picture.metadata()
    // Only decoding finds a file that was cut off while it was copied.
    await picture.resize(16).raw().toBuffer()
    return { bytes, size: { width, height } }
  } catch {
    return { bytes }
  }
}
