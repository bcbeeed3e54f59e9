/** Reports groups in which the fields `label`, `date`, `time`, `at` and `timeZone` contradict each other. */
import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, isRecord, isValid, type ParsedFile } from "./traverse"

const instant = /^((\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2})([+-]\d{2}:\d{2})$/
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

export function checkDates(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { value: group, path } = field
    if (!isRecord(group) || !("label" in group || "timeZone" in group) || !isValid(field)) return []
    const offsetMessage = offsetProblem(group)
    return [
      ...(offsetMessage ? [{ path: [...path, "at"], message: offsetMessage }] : []),
      ...labelProblems(group).map((message) => ({ path: [...path, "label"], message })),
    ]
  })
}

/** Compares the UTC offset of `at` with the offset of its time zone at that time. */
function offsetProblem({ at, timeZone }: Record<string, unknown>): string | undefined {
  const [, localTime, , , offset] = instant.exec(String(at)) ?? []
  if (typeof timeZone !== "string" || localTime === undefined || offset === undefined) return undefined
  const actual = offsetAt(`${localTime}${offset}`, timeZone)
  if (actual === offset) return undefined
  // With the wrong offset, the instant may be on the other side of a daylight saving change, so try both sides.
  const correct = [actual, offsetAt(`${localTime}${actual}`, timeZone)].find(
    (candidate) => offsetAt(`${localTime}${candidate}`, timeZone) === candidate,
  )
  if (correct === undefined)
    return `is ${quote(`${localTime}${offset}`)}, but this time does not exist in ${timeZone}: the clocks are set forward that night. Choose another time.`
  return `ends with ${offset}, but the offset of ${timeZone} is ${correct} then. Write ${quote(`${localTime}${correct}`)}.`
}

/** Returns the UTC offset of a time zone at an instant, such as `-08:00`. */
function offsetAt(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName")?.value ?? ""
  return name.replace("GMT", "") || "+00:00"
}

/** Compares the day and the time in a label with the fields beside it. */
function labelProblems({ label, date, at, time }: Record<string, unknown>): string[] {
  if (typeof label !== "string") return []
  const [, , day = date, clock = time] = instant.exec(String(at)) ?? []
  const pairs = [
    { inLabel: dateIn(label), actual: day },
    { inLabel: timeIn(label), actual: clock },
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
