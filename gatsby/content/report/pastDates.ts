import { datesInText, isCalendarDate, yearOf } from "../check/dates"
import { groupOf, isFreeText, type TextField } from "../check/traverse"
import { commitDeadlineProblem } from "./commitDeadlines"
import type { ReportInput, ReportRule } from "./finding"
import { cohortOf, type Cohort, findInTexts, isAboutCohort, withoutReferences } from "./texts"
import { isOldYear } from "./oldYears"

/** Reports date fields, and full dates in texts, that are before today. */
export const findPastDates: ReportRule = (input) =>
  findInTexts(input.content, (text) => (isFreeText(text) ? wordsMessage(text, input) : fieldMessage(text, input)))

function fieldMessage(text: TextField, input: ReportInput): string | undefined {
  const { value: date } = text
  if (!isCalendarDate(date) || date >= input.today || isStartOfRunningProgram(text, input)) return undefined
  // Another rule reports these commit deadlines.
  if (commitDeadlineProblem(text, input)) return undefined
  return `is ${date}, which is past. ${remedyFor(date, cohortOf(text, input))}`
}

function remedyFor(date: string, cohort: Cohort | undefined): string {
  if (!cohort || cohort.isOver) return "Write the date of the next cohort as soon as it is set."
  if (yearOf(date) < cohort.firstYear) return `Write the date of ${cohort.firstYear}.`
  return "Check the texts that still name this day."
}

function isStartOfRunningProgram(text: TextField, { today }: ReportInput): boolean {
  const { endDate } = groupOf(text)
  return text.path.at(-1) === "startDate" && typeof endDate === "string" && endDate >= today
}

/** Leaves out dates in an old year, which another rule reports. */
function wordsMessage(text: TextField, input: ReportInput): string | undefined {
  if (!isAboutCohort(text)) return undefined
  const past = datesInText(withoutReferences(text.value)).find(
    ({ date }) => date < input.today && !isOldYear(yearOf(date), text, input),
  )
  return past && `names ${past.words}, which is past. Write the next date, or remove this one.`
}
