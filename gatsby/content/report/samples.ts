import { formatCount, quote } from "../check/format"
import type { ContentProblem } from "../check/problem"
import { fieldsOf, isRecord, type ParsedFile } from "../check/traverse"
import type { ReportInput } from "./finding"

const maxNames = 3
const maxNameLength = 30

/** Returns the entries of a file that are made up, those with `"sample": true`, and their paths. */
export function sampleEntries(parsed: ParsedFile) {
  return fieldsOf(parsed).flatMap(({ path, value }) =>
    isRecord(value) && value["sample"] === true ? [{ path, value }] : [],
  )
}

/** Reports each file that has entries with `"sample": true`. */
export const findSamples = ({ content }: Pick<ReportInput, "content">): ContentProblem[] =>
  content.flatMap((parsed) => {
    const samples = sampleEntries(parsed).map(({ value }) => value)
    if (samples.length === 0) return []
    const names = samples.slice(0, maxNames).map(nameOf).join(", ")
    const rest = samples.length > maxNames ? ` and ${samples.length - maxNames} more` : ""
    const message = `has ${formatCount(samples.length, "sample entry", "sample entries")}: ${names}${rest}. Put in the real ones and remove their line "sample".`
    return [{ file: parsed.file.path, path: [], message }]
  })

function nameOf(entry: Record<string, unknown>): string {
  const { name, title, id } = entry
  const text = String([name, title, id].find((one) => typeof one === "string"))
  return quote(text.length > maxNameLength ? `${text.slice(0, maxNameLength).trimEnd()}…` : text)
}
