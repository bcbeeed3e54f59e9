import { quote } from "../../messages/format"
import { repetitions } from "../check/rules/repetitions"
import { textsOf } from "../model/fields"
import type { ReportRule } from "./finding"

/** Reports a picture that a file shows twice: a copied entry often keeps the picture of the other one. */
export const findRepeatedPictures: ReportRule = ({ files }) =>
  files.flatMap((parsed) => {
    const pictures = textsOf(parsed).filter(({ role }) => role === "picture")
    return repetitions(pictures.map(({ value }) => value)).flatMap(({ index }) => {
      const { path = [], value = "" } = pictures[index] ?? {}
      const message = `is ${quote(value)}, which another entry shows too. Choose the picture of this entry.`
      return [{ file: parsed.file.path, path, message }]
    })
  })
