import { readFile } from "node:fs/promises"
import sharp from "sharp"

/** Quality of a turned photo. The site makes its pictures from it, with a lower quality. */
const quality = 95

/**
 * Returns the bytes of a picture as a viewer shows it. A phone stores a photo as its sensor reads it, and writes into
 * its EXIF data how to turn it. gatsby-plugin-sharp turns the pixels, but reads the width and the height of the photo
 * before (5.16.0), and other programs do not turn it. A turned picture has no EXIF data. All others keep their bytes.
 */
export async function uprightPicture(file: string): Promise<Buffer> {
  const data = await readFile(file)
  const picture = sharp(data)
  const { orientation = 1, format } = await picture.metadata()
  if (orientation === 1 && !(format === "heif" && hasRotation(data))) return data
  const options = { quality, force: false }
  return picture.autoOrient().jpeg(options).webp(options).avif(options).toBuffer()
}

/** The first bytes of an AVIF file, which contain the list of its properties. */
const maxHeader = 65_536

/**
 * Returns whether an AVIF file has the property `irot` (ISO/IEC 23008-12, 6.5.10). sharp applies it when it reads the
 * file, and reports no orientation.
 */
function hasRotation(data: Buffer): boolean {
  return data.subarray(0, maxHeader).includes("irot")
}
