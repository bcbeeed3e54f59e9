import type { ReportRule } from "./finding"

/** More than the months between the preparation of a cohort and its first day. */
const days = 300

/** Reports documents whose text last changed long before the next program, whose dates and prices they name. */
export const findOldDocuments: ReportRule = ({ content, season }) => {
  const next = content["programs.json"].flatMap(({ id, startDate }) =>
    startDate && season.programs[id] !== "over" ? [startDate] : [],
  )
  const [first] = next.sort()
  if (first === undefined) return []
  const oldest = new Date(Date.parse(first) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return content["documents.json"].flatMap(({ changed }, index) => {
    if (changed >= oldest) return []
    const message =
      `is ${changed}, but a program starts on ${first}. ` +
      "Read the document, and write the day on which it last changed, also through a date or price."
    return [{ file: "documents.json", path: [index, "changed"], message }]
  })
}
