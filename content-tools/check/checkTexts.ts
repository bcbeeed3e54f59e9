import type { ContentMistake, Predicate } from "./mistake"
import { textsOf, type ParsedFile, type TextField } from "../model/fields"

/** Returns the mistakes that a rule finds in the texts of all files. */
export function checkTexts(
  content: readonly ParsedFile[],
  rule: (text: TextField) => Predicate | undefined,
): ContentMistake[] {
  return content.flatMap(textsOf).flatMap((text) => {
    const predicate = rule(text)
    return predicate ? [{ file: text.parsed.file.path, path: text.path, ...predicate }] : []
  })
}
