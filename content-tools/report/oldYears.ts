import { datesInText, yearOf } from "../check/dates"
import { predicate } from "../check/mistake"
import { checkTexts, isFreeText, type TextField } from "../check/traverse"
import type { ReportInput, ReportRule } from "./finding"
import { cohortOf, isAboutCohort, withoutReferences } from "./texts"

/** A larger distance is rather a number such as "2000 pictures" than a year. */
const maxAge = 10

const seasons = "spring|summer|fall|autumn|winter|cohort"
/** Matches "2025", also in the name of a file, and "’25" in "summer ’25". */
const yearPattern = new RegExp(String.raw`(?<![\d.,$])20\d{2}(?!\d|[,.]\d)|(?<=\b(?:${seasons}) )[’'‘]\d{2}\b`, "gi")
/** Matches what comes before a year that stays right. */
const pastEvent = /(\bsince|\b(?:founded|established|started) in|©|\bcopyright) $/i

/** Reports texts, ids and addresses that name a year before the cohort's, or the year of a cohort that is over. */
export const findOldYears: ReportRule = (input) =>
  checkTexts(input.files, (text) => {
    const isIdOrAddress = text.path.at(-1) === "id" || (text.role !== "picture" && /^(https:|\/)/.test(text.value))
    if (!isAboutCohort(text) || !(isFreeText(text) || isIdOrAddress)) return undefined
    const old = yearsIn(text, input.today).find((words) => isOldYear(2000 + Number(words.slice(-2)), text, input))
    if (old === undefined) return undefined
    const cohort = cohortOf(text, input)
    const isPast = !cohort || cohort.isOver
    const reason = isPast ? "which is past" : `but the ${cohort.name} is that of ${cohort.firstYear}`
    const fact = text.role === "prose" ? " {{cohort.year}} follows the dates in programs.json." : ""
    return predicate`names ${old}, ${reason}. Write the right year.${fact}`
  })

/** Whether a year is before that of the cohort, or its cohort is over. */
export function isOldYear(year: number, text: TextField, input: ReportInput): boolean {
  const cohort = cohortOf(text, input)
  const limit =
    cohort === undefined ? yearOf(input.today) : cohort.isOver ? yearOf(cohort.endDate) + 1 : cohort.firstYear
  return year < limit && year >= limit - maxAge
}

/** Returns the years in a text as they are written. */
function yearsIn({ value }: TextField, today: string): string[] {
  const text = withoutReferences(value)
  return [...text.matchAll(yearPattern)].flatMap(({ 0: words, index }) =>
    pastEvent.test(text.slice(0, index)) || isUpcoming(text, index, today) ? [] : [words],
  )
}

/** Whether a year belongs to a date or a month that is not past: applications may open in the year before the program. */
function isUpcoming(text: string, index: number, today: string): boolean {
  const month = text.slice(0, index).split(/\s+/).at(-2) ?? ""
  const [lastOfMonth] = datesInText(`${month} 31, ${text.slice(index, index + 4)}`)
  const day = datesInText(text).find((date) => date.index <= index && index < date.index + date.words.length)
  return ((day ?? lastOfMonth)?.date ?? "") >= today
}
