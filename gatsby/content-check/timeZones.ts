import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { closestMatch } from "./suggestion"
import { fieldsOf, isValid, type ParsedFile } from "./traverse"

/** Places whose clocks follow the American abbreviations. */
const places: Readonly<Record<string, string>> = {
  P: "America/Los_Angeles",
  M: "America/Denver",
  C: "America/Chicago",
  E: "America/New_York",
}

/** Reports wrong time zones with the name that was probably meant. `checkSchema` reports those without a suggestion. */
export function checkTimeZones(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    const { path, value } = field
    if (path.at(-1) !== "timeZone" || typeof value !== "string" || isValid(field)) return []
    const [, initial = ""] = /^([PMCE])(?:[SD]?T|ST\d[PMCE]DT)$/i.exec(value.trim()) ?? []
    const place = places[initial.toUpperCase()] ?? closestMatch(value.trim(), Intl.supportedValuesOf("timeZone"))
    if (place === undefined) return []
    return [{ path, message: `is ${quote(value)}, which is not the name of a time zone. Write ${quote(place)}.` }]
  })
}
