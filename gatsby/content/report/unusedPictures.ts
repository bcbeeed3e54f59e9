import { textsOf } from "../check/traverse"
import { darkVariant } from "../model/darkVariant"
import type { ReportRule } from "./finding"

/** Reports picture files that no field refers to. A variant for the dark scheme counts as part of its picture. */
export const findUnusedPictures: ReportRule = ({ files, pictures }) => {
  const used = new Set(
    files.flatMap(textsOf).flatMap(({ role, value }) => (role === "picture" ? [value, darkVariant(value)] : [])),
  )
  const unused = [...pictures.keys()].filter((name) => !used.has(name))
  const message = "is used nowhere. Refer to the picture, or remove the file."
  return unused.map((file) => ({ file, path: [], message }))
}
