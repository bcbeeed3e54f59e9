import { formatList } from "../../../messages/format"
import { factReferences, resolveFacts, type Facts } from "../../model/facts"
import { missingLetters } from "../../printedText"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"

/** Reports characters that the font of the PDF documents lacks, in the documents and in the plans that they print. */
export function glyphMistake({ value, parsed }: TextField, facts: Facts = {}): Predicate | undefined {
  if (!["documents.json", "timelines.json"].includes(parsed.file.path)) return undefined
  // `factMistake` reports unknown facts.
  const isComplete = factReferences(value).every((name) => Object.hasOwn(facts, name))
  const missing = missingLetters(isComplete ? resolveFacts(value, facts) : value)
  if (missing.length === 0) return undefined
  const quoted = factReferences(value).find((name) => missingLetters(facts[name] ?? "").length > 0)
  const place = quoted === undefined ? "has" : `quotes {{${quoted}}}, which has`
  const remedy = quoted === undefined ? "Write it in Latin letters." : "Change the text that is quoted."
  return predicate`${place} ${formatList(missing)}, which the font of the documents does not have. ${remedy}`
}
