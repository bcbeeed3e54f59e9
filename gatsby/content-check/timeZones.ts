import { distance } from "fastest-levenshtein"
import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, isValid, type ParsedFile } from "./traverse"

/** Places whose clocks follow the American abbreviations. */
const places: Readonly<Record<string, string>> = {
  P: "America/Los_Angeles",
  M: "America/Denver",
  C: "America/Chicago",
  E: "America/New_York",
}

/** Names in use that `Intl.supportedValuesOf` leaves out, because it lists older names for the same places. */
const newerNames = ["Asia/Ho_Chi_Minh", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Yangon", "Europe/Kyiv"]

/** More wrong letters would lead to another city. */
const maxEdits = 2

/** Reports wrong time zones with the name that was probably meant. `checkSchema` reports those without a suggestion. */
export function checkTimeZones(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { path, value } = field
    if (path.at(-1) !== "timeZone" || typeof value !== "string" || isValid(field)) return []
    const [, initial = ""] = /^([PMCE])(?:[SD]?T|ST\d[PMCE]DT)$/i.exec(value.trim()) ?? []
    const place = places[initial.toUpperCase()] ?? similarZone(value.trim())
    if (place === undefined) return []
    return [{ path, message: `is ${quote(value)}, which is not the name of a time zone. Write ${quote(place)}.` }]
  })
}

function similarZone(name: string): string | undefined {
  const [best] = [...newerNames, ...Intl.supportedValuesOf("timeZone")]
    .map((zone) => ({ zone, edits: distance(name.toLowerCase(), zone.toLowerCase()) }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort((one, other) => one.edits - other.edits)
  return best?.zone
}
