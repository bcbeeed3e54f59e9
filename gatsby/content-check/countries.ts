import { isOnMap, notOnMap } from "../community-map/communityMap"
import type { FieldProblem } from "./problem"
import { isRecord, type ParsedFile } from "./traverse"

/** Reports well-formed country codes that the community map does not have. `checkSchema` reports malformed codes. */
export function checkCountries({ file, data }: ParsedFile): FieldProblem[] {
  if (file.path !== "countries.json" || !Array.isArray(data)) return []
  return data.flatMap((entry: unknown, index): FieldProblem[] => {
    const isoCode = isRecord(entry) ? entry["isoCode"] : undefined
    if (typeof isoCode !== "string" || !/^[A-Z]{2}$/.test(isoCode) || isOnMap(isoCode)) return []
    return [{ path: [index, "isoCode"], message: `is "${isoCode}", which ${notOnMap}` }]
  })
}
