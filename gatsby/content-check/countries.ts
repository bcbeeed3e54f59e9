import { isOnMap, notOnMap } from "../community-map/communityMap"
import { codeOfOtherCountry, countryName } from "./countryNames"
import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { isRecord, type ParsedFile } from "./traverse"

/**
 * Reports well-formed country codes that the community map does not have, and codes beside the name of another country.
 * `checkSchema` reports malformed codes.
 */
export function checkCountries({ file, data }: ParsedFile): FieldProblem[] {
  if (file.path !== "countries.json" || !Array.isArray(data)) return []
  return data.flatMap((entry: unknown, index): FieldProblem[] => {
    const { isoCode, name } = isRecord(entry) ? entry : {}
    if (typeof isoCode !== "string" || !/^[A-Z]{2}$/.test(isoCode)) return []
    const message = isOnMap(isoCode) ? nameProblem(isoCode, name) : `is "${isoCode}", which ${notOnMap}`
    return message ? [{ path: [index, "isoCode"], message }] : []
  })
}

function nameProblem(isoCode: string, name: unknown): string | undefined {
  const other = typeof name === "string" ? codeOfOtherCountry(name, isoCode) : undefined
  if (other === undefined) return undefined
  return `is "${isoCode}", the code of ${countryName(isoCode)}, but "name" is ${quote(String(name))}, and the code of ${countryName(other)} is "${other}". Correct the one that is wrong.`
}
