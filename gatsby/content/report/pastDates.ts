import { isRecord, valueAt } from "../check/traverse"
import { cohortOf, yearOf } from "./cohort"
import { findWrongCommitDeadlines } from "./commitDeadlines"
import { datesInText } from "./datesInText"
import type { ReportInput, ReportRule } from "./finding"
import { isAboutCohort, isDateField, isFreeText, problemAt, textsOf, withoutReferences, type TextField } from "./texts"
import { isOldYear } from "./oldYears"

/** Reports date fields, and full dates in texts, that are before today. */
export const findPastDates: ReportRule = (input) => {
  const known = new Set(findWrongCommitDeadlines(input).map(placeOf))
  return textsOf(input.content).flatMap((field) => {
    const message = isDateField(field) ? dateFieldMessage(field, input) : textMessage(field, input)
    const problem = problemAt(field, message ?? "")
    return message === undefined || known.has(placeOf(problem)) ? [] : [problem]
  })
}

function dateFieldMessage(field: TextField, input: ReportInput): string | undefined {
  if (field.value >= input.today || isStartOfRunningProgram(field, input)) return undefined
  const remedy =
    cohortOf(field, input)?.isOver === false
      ? "Check the texts that still name this day."
      : "Write the date of the next cohort as soon as it is set."
  return `is ${field.value}, which is past. ${remedy}`
}

function isStartOfRunningProgram({ parsed, path }: TextField, { today }: ReportInput): boolean {
  const group = valueAt(parsed.data, path.slice(0, -1))
  return path.at(-1) === "startDate" && isRecord(group) && String(group["endDate"]) >= today && "endDate" in group
}

/** Leaves out dates in an old year, which another rule reports. */
function textMessage(field: TextField, input: ReportInput): string | undefined {
  if (!isFreeText(field) || !isAboutCohort(field)) return undefined
  const past = datesInText(withoutReferences(field.value)).find(
    ({ date }) => date < input.today && !isOldYear(yearOf(date), field, input),
  )
  return past && `names ${past.words}, which is past. Write the next date, or remove this one.`
}

function placeOf({ file, path = [] }: { file: string; path?: readonly (string | number)[] }): string {
  return JSON.stringify([file, path])
}
