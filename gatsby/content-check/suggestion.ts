/** Finds what a maintainer probably meant to write. */
import { distance } from "fastest-levenshtein"
import { quote } from "./format"

/** No name is longer, and computing the edit distance of two very long strings takes seconds. */
const maxLength = 200

/** In a shorter word, one wrong letter in three would make it similar to words with another meaning. */
const minFuzzyLength = 5

/**
 * Returns the candidate with the smallest edit distance to `word`, or undefined if more than one letter in three differs.
 * A short word may have one wrong letter, or its letters in another order. Ignores case.
 */
export function closestMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > maxLength) return undefined
  const lower = word.toLowerCase()
  const limit = word.length < minFuzzyLength ? 1 : Math.ceil(word.length / 3)
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(lower, candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= limit || hasSameLetters(lower, candidate.toLowerCase()))
    .sort((one, other) => one.edits - other.edits)
  return best?.candidate
}

/** Returns ` Did you mean "/research/"?`, or `fallback` if no candidate is similar. */
export function didYouMean(word: string, candidates: Iterable<string>, fallback = ""): string {
  const match = closestMatch(word, candidates)
  return match === undefined ? fallback : ` Did you mean ${quote(match)}?`
}

function hasSameLetters(word: string, other: string): boolean {
  return word.length === other.length && distance(word, other) === 2 && sorted(word) === sorted(other)
}

function sorted(word: string): string {
  return [...word].sort().join("")
}
