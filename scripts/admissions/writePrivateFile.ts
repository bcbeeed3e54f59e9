import { randomUUID } from "node:crypto"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"

/**
 * Writes a file that only its owner can read, also if it exists with other permissions. A reader never sees a part of it.
 * @throws Error with instructions if the file cannot be written, or if Git would commit it
 */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const [top = ""] = path.relative(process.cwd(), path.resolve(file)).split(path.sep)
  if (top !== ".data" && top !== ".." && !path.isAbsolute(top))
    throw new Error(`Git would commit the file ${file}. Choose one in .data, or outside of this folder.`)
  // In the same folder, because a file can only be renamed within one file system.
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(temporary, text, { mode: 0o600, flag: "wx", flush: true })
    await rename(temporary, file)
  } catch (cause) {
    await rm(temporary, { force: true })
    throw new Error(`The file ${file} could not be written. Choose another one: links --out <file>`, { cause })
  }
}
