import { isRecord, valueAt } from "../content-check/traverse"
import { cohortOf } from "./cohort"
import { findWrongCommitDeadlines } from "./commitDeadlines"
import { datesInText } from "./datesInText"
import type { ReportInput, ReportRule } from "./finding"
import { isAboutCohort, isDateField, isFreeText, problemAt, textsOf, withoutReferences, type TextField } from "./texts"
import { factsWithDate, typedDates } from "./typedDates"
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
      ? `Check the texts that still name this day${referencesTo(field.value, input)}.`
      : "Write the date of the next cohort as soon as it is set."
  return `is ${field.value}, which is past. ${remedy}`
}

/** Returns, for example, ` with {{research.deadline.early}}`. */
function referencesTo(date: string, { facts }: ReportInput): string {
  const names = factsWithDate(facts).filter(({ year, monthAndDay }) => `${year}-${monthAndDay}` === date)
  return names.length > 0 ? ` with ${names.map(({ name }) => `{{${name}}}`).join(" or ")}` : ""
}

function isStartOfRunningProgram({ parsed, path }: TextField, { today }: ReportInput): boolean {
  const group = valueAt(parsed.data, path.slice(0, -1))
  return path.at(-1) === "startDate" && isRecord(group) && String(group["endDate"]) >= today && "endDate" in group
}

/** Leaves out dates that another rule reports: a fact that is typed out, and a date in an old year. */
function textMessage(field: TextField, input: ReportInput): string | undefined {
  if (!isFreeText(field) || !isAboutCohort(field)) return undefined
  const typed = typedDates(field, input.facts).map(({ index }) => index)
  const past = datesInText(withoutReferences(field.value)).find(
    ({ year, monthAndDay, index }) =>
      year !== undefined &&
      `${year}-${monthAndDay}` < input.today &&
      !typed.includes(index) &&
      !isOldYear(year, field, input),
  )
  return past && `names ${past.words}, which is past. Write the next date, or remove this one.`
}

function placeOf({ file, path = [] }: { file: string; path?: readonly (string | number)[] }): string {
  return JSON.stringify([file, path])
}
