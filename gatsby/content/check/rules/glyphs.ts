import { factReferences, resolveFacts, type Facts } from "../../model/facts"
import { fontLetters, missingLetters } from "../../../documents/pdf/runs"
import { formatList } from "../format"
import type { FieldProblem } from "../problem"
import { fieldsOf, type ParsedFile } from "../traverse"

/** Reports characters that the font of the PDF documents lacks, in the documents and in the plans that they print. */
export function checkGlyphs(parsed: ParsedFile, facts: Facts = {}): FieldProblem[] {
  if (!["documents.json", "timelines.json"].includes(parsed.file.path)) return []
  return fieldsOf(parsed).flatMap(({ value, path }) => {
    if (typeof value !== "string") return []
    // `checkFacts` reports unknown facts.
    const isComplete = factReferences(value).every((name) => Object.hasOwn(facts, name))
    const missing = missingLetters(isComplete ? resolveFacts(value, facts) : value, fontLetters())
    const message = `has ${formatList(missing)}, which the font of the documents does not have. Write it in Latin letters.`
    return missing.length > 0 ? [{ path, message }] : []
  })
}
