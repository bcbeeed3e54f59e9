import { posix } from "node:path"
import { darkVariant } from "../../model/darkVariant"
import { quote } from "../../../messages/format"
import type { Scheme } from "../ink"
import { predicate, type Predicate } from "../mistake"
import type { ContentSource, PictureFile } from "../source"
import { closestMatch } from "../../../messages/suggestion"
import { maxPictureMegabytes } from "../../schemas/fields/pictureKinds"
import type { PictureShape } from "../../schemas/fields/pictureShapes"
import type { TextField } from "../../model/fields"
import { unframedMistake } from "./unframedPictures"

/** Reports a picture that does not exist under exactly this name, or that the site cannot use. */
export function pictureMistake(
  { role, value: name, shape }: TextField,
  pictures: ContentSource["pictures"],
): Predicate | undefined {
  if (role !== "picture" || /^https:/i.test(name)) return undefined
  const picture = pictures.get(name)
  if (!picture) return missingPicture(name, [...pictures.keys()])
  const light = name.replace(/\.dark(?=\.\w+$)/, "")
  if (light !== name && pictures.has(light))
    return predicate`is ${quote(name)}, the file for the dark scheme. Write ${quote(light)}: the site finds the dark one by its name.`
  const dark = pictures.get(darkVariant(name))
  const darkMistake = dark && fileMistake(dark, darkVariant(name), shape, "dark")
  return (
    fileMistake(picture, name, shape, "light") ??
    (darkMistake && predicate`has a file for the dark scheme that ${darkMistake.message}`) ??
    (dark && otherSize(picture, dark, name))
  )
}

/** Reports a dark picture with another size. If only the light one was replaced, the dark one still shows the old. */
function otherSize(light: PictureFile, dark: PictureFile, name: string): Predicate | undefined {
  const [size, darkSize] = [light, dark].map((file) => `${file.size?.width} × ${file.size?.height}`)
  if (size === darkSize) return undefined
  return predicate`is ${quote(name)} with ${size} pixels, but its file for the dark scheme, ${quote(darkVariant(name))}, has ${darkSize}.
    Delete that file if it shows an earlier picture, or save it with the same size.`
}

function missingPicture(name: string, present: readonly string[]): Predicate {
  const match = present.find((other) => posix.basename(other) === posix.basename(name)) ?? closestMatch(name, present)
  const remedy =
    match === undefined
      ? "Put the file there, or write the path of an existing picture."
      : `Did you mean ${quote(match)}?`
  return predicate`is ${quote(name)}, but content/ has no such file. ${remedy}`
}

function fileMistake(
  picture: PictureFile,
  name: string,
  shape: PictureShape | undefined,
  scheme: Scheme,
): Predicate | undefined {
  const { bytes, size, isTwice } = picture
  if (isTwice)
    return predicate`is ${quote(name)}, but content/ has two files with this name,
      because a letter with an accent has two forms. Delete one of the files.`
  if (!size)
    return predicate`is ${quote(name)}, but that file is damaged, not a picture,
      or larger than 16,383 × 16,383 pixels. Save the picture again as PNG or JPEG.`
  if (shape && (size.width < shape.width || size.height < shape.height))
    return predicate`is ${quote(name)}, but that picture has only ${size.width} × ${size.height} pixels,
      and the site shows it with ${shape.width} × ${shape.height}. Take a larger one.`
  if (shape && size.width > size.height * shape.ratio[1])
    return predicate`is ${quote(name)}, but that picture has ${size.width} × ${size.height} pixels, too wide for its place.
      Cut it to a width of at most ${Math.floor(size.height * shape.ratio[1])} pixels, or take another one.`
  if (shape && size.width < size.height * shape.ratio[0])
    return predicate`is ${quote(name)}, but that picture has ${size.width} × ${size.height} pixels, too tall for its place.
      Cut it to a height of at most ${Math.floor(size.width / shape.ratio[0])} pixels, or take another one.`
  const megabytes = bytes / 1024 / 1024
  if (megabytes > maxPictureMegabytes)
    return predicate`is ${quote(name)}, but that file has ${megabytes.toFixed(1)} MB, and ${maxPictureMegabytes} MB are allowed.
      Upload it in the content editor, which makes photos smaller. Or save it as JPEG with at most 3000 pixels: in Windows Photos, "Resize image"; in macOS Preview, "Tools", "Adjust Size".`
  return unframedMistake(picture, name, shape, scheme)
}
