/** Finds what a maintainer probably meant to write. */
import { distance } from "fastest-levenshtein"
import { quote } from "./format"

/** No name is longer, and computing the edit distance of two very long strings takes seconds. */
const maxLength = 200

/**
 * Returns the candidate with the smallest edit distance to `word`, or undefined if more than one letter in three differs.
 * Ignores case.
 */
export function closestMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > maxLength) return undefined
  const limit = Math.ceil(word.length / 3)
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((one, other) => one.edits - other.edits)
  return best?.candidate
}

/** Returns ` Did you mean "/research/"?`, or `fallback` if no candidate is similar. */
export function didYouMean(word: string, candidates: Iterable<string>, fallback = ""): string {
  const match = closestMatch(word, candidates)
  return match === undefined ? fallback : ` Did you mean ${quote(match)}?`
}
