import { addDays } from "../../src/format/calendarDate"
import type { ReportRule } from "./finding"

/** More than the months between the preparation of a cohort and its first day. */
const days = 300

/**
 * Reports documents whose text last changed long before the next program, whose dates and prices they name, or on a day
 * to come.
 */
export const findOldDocuments: ReportRule = ({ content, season, today }) => {
  const future = content["documents.json"].flatMap(({ changed }, index) =>
    changed <= today
      ? []
      : [{ ...changedOf(index), message: `is ${changed}, which is to come. Write the day on which the text changed.` }],
  )
  const next = content["programs.json"].flatMap(({ id, startDate }) =>
    startDate && season.programs[id] !== "over" ? [startDate] : [],
  )
  const [first] = next.sort()
  if (first === undefined) return future
  const oldest = addDays(first, -days)
  const old = content["documents.json"].flatMap(({ changed }, index) => {
    if (changed >= oldest) return []
    const message =
      `is ${changed}, but a program starts on ${first}. ` +
      "Read the document, and write the day on which it last changed, also through a date or price."
    return [{ ...changedOf(index), message }]
  })
  return [...future, ...old]
}

const changedOf = (index: number) => ({ file: "documents.json", path: [index, "changed"] })
