/** Reports groups in which the fields `label`, `date`, `time` and `timeZone` contradict each other. */
import { zonedTimeToInstant } from "../../src/format/zonedTimeToInstant"
import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, isRecord, isValid, type ParsedFile } from "./traverse"

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

export function checkDates(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { value: group, path } = field
    if (!isRecord(group) || !("label" in group || "timeZone" in group) || !isValid(field)) return []
    const timeMessage = skippedTimeProblem(group)
    return [
      ...(timeMessage ? [{ path: [...path, "time"], message: timeMessage }] : []),
      ...labelProblems(group).map((message) => ({ path: [...path, "label"], message })),
    ]
  })
}

/** Reports a local time that the time zone skips when daylight saving begins. */
function skippedTimeProblem({ date, time, timeZone }: Record<string, unknown>): string | undefined {
  if (typeof date !== "string" || typeof time !== "string" || typeof timeZone !== "string") return undefined
  const instant = zonedTimeToInstant(date, time, timeZone)
  const format = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" })
  if (format.format(new Date(instant)) === time) return undefined
  return `is ${quote(time)}, but this time does not exist on ${date} in ${timeZone}: the clocks are set forward. Choose another time.`
}

/** Compares the day and the time in a label with the fields beside it. */
function labelProblems({ label, date, time }: Record<string, unknown>): string[] {
  if (typeof label !== "string") return []
  const pairs = [
    { inLabel: dateIn(label), actual: date },
    { inLabel: timeIn(label), actual: time },
  ]
  return pairs.flatMap(({ inLabel, actual }) =>
    inLabel === undefined || typeof actual !== "string" || inLabel === actual
      ? []
      : [`is ${quote(label)}, but the field beside it says ${actual}. Change one of them.`],
  )
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
