import { formatList } from "../../messages/format"
import { formatCount } from "../../src/format/number"
import type { ContentMistake } from "../check/mistake"
import { fieldsOf, type ParsedFile } from "../model/fields"
import { isRecord } from "../model/values"
import type { ReportInput } from "./finding"

/** Returns the entries of a file that are made up, those with `"sample": true`, and their paths. */
export function sampleEntries(parsed: ParsedFile) {
  return fieldsOf(parsed).flatMap(({ path, value }) =>
    isRecord(value) && value["sample"] === true ? [{ path, value }] : [],
  )
}

export const findSamples = ({ files }: Pick<ReportInput, "files">): ContentMistake[] =>
  files.flatMap((parsed) => {
    const names = sampleEntries(parsed).map(({ value: { name, title, id } }) => name ?? title ?? id)
    if (names.length === 0) return []
    const message =
      `has ${formatCount(names.length, "sample entry", "sample entries")}: ${formatList(names)}. ` +
      'Put in the real ones and remove their line "sample".'
    return [{ file: parsed.file.path, path: [], message }]
  })
