import { isOnMap } from "../../../community-map/communityMap"
import worldGrid from "../../../community-map/worldGrid.json"
import { quote } from "../format"
import { groupOf, type TextField } from "../traverse"

const names = new Intl.DisplayNames("en-US", { type: "region" })
const codes = Object.keys(worldGrid.centroids)

/** Reports country codes that the community map does not have, and codes beside the name of another country. */
export function countryProblem(text: TextField): string | undefined {
  const { value: code, path, parsed } = text
  if (parsed.file.path !== "countries.json" || path.at(-1) !== "isoCode") return undefined
  if (!isOnMap(code))
    return `is ${quote(code)}, which is not a country on the map. Write the two-letter code of ISO 3166-1, such as "BR" for Brazil; for an overseas region the code of its country, such as "FR" for Réunion.`
  const { name } = groupOf(text)
  const other = codes.find((one) => one !== code && names.of(one) === name)
  return (
    other &&
    `is ${quote(code)}, the code of ${names.of(code)}, but "name" is ${quote(String(name))}, whose code is ${quote(other)}. Correct the one that is wrong.`
  )
}
