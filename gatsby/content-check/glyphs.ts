import { resolveFacts, type Facts } from "../content-model/facts"
import { fontLetters, missingLetters } from "../documents/pdf/runs"
import { formatList } from "./format"
import type { FieldProblem } from "./problem"
import { entriesOf, fieldsOf, isRecord, valueAt, type ParsedFile } from "./traverse"

/**
 * Reports characters that the font of the PDF documents lacks, in documents.json and in the timelines that documents print.
 * @param facts facts by name; if undefined, their values are not checked
 */
export function checkGlyphs(
  parsed: ParsedFile,
  content: readonly ParsedFile[],
  facts: Facts | undefined,
): FieldProblem[] {
  const { file, data } = parsed
  const timelineIds = file.path === "timelines.json" ? printedTimelineIds(content) : undefined
  if (file.path !== "documents.json" && !timelineIds) return []
  return fieldsOf(parsed).flatMap(({ value, path }) => {
    const isPrinted = !timelineIds || timelineIds.has(valueAt(data, [...path.slice(0, 1), "id"]))
    if (typeof value !== "string" || !isPrinted) return []
    const missing = missingLetters(withFacts(value, facts), fontLetters())
    const message = `has ${formatList(missing)}, which the font of the documents does not have. Write it in Latin letters.`
    return missing.length > 0 ? [{ path, message }] : []
  })
}

/** Returns the ids of the timelines that documents print. */
function printedTimelineIds(content: readonly ParsedFile[]): Set<unknown> {
  const sections = (entriesOf(content, "documents.json") ?? []).flatMap((document) => document["sections"] ?? [])
  return new Set(sections.filter(isRecord).flatMap(({ timeline }) => timeline ?? []))
}

function withFacts(text: string, facts: Facts | undefined): string {
  try {
    return resolveFacts(text, facts ?? {})
  } catch {
    // `checkFacts` reports unknown facts.
    return text
  }
}
