import { joinSome } from "../../messages/format"
import { textsOf } from "../model/fields"
import { factReferences } from "../model/facts"
import type { ReportRule } from "./finding"

/** Reports a round whose date no text has, although texts have the dates of other rounds of its program. */
export const findUnnamedRounds: ReportRule = ({ content, files }) => {
  const uses = files
    .flatMap(textsOf)
    .flatMap(({ value, parsed }) =>
      factReferences(value).map((fact) => ({ fact, file: `content/${parsed.file.path}` })),
    )
  return content["programs.json"].flatMap(({ id, deadlines = [] }, index) =>
    deadlines.flatMap((round, position) => {
      const ofOthers = uses.filter(({ fact }) => fact.startsWith(`${id}.deadline.`))
      const own = `${id}.deadline.${round.id}`
      if (ofOthers.length === 0 || ofOthers.some(({ fact }) => fact === own)) return []
      const places = joinSome([...new Set(ofOthers.map(({ file }) => file))])
      const message = `is in no text, although the dates of other rounds are in ${places}. Add {{${own}}} there.`
      return [{ file: "programs.json", path: [index, "deadlines", position], message }]
    }),
  )
}
