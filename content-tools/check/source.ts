/** Reads the input of the content check. Only this module accesses files. */
import { existsSync } from "node:fs"
import { readdir, readFile, stat } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import sharp from "sharp"
import { pictureExtensions } from "../schemas/fields/pictureKinds"
import { pictureShapes } from "../schemas/fields/pictureShapes"
import { systemFile } from "../systemFiles"
import { inkOn, type Ink, type Scheme } from "./ink"

/** A file below content/ with the extension of a picture. */
export interface PictureFile {
  /** Path of the file, in the form of Unicode in which the disk has its name. */
  file: string
  bytes: number
  /**
   * In pixels, as a viewer shows the picture: a photo of a phone is turned by its EXIF data. Absent if the file cannot
   * be decoded.
   */
  size?: { width: number; height: number }
  /** What is visible of it on the ground of a page in each color scheme. Absent if the file cannot be decoded. */
  ink?: Record<Scheme, Ink>
  /** Whether its colors are a palette, as in the drawings of `art/`. A photo of a camera never has one. */
  isDrawing?: boolean
  /** Whether another file has the same name, with its accents in another form of Unicode. */
  isTwice?: boolean
}

/** Input of the check. All paths have `/` as the separator, also on Windows. */
export interface ContentSource {
  /** Text of each .json file by its path below content/, without a byte order mark. */
  texts: ReadonlyMap<string, string>
  /**
   * Picture files by their path below content/, in the form NFC of Unicode, as in the parsed texts. macOS often uses
   * another form.
   */
  pictures: ReadonlyMap<string, PictureFile>
  /** Paths of all other files below content/. */
  otherFiles: readonly string[]
  /** URL paths of the files in static/, such as `/terms.pdf`. */
  staticFiles: readonly string[]
}

const extensions = new Set<string>(pictureExtensions.map((extension) => `.${extension}`))

/**
 * Reads the content and lists the static files.
 * @param contentDir folder with the JSON files and pictures
 * @param staticDir folder whose files are published unchanged
 */
export async function readContent(contentDir: string, staticDir = "static"): Promise<ContentSource> {
  const texts = new Map<string, string>()
  const pictures = new Map<string, PictureFile>()
  const otherFiles: string[] = []
  for (const name of await filesBelow(contentDir)) {
    const extension = extname(name).toLowerCase()
    if (extension === ".json") texts.set(name, await readText(join(contentDir, name)))
    else if (extensions.has(extension)) {
      const composed = name.normalize("NFC")
      const picture = await readPicture(join(contentDir, name))
      pictures.set(composed, pictures.has(composed) ? { ...picture, isTwice: true } : picture)
    } else otherFiles.push(name)
  }
  const staticFiles = (await filesBelow(staticDir)).map((name) => `/${name}`)
  return { texts, pictures, otherFiles, staticFiles }
}

/** Some editors for Windows begin a file with a byte order mark, which JSON does not allow. */
async function readText(file: string): Promise<string> {
  return (await readFile(file, "utf8")).replace(/^\uFEFF/, "")
}

/**
 * Returns the paths of all files below a folder, sorted, with `/` as the separator; an empty list if the folder does
 * not exist. Leaves out the files of the system.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const names = files.map((file) => relative(folder, file).split(sep).join("/"))
  return names.filter((name) => !systemFile.test(name)).sort()
}

/**
 * Decoded pictures by path, size and modification time. One build reads the content several times, and decoding takes
 * longest.
 */
const pictureCache = new Map<string, PictureFile>()

async function readPicture(file: string): Promise<PictureFile> {
  const { size: bytes, mtimeMs } = await stat(file)
  const key = `${file} ${bytes} ${mtimeMs}`
  const picture = pictureCache.get(key) ?? (await decodePicture(file, bytes))
  pictureCache.set(key, picture)
  return picture
}

async function decodePicture(file: string, bytes: number): Promise<PictureFile> {
  try {
    const picture = sharp(file)
    const { autoOrient: size, isPalette: isDrawing } = await picture.metadata()
    // Only decoding detects a truncated file. The size is that of a logo on a screen with two pixels per CSS pixel.
    const { data, info } = await picture
      .autoOrient()
      .resize(pictureShapes.logo.width * 2, pictureShapes.logo.height * 2, { fit: "inside" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { file, bytes, size, isDrawing, ink: { light: inkOn("light", data, info), dark: inkOn("dark", data, info) } }
  } catch {
    return { file, bytes }
  }
}
