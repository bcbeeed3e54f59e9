import { quote } from "../../../messages/format"
import type { Content } from "../../model"
import { withoutReferences } from "../../model/facts"
import type { TextField } from "../../model/fields"
import { predicate, type Predicate } from "../mistake"

/**
 * Reports a text that an applicant reads before the letter or decision is open, if it has a word that only one of the
 * two has in its greeting or as its name: it would give the result away.
 */
export function personalPageMistake(
  { parsed, path, value }: TextField,
  letters: Content["letters.json"] = [],
): Predicate | undefined {
  if (parsed.file.path !== "sections.json" || path[0] !== "personalPage") return undefined
  const words = letters.flatMap(({ id, heading }) => [...new Set([id, ...wordsOf(heading, 7)])])
  const found = wordsOf(value, 1).find((word) => words.filter((one) => one === word).length === 1)
  if (found === undefined) return undefined
  return predicate`has the word ${quote(found)} of only one of letter and decision, and gives the result away. Write what is true
    for both.`
}

/** Returns the long words of a text: short ones, such as "from", are in many greetings. The ids are never too short. */
const wordsOf = (text: string, minLength: number): readonly string[] =>
  (
    withoutReferences(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => word.length >= minLength)
