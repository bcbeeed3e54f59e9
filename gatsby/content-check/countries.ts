/** Countries that the community map cannot light. */
import { isOnMap, notOnMap } from "../community-map/communityMap"
import type { ContentProblem } from "./problem"
import { isRecord, type ParsedFile } from "./walk"

/** Well-formed codes that the atlas does not have; malformed ones are the shape's business. */
export function checkCountries({ file, data }: ParsedFile): ContentProblem[] {
  if (file.path !== "countries.json" || !Array.isArray(data)) return []
  return data.flatMap((entry: unknown, index): ContentProblem[] => {
    const isoCode = isRecord(entry) ? entry["isoCode"] : undefined
    if (typeof isoCode !== "string" || !/^[A-Z]{2}$/.test(isoCode) || isOnMap(isoCode)) return []
    return [{ file: file.path, path: [index, "isoCode"], message: `is "${isoCode}", which ${notOnMap}` }]
  })
}
