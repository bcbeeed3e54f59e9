/** Finds the name that a maintainer probably meant to write. */
import { distance } from "fastest-levenshtein"
import { quote } from "./format"

/** No name is longer, and computing the edit distance of two very long strings takes seconds. */
const maxLength = 200

/**
 * Two wrong letters in a shorter word would make it similar to words with another meaning. A shorter word begins many
 * names.
 */
const minFuzzyLength = 5

/**
 * Returns the candidate that differs from `name` in the fewest letters, at most two, or in one if the name is short. A
 * candidate that begins with the name counts as one with a wrong letter. Ignores case.
 */
export function closestMatch(name: string, candidates: Iterable<string>): string | undefined {
  if (name === "" || name.length > maxLength) return undefined
  const isShort = name.length < minFuzzyLength
  const [best] = [...candidates]
    .filter((candidate) => !/\d/.test(name) || withoutDigits(candidate) !== withoutDigits(name))
    .map((candidate) => {
      const [word, other] = [name.toLowerCase(), candidate.toLowerCase()]
      return { candidate, edits: !isShort && word !== other && other.startsWith(word) ? 1 : distance(word, other) }
    })
    .filter(({ edits }) => edits <= (isShort ? 1 : 2))
    .sort((one, other) => one.edits - other.edits)
  return best?.candidate
}

/** Another week, round or year is no misspelling of this one. */
const withoutDigits = (name: string) => name.replace(/\d+/g, "")

/** Returns ` Did you mean "/research/"?`, or `fallback` if no candidate is similar. */
export function didYouMean(name: string, candidates: Iterable<string>, fallback = ""): string {
  const match = closestMatch(name, candidates)
  return match === undefined ? fallback : ` Did you mean ${quote(match)}?`
}
