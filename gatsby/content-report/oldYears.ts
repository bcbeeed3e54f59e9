import { quote } from "../content-check/format"
import { cohortOf, yearOf, type Cohort } from "./cohort"
import { datesInText } from "./datesInText"
import type { ReportInput, ReportRule } from "./finding"
import { isAboutCohort, isDateField, isFreeText, problemAt, textsOf, withoutReferences, type TextField } from "./texts"
import { typedDates } from "./typedDates"

/** A larger distance is rather a number such as "2000 pictures" than a year. */
const maxAge = 10

const seasons = "spring|summer|fall|autumn|winter|cohort"
/** Matches "2025", also in the name of a file, and the year of "summer ’25". */
const yearPattern = new RegExp(String.raw`(?<![\d.,$])20\d{2}(?!\d|[,.]\d)|(?<=\b(?:${seasons}) [’'‘])\d{2}\b`, "gi")
/** Matches what comes before a year that stays right. */
const pastEvent = /(\bsince|\b(?:founded|established|started) in|©|\bcopyright) $/i

/** Texts of the season, in which a later year is a contradiction too. Other texts may name a later year, such as a class of 2029. */
const seasonTexts: ReadonlySet<string> = new Set(["banner", "footerCallToAction"])

/** Reports texts and addresses that name a year before the cohort's, or the year of a cohort that is over. */
export const findOldYears: ReportRule = (input) =>
  textsOf(input.content).flatMap((field) => {
    if (!isAboutCohort(field) || isDateField(field) || !(isFreeText(field) || isAddress(field))) return []
    const old = yearsIn(field, input).find(({ year }) => isOldYear(year, field, input))
    if (old) return [problemAt(field, oldYearMessage(old, field, input))]
    const cohort = cohortOf(field, input)
    const isSeasonText = field.parsed.file.path === "site.json" && seasonTexts.has(String(field.path[0]))
    const later = isSeasonText && cohort ? yearsIn(field, input).find(({ year }) => year > cohort.lastYear) : undefined
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

/** Leaves out the years of dates that are facts typed out: another rule reports them. */
function yearsIn(field: TextField, { facts, today }: ReportInput): YearInText[] {
  const dates = typedDates(field, facts)
  const text = withoutReferences(field.value)
  return [...text.matchAll(yearPattern)].flatMap(({ 0: digits, index }) => {
    const isTypedFact = dates.some((date) => date.index <= index && index < date.index + date.words.length)
    if (isTypedFact || pastEvent.test(text.slice(0, index)) || isUpcoming(text, index, today)) return []
    return [
      { year: digits.length === 2 ? 2000 + Number(digits) : Number(digits), words: wordsAround(field.value, index) },
    ]
  })
}

/** Whether a year belongs to a date or a month that is not past: applications may open in the year before the program. */
function isUpcoming(text: string, index: number, today: string): boolean {
  const date = datesInText(text).find(({ index: start, words }) => start <= index && index < start + words.length)
  if (date) return `${date.year}-${date.monthAndDay}` >= today
  const year = text.slice(index, index + 4)
  // The first of the month is a date.
  const [first] = datesInText(`${text.slice(0, index).split(/\s+/).at(-2) ?? ""} 1, ${year}`)
  return first !== undefined && `${first.year}-${first.monthAndDay}`.slice(0, 7) >= today.slice(0, 7)
}

/** Returns up to two words before and after the word at an index. */
function wordsAround(text: string, index: number): string {
  const [before = ""] = /(?:\S+\s+){0,2}\S*$/.exec(text.slice(0, index)) ?? []
  const [after = ""] = /^\S*(?:\s+\S+){0,2}/.exec(text.slice(index)) ?? []
  return quote(`${before}${after}`)
}

function oldYearMessage({ year, words }: YearInText, field: TextField, input: ReportInput): string {
  const found = `${isFreeText(field) ? "names" : "leads to an address of"} ${year} (${words})`
  const cohort = cohortOf(field, input)
  if (!cohort) return `${found}, which is past. Write the current year.`
  const reason = year < cohort.firstYear ? startsIn(cohort) : `but the ${cohort.name} of that year is over`
  return `${found}, ${reason}. ${remedy(field, cohort, input)}`
}

function startsIn({ name, firstYear }: Cohort): string {
  return `but the ${name} is that of ${firstYear}`
}

function remedy(field: TextField, cohort: Cohort, { facts }: ReportInput): string {
  if (!isFreeText(field)) return "Link to the current page or file."
  if (field.role === "prose" && "cohort.year" in facts)
    return "Write {{cohort.year}}, which follows the dates in programs.json."
  return cohort.isOver ? "Write the next year as soon as it is set." : `Write ${cohort.firstYear}.`
}

function isAddress({ value, role }: TextField): boolean {
  return role !== "picture" && /^(https:|\/)/.test(value)
}
