import { zonedTimeToInstant } from "../src/format/zonedTimeToInstant"
import { language } from "../src/language"

const example = "2027-03-15 17:00 America/Los_Angeles"
const hour = 3_600_000

/**
 * Parses the instant for all rows, such as `2027-03-15 17:00 America/Los_Angeles`.
 * @returns RFC 3339 in UTC
 * @throws Error with instructions
 */
export function parseRelease(words: string): string {
  const [, date, time, timeZone] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)\s+(\S+)$/.exec(words.trim()) ?? []
  if (!date || !time || !timeZone)
    throw new Error(
      `The release "${words}" has to be a date (2027-03-15), a time of 24 hours (09:00, 17:00) and a time zone (America/Los_Angeles): "${example}".`,
    )
  if (!isTimeZone(timeZone))
    throw new Error(`There is no time zone "${timeZone}". Write one with its region and city: "${example}".`)
  const local = `${date} ${time}`
  const isRight = (instant: number) => localTimeOf(instant, timeZone) === local
  const found = Number.isNaN(Date.parse(`${date}T${time}Z`))
    ? NaN
    : Date.parse(zonedTimeToInstant(date, time, timeZone))
  const isReal =
    !Number.isNaN(Date.parse(`${date}T${time}Z`)) && new Date(`${date}T${time}Z`).toJSON().startsWith(`${date}T${time}`)
  if (!isReal) throw new Error(`The day ${date} or the time ${time} does not exist. Choose another one.`)
  if (!isRight(found))
    throw new Error(`The time ${local} does not exist in ${timeZone}, because the clocks are set. Choose another one.`)
  if (isRight(found - hour) || isRight(found + hour))
    throw new Error(
      `The time ${local} exists twice in ${timeZone}, because the clocks are set back. Choose another one.`,
    )
  return new Date(found).toISOString()
}

/** Abbreviations such as PST are not accepted: Node.js reads EST as the time of Panama, without summer time. */
function isTimeZone(name: string): boolean {
  if (!name.includes("/") && name !== "UTC") return false
  try {
    return Boolean(new Intl.DateTimeFormat(language, { timeZone: name }))
  } catch {
    return false
  }
}

/** Returns `2027-03-15 17:00`; an empty text for no instant. */
function localTimeOf(instant: number, timeZone: string): string {
  if (Number.isNaN(instant)) return ""
  return new Date(instant).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
}
