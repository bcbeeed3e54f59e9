import { fieldsOf, isRecord, type ParsedFile } from "./traverse"

/** Returns the entries of a file that are made up, those with `"sample": true`, and their paths. */
export function sampleEntries(parsed: ParsedFile) {
  return fieldsOf(parsed).flatMap(({ path, value }) =>
    isRecord(value) && value["sample"] === true ? [{ path, value }] : [],
  )
}
