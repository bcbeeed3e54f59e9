/** Reports groups in which the fields `label`, `date`, `time` and `timeZone` contradict each other. */
import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { fieldsOf, isRecord, isValid, type ParsedFile } from "../traverse"

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

export function checkDates(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { value: group, path } = field
    if (!isRecord(group) || !("label" in group || "timeZone" in group) || !isValid(field)) return []
    const timeMessage = skippedTimeProblem(group)
    const labelMessage = labelProblem(group)
    return [
      ...(timeMessage ? [{ path: [...path, "time"], message: timeMessage }] : []),
      ...(labelMessage ? [{ path: [...path, "label"], message: labelMessage }] : []),
    ]
  })
}

/** Reports a local time that the time zone skips when daylight saving begins. */
function skippedTimeProblem({ date, time, timeZone }: Record<string, unknown>): string | undefined {
  if (typeof date !== "string" || typeof time !== "string" || typeof timeZone !== "string") return undefined
  if (offsetsOf(`${date}T${time}:00`, timeZone).length > 0) return undefined
  return `is ${quote(time)}, but this time does not exist in ${timeZone} on ${date}: the clocks are set forward that night. Choose another time.`
}

/** Returns the UTC offsets that a local time has in a time zone: none if it is skipped, two if it occurs twice. */
function offsetsOf(localTime: string, timeZone: string): string[] {
  // The offsets of the day before and the day after: a daylight saving change may be between them.
  const hours = [-24, 24].map((hour) => new Date(Date.parse(`${localTime}Z`) + hour * 3_600_000).toISOString())
  const offsets = new Set(hours.map((instant) => offsetAt(instant, timeZone)))
  return [...offsets].filter((offset) => offsetAt(`${localTime}${offset}`, timeZone) === offset)
}

/** Returns the UTC offset of a time zone at an instant, such as `-08:00`. */
function offsetAt(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName")?.value ?? ""
  return name.replace("GMT", "") || "+00:00"
}

/** Compares the day, the time and the time zone in a label with the fields beside it. */
function labelProblem({ label, date, time, timeZone }: Record<string, unknown>): string | undefined {
  if (typeof label !== "string") return undefined
  const [labelDate, labelTime] = [dateIn(label), timeIn(label)]
  if (labelDate !== undefined && typeof date === "string" && labelDate !== date)
    return `is ${quote(label)}, which is the day ${labelDate}, but "date" is ${date}. Write the right day in both.`
  if (labelTime !== undefined && typeof time === "string" && labelTime !== time)
    return `is ${quote(label)}, which is ${labelTime} on a 24-hour clock, but "time" is ${time}. Write the right time in both.`
  if (typeof date !== "string" || typeof time !== "string" || typeof timeZone !== "string") return undefined
  return abbreviationProblem(label, `${date}T${time}:00`, timeZone)
}

/** Compares an abbreviation such as PST with the one of the time zone on that day. Meetings on many days have no day. */
function abbreviationProblem(label: string, localTime: string, timeZone: string): string | undefined {
  const [written] = /\b(?:[AECMP][SD]T|AK[SD]T|HST)\b/.exec(label) ?? []
  const [offset] = offsetsOf(localTime, timeZone)
  if (written === undefined || offset === undefined) return undefined
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" })
  const instantOf = new Date(`${localTime}${offset}`)
  const correct = format.formatToParts(instantOf).find(({ type }) => type === "timeZoneName")?.value
  // Outside the United States, "CST" and others have more meanings, and the name is an offset such as GMT+8.
  if (correct === undefined || !/^[A-Z]+$/.test(correct) || correct === written) return undefined
  return `is ${quote(label)}, but on ${localTime.slice(0, 10)} the time of ${timeZone} is ${correct}, not ${written}. Write ${quote(label.replace(written, correct))}.`
}

/** Returns the date in a label such as "Feb 28 2025", "February 28, 2025" or "2/28/2025", as `2025-02-28`. */
function dateIn(text: string): string | undefined {
  const [, name = "", dayAfterName = "", yearAfterName = ""] =
    /([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/i.exec(text) ?? []
  const [, month = "", day = dayAfterName, year = yearAfterName] = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? []
  const monthNumber = month ? Number(month) : months.indexOf(name.toLowerCase()) + 1
  return monthNumber ? `${year}-${twoDigits(monthNumber)}-${twoDigits(Number(day))}` : undefined
}

/** Returns the time in a label such as "11:59 PM" or "8 am", as `23:59`. */
function timeIn(text: string): string | undefined {
  const [, hour, minute = "0", amOrPm = ""] = /(\d{1,2})(?::(\d{2}))? ?([ap])m\b/i.exec(text) ?? []
  if (hour === undefined) return undefined
  return `${twoDigits((Number(hour) % 12) + (amOrPm.toLowerCase() === "p" ? 12 : 0))}:${twoDigits(Number(minute))}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0")
}
