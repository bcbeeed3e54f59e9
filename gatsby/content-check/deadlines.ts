/** Moments whose offset from UTC is not the one that the clocks of their zone have then. */
import { quoted } from "./inWords"
import type { ContentProblem } from "./problem"
import { fieldsOf, isRecord, isValid, type ParsedFile } from "./walk"

const moment = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})([+-]\d{2}:\d{2})$/

/** Every group with a moment `at` and a `timeZone`. */
export function checkDeadlines(parsed: ParsedFile): ContentProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { value, path } = field
    if (!isRecord(value) || typeof value["at"] !== "string" || typeof value["timeZone"] !== "string") return []
    if (!isValid(field)) return []
    const message = mistakeIn(value["at"], value["timeZone"])
    return message ? [{ file: parsed.file.path, path: [...path, "at"], message }] : []
  })
}

function mistakeIn(at: string, timeZone: string): string | undefined {
  const [, wallTime, offset] = moment.exec(at) ?? []
  if (wallTime === undefined || offset === undefined) return undefined
  const given = offsetAt(at, timeZone)
  if (given === offset) return undefined
  // The wrong offset may have led to the other side of a change of the clocks, so both sides are tried.
  const right = [given, offsetAt(`${wallTime}${given}`, timeZone)].find(
    (one) => offsetAt(`${wallTime}${one}`, timeZone) === one,
  )
  if (right === undefined)
    return `is ${quoted(at)}, but that night the clocks of ${timeZone} jump over this time. Choose another one.`
  return `ends with ${offset}, but the clocks of ${timeZone} are at ${right} then. Write ${quoted(`${wallTime}${right}`)}.`
}

/** Offset of a zone at a moment, such as `-08:00`. */
function offsetAt(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    new Date(instant),
  )
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? ""
  return name.replace("GMT", "") || "+00:00"
}
