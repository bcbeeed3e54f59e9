import { quote } from "../content-check/format"
import { isRecord, valueAt } from "../content-check/traverse"
import type { ReportRule } from "./finding"
import { problemAt, textsOf, type TextField } from "./texts"

const extension = /\.(avif|bmp|gif|heic|heif|jpe?g|png|svg|tiff?|webp)$/i
/** Names that cameras, phones and screenshots give, such as IMG_1234, DSC00012, Screenshot 2025-06-17. */
const automaticName =
  /^(img|image|dsc[nf]?|pxl|mvimg|dji|gopr|p|photo|picture|scan|screen ?shot|untitled|whatsapp image)[-_ ]?\(?\d[\w\-_ .:()]*$/i

/** Reports alternative texts that are the name of a file. */
export const findFileNamesAsText: ReportRule = ({ content }) =>
  textsOf(content).flatMap((field) => {
    if (!/alt$/i.test(String(field.path.at(-1)))) return []
    const text = field.value.trim()
    const isFileName =
      extension.test(text) || automaticName.test(text) || namesBeside(field).includes(text.toLowerCase())
    if (!isFileName) return []
    return [
      problemAt(field, `is ${quote(field.value)}, the name of a file. Say in a few words what the picture shows.`),
    ]
  })

/** Returns the names of the pictures of the same group in lower case, without folder and extension. */
function namesBeside({ parsed, path }: TextField): string[] {
  const group = valueAt(parsed.data, path.slice(0, -1))
  const pictures = isRecord(group)
    ? Object.values(group)
        .flat()
        .filter((value) => typeof value === "string")
    : []
  return pictures
    .filter((picture) => extension.test(picture))
    .map((picture) => picture.replace(/^.*\//, "").replace(extension, "").toLowerCase())
}
