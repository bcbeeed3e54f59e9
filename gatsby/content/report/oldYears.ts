import { datesInText, yearOf } from "../check/dates"
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
    if (!isAboutCohort(text) || !(isFreeText(text) || isId(text) || isAddress(text))) return undefined
    const found = yearsIn(text, input.today).find(({ year }) => isOldYear(year, text, input))
    return found && oldYearMessage(found, text, input)
  })

/** Whether a year is before that of the cohort, or its cohort is over. */
export function isOldYear(year: number, text: TextField, input: ReportInput): boolean {
  const cohort = cohortOf(text, input)
  const limit =
    cohort === undefined ? yearOf(input.today) : cohort.isOver ? yearOf(cohort.endDate) + 1 : cohort.firstYear
  return year < limit && year >= limit - maxAge
}

interface YearInText {
  year: number
  /** As it is written. */
  words: string
}

function yearsIn({ value }: TextField, today: string): YearInText[] {
  const text = withoutReferences(value)
  return [...text.matchAll(yearPattern)].flatMap(({ 0: words, index }) => {
    if (pastEvent.test(text.slice(0, index)) || isUpcoming(text, index, today)) return []
    return [{ words, year: 2000 + Number(words.slice(-2)) }]
  })
}

/** Whether a year belongs to a date or a month that is not past: applications may open in the year before the program. */
function isUpcoming(text: string, index: number, today: string): boolean {
  const month = text.slice(0, index).split(/\s+/).at(-2) ?? ""
  const [lastOfMonth] = datesInText(`${month} 31, ${text.slice(index, index + 4)}`)
  const day = datesInText(text).find((date) => date.index <= index && index < date.index + date.words.length)
  return ((day ?? lastOfMonth)?.date ?? "") >= today
}

function oldYearMessage({ year, words }: YearInText, text: TextField, input: ReportInput): string {
  const cohort = cohortOf(text, input)
  if (!cohort) return `names ${words}, which is past. Write the current year.`
  const { name, firstYear, isOver } = cohort
  const reason = year < firstYear ? `but the ${name} is that of ${firstYear}` : `but the ${name} of that year is over`
  return `names ${words}, ${reason}. ${remedy(text, isOver ? undefined : firstYear)}`
}

/** @param year of the cohort; undefined if the next one is not known */
function remedy(text: TextField, year: number | undefined): string {
  if (isId(text)) return "Choose another id, and change it in each file that refers to it."
  if (isAddress(text)) return "Link to the current page or file."
  if (text.role === "prose") return "Write {{cohort.year}}, which follows the dates in programs.json."
  return year === undefined ? "Write the next year as soon as it is set." : `Write ${year}.`
}

function isId({ path }: TextField): boolean {
  return path.at(-1) === "id"
}

function isAddress({ value, role }: TextField): boolean {
  return role !== "picture" && /^(https:|\/)/.test(value)
}
