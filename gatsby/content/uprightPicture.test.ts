import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { pictureExtensions } from "../../content-tools/schemas/fields/pictureKinds"
import { temporaryFolder } from "../../test/temporaryFolder"
import { uprightPicture } from "./uprightPicture"

const [width, height] = [120, 80]
/** The corners of the photo: top left, top right, bottom left, bottom right. */
const corners = ["red", "green", "blue", "white"]

/** By how many degrees a photo is stored turned that has an orientation in EXIF (CIPA DC-008). */
const turns = { 1: 0, 6: 270 }

const location = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 12/1 0/1" } }

let file: string
beforeEach(() => {
  file = path.join(temporaryFolder(), "photo")
})

/** Writes a photo with the place where it was taken, as a phone stores it. */
async function writePhoto(orientation: keyof typeof turns, format: "jpeg" | "png" | "webp" | "avif") {
  const [w, h] = [width / 2, height / 2]
  const overlays = corners.map((background, index) => ({
    input: { create: { width: w, height: h, channels: 3 as const, background } },
    left: (index % 2) * w,
    top: Math.floor(index / 2) * h,
  }))
  const upright = await sharp({ create: { width, height, channels: 3, background: "black" } })
    .composite(overlays)
    .png()
    .toBuffer()
  const turned = await sharp(upright).rotate(turns[orientation]).png().toBuffer()
  await sharp(turned)
    .withMetadata({ orientation })
    .withExifMerge(location)
    .toFormat(format, { quality: 100 })
    .toFile(file)
}

/** Returns the names of the colors in the corners. */
async function cornersOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const margin = 10
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  const [right, bottom] = [info.width - margin, info.height - margin]
  return [at(margin, margin), at(right, margin), at(margin, bottom), at(right, bottom)].map(nameOf)
}

function nameOf([red = 0, green = 0, blue = 0]: readonly number[]): string {
  if (Math.min(red, green, blue) > 200) return "white"
  return red > 150 ? "red" : blue > 150 ? "blue" : green > 80 ? "green" : "another color"
}

// `jpg` is another extension of JPEG.
const formats = pictureExtensions.filter((extension) => extension !== "jpg")

it.each(formats)("returns a turned photo in the format %s as a viewer shows it", async (format) => {
  await writePhoto(6, format)
  const picture = await uprightPicture(file)
  // Without EXIF, as programs see it that do not turn a picture.
  expect(await cornersOf(picture)).toEqual(corners)
  const metadata = await sharp(picture).metadata()
  expect([metadata.width, metadata.height]).toEqual([width, height])
  expect(metadata.format).toBe(format === "avif" ? "heif" : format)
  expect(format === "avif" ? picture.includes("irot") : (metadata.orientation ?? 1) > 1).toBe(false)
})

it.each(formats)("keeps the bytes of an upright photo in the format %s", async (format) => {
  await writePhoto(1, format)
  expect((await uprightPicture(file)).equals(await readFile(file))).toBe(true)
})

it("keeps the bytes of a picture without EXIF data", async () => {
  const picture = "test/content/images/portrait.png"
  expect((await uprightPicture(picture)).equals(await readFile(picture))).toBe(true)
})

it("removes the place where a turned photo was taken", async () => {
  await writePhoto(6, "jpeg")
  expect((await sharp(file).metadata()).exif).toBeDefined()
  expect((await sharp(await uprightPicture(file)).metadata()).exif).toBeUndefined()
})
