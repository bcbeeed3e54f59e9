import { isOnMap } from "../../../community-map/communityMap"
import worldGrid from "../../../community-map/worldGrid.json"
import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { isRecord, type ParsedFile } from "../traverse"

const names = new Intl.DisplayNames("en-US", { type: "region" })
const codes = Object.keys(worldGrid.centroids)

/**
 * Reports well-formed country codes that the community map does not have, and codes beside the name of another country.
 * `checkSchema` reports malformed codes.
 */
export function checkCountries({ file, data }: ParsedFile): FieldProblem[] {
  if (file.path !== "countries.json" || !Array.isArray(data)) return []
  return data.flatMap((entry: unknown, index): FieldProblem[] => {
    const { isoCode, name } = isRecord(entry) ? entry : {}
    if (typeof isoCode !== "string" || !/^[A-Z]{2}$/.test(isoCode)) return []
    const other = codes.find((code) => code !== isoCode && names.of(code) === name)
    const message = isOnMap(isoCode)
      ? other &&
        `is ${quote(isoCode)}, the code of ${names.of(isoCode)}, but "name" is ${quote(String(name))}, whose code is ${quote(other)}. Correct the one that is wrong.`
      : `is ${quote(isoCode)}, which is not a country on the map. Write the two-letter code of ISO 3166-1, such as "BR" for Brazil; for an overseas region the code of its country, such as "FR" for Réunion.`
    return message ? [{ path: [index, "isoCode"], message }] : []
  })
}
