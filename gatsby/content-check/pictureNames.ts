import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, type ParsedFile } from "./traverse"

/** What a maintainer has to know about a format that browsers or the build do not accept. */
const otherFormats: Readonly<Record<string, string>> = {
  heic: "a HEIC photo",
  heif: "a HEIF photo",
  tif: "a TIFF picture",
  tiff: "a TIFF picture",
  gif: "a GIF picture",
  bmp: "a BMP picture",
  svg: "an SVG drawing",
  pdf: "a PDF document",
  psd: "a Photoshop file",
  ai: "an Illustrator file",
  raw: "a RAW photo",
  dng: "a RAW photo",
  mp4: "a video",
  mov: "a video",
}

/** Reports paths of pictures that are written wrongly, each with the reason. `checkSchema` reports the others. */
export function checkPictureNames(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap(({ value, role, path }) => {
    const message = role === "picture" && typeof value === "string" ? pathProblem(value) : undefined
    return message ? [{ path, message }] : []
  })
}

function pathProblem(name: string): string | undefined {
  if (name.trim() === "" || /^https:/i.test(name)) return undefined
  if (/^(http:)?\/\/[^/]/i.test(name)) return `is ${quote(name)}. Begin an address on another site with https://.`
  const extension = /\.(\w+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ""
  const format = otherFormats[extension]
  if (format !== undefined)
    return `is ${quote(name)}, ${format}, which the site cannot show. Save it as JPEG or PNG, and write the new name here.`
  const correct = correctPath(name)
  // Any other mistake is left to `checkSchema`, so that the path suggested here is right.
  if (name === correct || !/^images\/.+\.(?:png|jpe?g|webp|avif)$/i.test(correct)) return undefined
  const reasons = [
    /\s/.test(name.trim()) ? "the name has a space" : "",
    name !== name.trim() ? "there is a space before or after the path" : "",
    name.includes("\\") ? "folders are separated by / and not by \\" : "",
    /^\W*content[\\/]/i.test(name) ? 'the path begins in content/, so without "content/"' : "",
    /^\s*[\\/]/.test(name) ? "it begins with a slash" : "",
    /^\s*\.{1,2}[\\/]/.test(name) ? "it begins with dots" : "",
    /images[\\/]/i.exec(name)?.[0].startsWith("images") === false
      ? "the folder images is written in small letters"
      : "",
  ].filter(Boolean)
  const rename = /\s/.test(name.trim()) ? "Rename the file, and write" : "Write"
  return `is ${quote(name)}, but ${reasons.join(", and ")}. ${rename} ${quote(correct)}.`
}

/** Returns the path with slashes, from `images/` on, with hyphens instead of spaces. */
function correctPath(name: string): string {
  return name
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(?:\.{1,2}\/|\/)+/, "")
    .replace(/^content\//i, "")
    .replace(/^images\//i, "images/")
    .replace(/\s+/g, "-")
}
