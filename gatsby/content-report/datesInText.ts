/** A date in a text. */
export interface DateInText {
  /** The words as they are written. */
  words: string
  index: number
  /** Absent if the words have no year. */
  year?: number
  /** `06-17` */
  monthAndDay: string
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
const month = String.raw`(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?![:.,]\d)`
const year = String.raw`(?<year>20\d{2})\b`

const patterns = [
  // June 17, 2025; Jun 17; June 17th 2025
  String.raw`\b${month} ${day}(?:,? ${year})?`,
  // 17 June 2025; 17th of June
  String.raw`(?<![\d:.,$-])${day} (?:of )?${month}(?:,? ${year})?`,
  // 6/17/2025
  String.raw`(?<![\d/])(?<month>\d{1,2})\/${day}\/${year}`,
  // 2025-06-17
  String.raw`(?<![\d-])${year}-(?<month>\d{2})-(?<day>\d{2})(?![\d-])`,
].map((pattern) => new RegExp(pattern, "g"))

/** Returns the dates in a text, in the spellings of American English, day first, and ISO 8601. */
export function datesInText(text: string): DateInText[] {
  const found: DateInText[] = []
  for (const pattern of patterns)
    for (const { 0: words, index, groups = {} } of text.matchAll(pattern)) {
      const monthNumber =
        Number(groups["month"]) || months.indexOf((groups["month"] ?? "").slice(0, 3).toLowerCase()) + 1
      const isKnown = found.some(
        (other) => index < other.index + other.words.length && other.index < index + words.length,
      )
      if (isKnown || monthNumber > 12 || Number(groups["day"]) > 31) continue
      const monthAndDay = `${twoDigits(monthNumber)}-${twoDigits(Number(groups["day"]))}`
      found.push({ words, index, monthAndDay, ...(groups["year"] ? { year: Number(groups["year"]) } : {}) })
    }
  return found.sort((one, other) => one.index - other.index)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0")
}
