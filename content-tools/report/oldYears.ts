import { datesInText, yearOf } from "../check/dates"
import { predicate } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { withoutReferences } from "../model/facts"
import { isFreeText, type TextField } from "../model/fields"
import type { ReportInput, ReportRule } from "./finding"
import { cohortOf, isAboutCohort } from "./texts"

/** Matches "2025", also in the name of a file. */
const yearPattern = /(?<![\d.,$])20\d{2}(?!\d|[,.]\d)/g

/** Matches the apostrophe of "Summer '25". */
const shortYear = /(?<=\b(?:spring|summer|fall|winter|cohort|of) )['’](?=\d\d\b)/gi

/** Reports texts, ids and addresses that name the year of an earlier cohort, or of a cohort that is over. */
export const findOldYears: ReportRule = (input) =>
  checkTexts(input.files, (text) => {
    const isIdOrAddress = text.path.at(-1) === "id" || (text.role !== "picture" && /^(https:|\/)/.test(text.value))
    if (!isAboutCohort(text) || !(isFreeText(text) || isIdOrAddress)) return undefined
    const old = yearsIn(text, input.today).find((year) => isOldYear(Number(year), text, input))
    if (old === undefined) return undefined
    const cohort = cohortOf(text, input)
    const isPast = !cohort || cohort.isOver
    const reason = isPast ? "which is past" : `but the ${cohort.name} is that of ${cohort.firstYear}`
    const fact = text.role === "prose" ? " {{cohort.year}} follows the dates in programs.json." : ""
    return predicate`names ${old}, ${reason}. Write the right year.${fact}`
  })

/** An earlier one is rather a number: "2008 pictures". */
const maxAge = 10

/** Whether a year is one of the ten before that of the cohort. */
export function isOldYear(year: number, text: TextField, input: ReportInput): boolean {
  const cohort = cohortOf(text, input)
  const limit =
    cohort === undefined ? yearOf(input.today) : cohort.isOver ? yearOf(cohort.endDate) + 1 : cohort.firstYear
  return year < limit && year >= limit - maxAge
}

/** Words before a year that stays right, in the same sentence. */
const history = /(?:\b(?:since|founded|established|started|began|ran from|class of)\b|©)[^.!?]*$/i

/** Returns the years in a text that are not about history, and not part of a date or a month to come. */
function yearsIn({ value }: TextField, today: string): string[] {
  const text = withoutReferences(value)
  const whole = text.replace(shortYear, "20")
  return [...whole.matchAll(yearPattern)].flatMap(({ 0: year, index }) =>
    isUpcoming(whole, index, today) || history.test(whole.slice(0, index)) ? [] : [year],
  )
}

/**
 * Whether a year belongs to a date or a month that is not past: applications may open in the year before the program.
 */
function isUpcoming(text: string, index: number, today: string): boolean {
  const month = text.slice(0, index).split(/\s+/).at(-2) ?? ""
  const [lastOfMonth] = datesInText(`${month} 31, ${text.slice(index, index + 4)}`)
  const day = datesInText(text).find((date) => date.index <= index && index < date.index + date.words.length)
  return ((day ?? lastOfMonth)?.date ?? "") >= today
}
