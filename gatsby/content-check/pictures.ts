/** Pictures that content names: whether the file is there, under exactly that name, and can be used. */
import { darkTwin } from "../content-model/darkTwin"
import { nearest } from "./didYouMean"
import { quoted } from "./inWords"
import type { ContentProblem } from "./problem"
import type { ContentSource, PictureFile } from "./source"
import { fieldsOf, isValid, type ParsedFile } from "./walk"

/** Smaller ones are leftovers or tracking pixels, and the placeholder that is made from a picture needs some area. */
const smallestSide = 16
/** Ten megabytes: what a phone's photo has at most; larger ones are prints, which slow every build. */
const largestFile = 10 * 1024 * 1024

export function checkPictures(parsed: ParsedFile, pictures: ContentSource["pictures"]): ContentProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { role, value, path } = field
    if (role !== "picture" || typeof value !== "string" || !isValid(field) || /^https:/i.test(value)) return []
    const picture = pictures.get(value)
    const message = picture
      ? (mistakeIn(picture, value) ?? mistakeInTwin(pictures.get(darkTwin(value)), darkTwin(value)))
      : notThere(value, [...pictures.keys()])
    return message ? [{ file: parsed.file.path, path, message }] : []
  })
}

function notThere(name: string, present: readonly string[]): string {
  // Written letters can be composed in two ways; macOS stores the other one than people type.
  const folded = (text: string) => text.normalize("NFC").toLowerCase()
  const sameButForCase = present.find((other) => folded(other) === folded(name))
  if (sameButForCase !== undefined)
    return `is ${quoted(name)}, but the file is called ${quoted(sameButForCase)}. Capital and small letters count: write both the same.`
  const near = sameFileElsewhere(name, present) ?? nearest(name, present)
  const remedy = near === undefined ? "Put the file there, or name one that is there." : `Did you mean ${quoted(near)}?`
  return `is ${quoted(name)}, but content/ has no such file. ${remedy}`
}

function sameFileElsewhere(name: string, present: readonly string[]): string | undefined {
  const fileName = name.split("/").at(-1)
  return present.find((other) => other.split("/").at(-1) === fileName)
}

function mistakeInTwin(twin: PictureFile | undefined, name: string): string | undefined {
  const message = twin && mistakeIn(twin, name)
  return message && `has a file for the dark scheme that ${message}`
}

function mistakeIn({ bytes, size }: PictureFile, name: string): string | undefined {
  if (!size)
    return `is ${quoted(name)}, but that file is damaged or not a picture. Save the picture again as PNG or JPEG.`
  if (Math.min(size.width, size.height) < smallestSide)
    return `is ${quoted(name)}, but that picture has only ${size.width} × ${size.height} pixels. Take one with at least ${smallestSide} on each side.`
  if (bytes > largestFile)
    return `is ${quoted(name)}, but that file has ${(bytes / 1024 / 1024).toFixed(1)} MB. Save the picture smaller: 10 MB at most.`
  return undefined
}
