/** Characters that the typeface of the PDF documents does not have: the build cannot print them. */
import { resolveFacts, type Facts } from "../content-model/facts"
import { fontLetters, missingLetters } from "../documents/pdf/runs"
import { listed } from "./inWords"
import type { ContentProblem } from "./problem"
import { entriesOf, fieldsOf, isRecord, valueAt, type ParsedFile } from "./walk"

/**
 * Checks the texts of documents.json and of the plans that documents print.
 * @param facts values of the facts that the texts refer to; without them only the texts themselves are checked
 */
export function checkPrinted(
  parsed: ParsedFile,
  content: readonly ParsedFile[],
  facts: Facts | undefined,
): ContentProblem[] {
  const { file, data } = parsed
  const plans = file.path === "timelines.json" ? printedPlans(content) : undefined
  if (file.path !== "documents.json" && !plans) return []
  return fieldsOf(parsed).flatMap(({ value, path }) => {
    const isPrinted = !plans || plans.has(valueAt(data, [...path.slice(0, 1), "id"]))
    if (typeof value !== "string" || !isPrinted) return []
    const missing = missingLetters(withFacts(value, facts), fontLetters())
    const message = `has ${listed(missing)}, which the typeface of the documents does not have. Write it in Latin letters.`
    return missing.length > 0 ? [{ file: file.path, path, message }] : []
  })
}

function printedPlans(content: readonly ParsedFile[]): Set<unknown> {
  const sections = (entriesOf(content, "documents.json") ?? []).flatMap((document) => document["sections"] ?? [])
  return new Set(sections.filter(isRecord).flatMap(({ timeline }) => timeline ?? []))
}

/** An unknown fact is a mistake of its own. */
function withFacts(text: string, facts: Facts | undefined): string {
  try {
    return resolveFacts(text, facts ?? {})
  } catch {
    return text
  }
}
