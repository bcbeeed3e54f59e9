/** @param date `YYYY-MM-DD` */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

interface DateInText {
  words: string
  index: number
  /** `2025-06-17`. The day may not exist. */
  date: string
}

/** Each with the letters that its abbreviation leaves out. Not the beginning of another word: "Decision 12". */
const monthPatterns = [
  "jan(?:uary)?",
  "feb(?:ruary)?",
  "mar(?:ch)?",
  "apr(?:il)?",
  "may",
  "june?",
  "july?",
  "aug(?:ust)?",
  "sept?(?:ember)?",
  "oct(?:ober)?",
  "nov(?:ember)?",
  "dec(?:ember)?",
]
const months = monthPatterns.map((pattern) => pattern.slice(0, 3))
const monthNumberOf = (name: string) => Number(name) || months.indexOf(name.slice(0, 3).toLowerCase()) + 1
const month = String.raw`\b(?<month>${monthPatterns.join("|")})\b\.?`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const year = String.raw`(?<year>20\d{2})\b`

const patterns = [
  // June 17, 2025; Jun 17 2025
  String.raw`${month} ${day},? ${year}`,
  // 17 June 2025; 17th of June 2025
  String.raw`\b${day} (?:of )?${month},? ${year}`,
  // 6/17/2025
  String.raw`(?<![\d/])(?<month>\d{1,2})/${day}/${year}`,
  // 17.6.2025
  String.raw`(?<![\d.])${day}\.(?<month>\d{1,2})\.${year}`,
  // 2025-06-17
  String.raw`(?<![\d-])${year}-(?<month>\d{2})-(?<day>\d{2})(?![\d-])`,
].map((pattern) => new RegExp(pattern, "gi"))

/** Returns the dates in a text, in the spellings of American English, day first, and ISO 8601. */
export function datesInText(text: string): DateInText[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: words, index, groups: { year = "", month = "", day = "" } = {} }) => {
      return { words, index, date: [year, twoDigits(monthNumberOf(month)), twoDigits(Number(day))].join("-") }
    })
    .sort((one, other) => one.index - other.index)
}

const daysWithoutYear = [
  String.raw`${month} ${day}\b`,
  String.raw`\b${day} (?:of )?${month}`,
  // 2/28, but not 24/7
  String.raw`(?<![\d/])(?<month>0?[1-9]|1[0-2])/${day}(?![\d/])`,
].map((pattern) => new RegExp(pattern, "i"))

/** Returns the first month and day of a text without a year, such as "Feb 28 at 11:59 PM", as `02-28`. */
export function dayInText(text: string): string | undefined {
  const found = daysWithoutYear.map((pattern) => pattern.exec(text)).find(Boolean)
  if (!found) return undefined
  const { month = "", day = "" } = found.groups ?? {}
  return `${twoDigits(monthNumberOf(month))}-${twoDigits(Number(day))}`
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, "0")
}
