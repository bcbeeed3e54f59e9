import type { ContentPath } from "./problem"
import { fieldsOf, isRecord, type ParsedFile } from "./traverse"

interface SampleEntry {
  path: ContentPath
  value: Record<string, unknown>
}

/** Returns the entries of a file that are made up: those with `"sample": true`. */
export function sampleEntries(parsed: ParsedFile): SampleEntry[] {
  return fieldsOf(parsed).flatMap(({ path, value }) =>
    isRecord(value) && value["sample"] === true ? [{ path, value }] : [],
  )
}
