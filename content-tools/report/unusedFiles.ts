import { textsOf } from "../model/fields"
import { darkVariant } from "../model/darkVariant"
import type { ReportRule } from "./finding"

/** Files that belong to the folder. Names that begin with a dot are those of programs. */
const known = /^(?:README\.md|FIELDS\.md|(?:.*\/)?\..*)$/

/**
 * Reports picture files that no field refers to, and files that are neither content nor pictures. The content check
 * reports unknown .json files.
 */
export const findUnusedFiles: ReportRule = ({ files, pictures, otherFiles }) => {
  // A variant for the dark scheme is part of its picture.
  const used = new Set(
    files.flatMap(textsOf).flatMap(({ role, value }) => (role === "picture" ? [value, darkVariant(value)] : [])),
  )
  const unused = [...pictures.keys()].filter((file) => !used.has(file))
  const message = "is used nowhere. Refer to the picture, or remove the file."
  const stray = otherFiles.filter((file) => !known.test(file))
  const strayMessage = "is neither content nor a picture, and the site does not use it. Remove it."
  return [
    ...unused.map((file) => ({ file, path: [], message })),
    ...stray.map((file) => ({ file, path: [], message: strayMessage })),
  ]
}
