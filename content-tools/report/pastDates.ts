import { datesInText, yearOf } from "../check/dates"
import { predicate, type Predicate } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { withoutReferences } from "../model/facts"
import { groupOf, isFreeText, type TextField } from "../model/fields"
import { lastRoundAfter } from "./commitDeadlines"
import type { ReportInput, ReportRule } from "./finding"
import { isOldYear } from "./oldYears"
import { cohortOf, isAboutCohort, type Cohort } from "./texts"

/** Reports date fields, and full dates in texts, that are before today. */
export const findPastDates: ReportRule = (input) =>
  checkTexts(input.files, (text) => (isFreeText(text) ? wordsMessage(text, input) : fieldMessage(text, input)))

function fieldMessage(text: TextField, input: ReportInput): Predicate | undefined {
  const { value: date } = text
  // When the text of a document last changed.
  if (text.path.at(-1) === "changed") return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date >= input.today) return undefined
  if (isStartOfCohort(text, input) || isOnlyInLetter(text, input)) return undefined
  const cohort = cohortOf(text, input)
  const isLastDay = text.path.at(-1) === "endDate" && cohort?.isOver
  return predicate`is ${date}, which is past. ${remedyFor(date, cohort)}${isLastDay ? ` ${deletion}` : ""}`
}

/** The privacy page promises it. No page knows whether a name is still published. */
const deletion = "Within a year of it, delete the names of the applicants: npm run admissions end."

function remedyFor(date: string, cohort: Cohort | undefined): string {
  if (!cohort || cohort.isOver) return "Write the date of the next cohort as soon as it is set."
  // A round may be in the fall before the program.
  const isOfFall = yearOf(date) === cohort.firstYear - 1 && date.slice(5) >= "09-01"
  if (yearOf(date) < cohort.firstYear && !isOfFall) return `Write the date of ${cohort.firstYear}.`
  return "Check the texts that still name this day."
}

/**
 * Whether a date is the start of a program that is not over, or that of its applications, which may be in the year
 * before.
 */
function isStartOfCohort(text: TextField, { season }: ReportInput): boolean {
  const { id, startDate, endDate } = groupOf(text)
  const name = text.path.at(-1)
  const isStart =
    name === "startDate" ||
    (name === "opens" && typeof startDate === "string" && yearOf(text.value) >= yearOf(startDate) - 1)
  return isStart && typeof endDate === "string" && season.programs[String(id)] !== "over"
}

/** Whether a date is a commit deadline that another rule reports. */
function isOnlyInLetter({ parsed, path }: TextField, { content }: ReportInput): boolean {
  const letter = parsed.file.path === "letters.json" ? content["letters.json"][Number(path[0])] : undefined
  return !!letter && lastRoundAfter(letter, content["programs.json"]) !== undefined
}

/** Leaves out dates in an old year, which another rule reports. */
function wordsMessage(text: TextField, input: ReportInput): Predicate | undefined {
  if (!isAboutCohort(text)) return undefined
  const past = datesInText(withoutReferences(text.value)).find(
    ({ date }) => date < input.today && !isOldYear(yearOf(date), text, input),
  )
  return past && predicate`names ${past.words}, which is past. Write the next date, or remove this one.`
}
