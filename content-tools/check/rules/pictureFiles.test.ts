import type { PictureFile } from "../source"
import { pictureMistake } from "./pictureFiles"
import { pictureShapes, type PictureShape } from "../../schemas/fields/pictureShapes"
import type { TextField } from "../../model/fields"

const file = "images/ada.png"
const good: PictureFile = { file, bytes: 2000, size: { width: 2000, height: 2000 } }
const shape = { width: 320, height: 400, crop: "shown whole", ratio: [1 / 2, 2] } as const

/** Returns the message about images/ada.png in a field with a shape. */
const messageFor = (ada: PictureFile, others: Record<string, PictureFile> = {}, shapeOfField: PictureShape = shape) =>
  pictureMistake(
    { role: "picture", value: "images/ada.png", shape: shapeOfField } as TextField,
    new Map(Object.entries({ "images/ada.png": ada, ...others })),
  )?.message

it.each<[string, string | undefined, PictureFile]>([
  ["is as small as the site shows it", undefined, { file, bytes: 100, size: { width: 320, height: 400 } }],
  [
    "cannot be decoded",
    "that file is damaged, not a picture, or larger than 16,383 × 16,383 pixels. Save the picture again as PNG or JPEG.",
    { file, bytes: 12 },
  ],
  [
    "is narrower than the site shows it",
    "that picture has only 319 × 400 pixels, and the site shows it with 320 × 400. Take a larger one.",
    { file, bytes: 100, size: { width: 319, height: 400 } },
  ],
  [
    "is less high than the site shows it",
    "that picture has only 320 × 399 pixels, and the site shows it with 320 × 400. Take a larger one.",
    { file, bytes: 100, size: { width: 320, height: 399 } },
  ],
  ["is as wide as its place allows", undefined, { file, bytes: 100, size: { width: 800, height: 400 } }],
  ["is as tall as its place allows", undefined, { file, bytes: 100, size: { width: 320, height: 640 } }],
  [
    "is too wide",
    "that picture has 6000 × 640 pixels, too wide for its place. Cut it to a width of at most 1280 pixels, or take another one.",
    { file, bytes: 100, size: { width: 6000, height: 640 } },
  ],
  [
    "is too tall",
    "that picture has 1000 × 5000 pixels, too tall for its place. Cut it to a height of at most 2000 pixels, or take another one.",
    { file, bytes: 100, size: { width: 1000, height: 5000 } },
  ],
  [
    "has another file with the same name",
    "content/ has two files with this name, because a letter with an accent has two forms. Delete one of the files.",
    { ...good, isTwice: true },
  ],
  [
    "is too large",
    'that file has 12.3 MB, and 5 MB are allowed. Upload it in the content editor, which makes photos smaller. Or save it as JPEG with at most 3000 pixels: in Windows Photos, "Resize image"; in macOS Preview, "Tools", "Adjust Size".',
    { ...good, bytes: 12_900_000 },
  ],
])("checks a picture that %s", (_, message, picture) => {
  expect(messageFor(picture)).toBe(message && `is "images/ada.png", but ${message}`)
  const sameSize = message ? good : picture
  expect(messageFor(sameSize, { "images/ada.dark.png": picture })).toBe(
    message && `has a file for the dark scheme that is "images/ada.dark.png", but ${message}`,
  )
})

it.each(Object.entries(pictureShapes))("allows the smallest size and a square for the shape %s", (_, one) => {
  const [least, greatest] = one.ratio
  for (const ratio of [one.width / one.height, 1]) {
    expect(ratio).toBeGreaterThanOrEqual(least)
    expect(ratio).toBeLessThanOrEqual(greatest)
  }
})

it("reports a file for the dark scheme with another size, because only the light one may have been replaced", () => {
  expect(messageFor(good, { "images/ada.dark.png": { ...good, size: { width: 2000, height: 1500 } } })).toBe(
    'is "images/ada.png" with 2000 × 2000 pixels, but its file for the dark scheme, "images/ada.dark.png", has 2000 × 1500. Delete that file if it shows an earlier picture, or save it with the same size.',
  )
})

it("checks a logo on the ground of its scheme", () => {
  const inkWith = (contrast: number) => ({ width: 1, height: 1, contrast })
  const logo = { ...good, ink: { light: inkWith(21), dark: inkWith(1) } }
  const shapeOfLogo = { ...shape, isUnframed: true }
  expect(messageFor(logo, {}, shapeOfLogo)).toBeUndefined()
  expect(messageFor(logo, { "images/ada.dark.png": logo }, shapeOfLogo)).toContain("invisible on the dark ground")
})
