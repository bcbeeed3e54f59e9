import { quote } from "../check/format"
import { cohortOf, yearOf, type Cohort } from "./cohort"
import { datesInText } from "./datesInText"
import type { ReportInput, ReportRule } from "./finding"
import { isAboutCohort, isDateField, isFreeText, problemAt, textsOf, withoutReferences, type TextField } from "./texts"

/** A larger distance is rather a number such as "2000 pictures" than a year. */
const maxAge = 10

const seasons = "spring|summer|fall|autumn|winter|cohort"
/** Matches "2025", also in the name of a file, and the year of "summer ’25". */
const yearPattern = new RegExp(String.raw`(?<![\d.,$])20\d{2}(?!\d|[,.]\d)|(?<=\b(?:${seasons}) [’'‘])\d{2}\b`, "gi")
/** Matches what comes before a year that stays right. */
const pastEvent = /(\bsince|\b(?:founded|established|started) in|©|\bcopyright) $/i

/** Texts of the season, in which a later year is a contradiction too. Other texts may name a later year, such as a class of 2029. */
const seasonTexts: ReadonlySet<string> = new Set(["banner", "footerCallToAction"])

/** Reports texts, ids and addresses that name a year before the cohort's, or the year of a cohort that is over. */
export const findOldYears: ReportRule = (input) =>
  textsOf(input.content).flatMap((field) => {
    if (!isAboutCohort(field) || isDateField(field) || !(isFreeText(field) || isId(field) || isAddress(field)))
      return []
    const years = yearsIn(field, input)
    const old = years.find(({ year }) => isOldYear(year, field, input))
    const cohort = cohortOf(field, input)
    if (old) return [problemAt(field, oldYearMessage(old, field, cohort))]
    const isSeasonText = field.parsed.file.path === "site.json" && seasonTexts.has(String(field.path[0]))
    const later = isSeasonText && cohort ? years.find(({ year }) => year > cohort.lastYear) : undefined
    if (!later || !cohort) return []
    const message = `names ${later.year} (${later.words}), but the dates of the ${cohort.name} are those of ${cohort.firstYear}. Change one of them; the dates are in programs.json.`
    return [problemAt(field, message)]
  })

/** Whether a year is before that of the cohort, or its cohort is over. */
export function isOldYear(year: number, field: TextField, input: ReportInput): boolean {
  const cohort = cohortOf(field, input)
  const limit = cohort === undefined ? yearOf(input.today) : cohort.isOver ? cohort.lastYear + 1 : cohort.firstYear
  return year < limit && year >= limit - maxAge
}

interface YearInText {
  year: number
  /** The year with the words around it, in quotation marks. */
  words: string
}

function yearsIn(field: TextField, { today }: ReportInput): YearInText[] {
  const text = withoutReferences(field.value)
  return [...text.matchAll(yearPattern)].flatMap(({ 0: digits, index }) => {
    if (pastEvent.test(text.slice(0, index)) || isUpcoming(text, index, today)) return []
    return [{ year: Number(digits.padStart(4, "20")), words: wordsAround(field.value, index) }]
  })
}

/** Whether a year belongs to a date or a month that is not past: applications may open in the year before the program. */
function isUpcoming(text: string, index: number, today: string): boolean {
  const date = datesInText(text).find(({ index: start, words }) => start <= index && index < start + words.length)
  if (date) return date.date >= today
  const word = text.slice(0, index).split(/\s+/).at(-2) ?? ""
  // A month is a date without its day.
  const [month] = datesInText(`${word} 1, ${text.slice(index, index + 4)}`)
  return month !== undefined && month.date.slice(0, 7) >= today.slice(0, 7)
}

/** Returns up to two words before and after the word at an index. */
function wordsAround(text: string, index: number): string {
  const [before = ""] = /(?:\S+\s+){0,2}\S*$/.exec(text.slice(0, index)) ?? []
  const [after = ""] = /^\S*(?:\s+\S+){0,2}/.exec(text.slice(index)) ?? []
  return quote(`${before}${after}`)
}

function oldYearMessage({ year, words }: YearInText, field: TextField, cohort: Cohort | undefined): string {
  const found = `${isAddress(field) ? "leads to an address of" : "names"} ${year} (${words})`
  if (!cohort) return `${found}, which is past. Write the current year.`
  const { name, firstYear, isOver } = cohort
  const reason = year < firstYear ? `but the ${name} is that of ${firstYear}` : `but the ${name} of that year is over`
  return `${found}, ${reason}. ${remedy(field, isOver ? undefined : firstYear)}`
}

/** @param year of the cohort; undefined if the next one is not known */
function remedy(field: TextField, year: number | undefined): string {
  if (isId(field)) return "Choose another id, and change it in each file that refers to it."
  if (isAddress(field)) return "Link to the current page or file."
  if (field.role === "prose") return "Write {{cohort.year}}, which follows the dates in programs.json."
  return year === undefined ? "Write the next year as soon as it is set." : `Write ${year}.`
}

function isId({ path }: TextField): boolean {
  return path.at(-1) === "id"
}

function isAddress({ value, role }: TextField): boolean {
  return role !== "picture" && /^(https:|\/)/.test(value)
}
