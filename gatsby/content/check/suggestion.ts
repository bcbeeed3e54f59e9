/** Finds the name that a maintainer probably meant to write. */
import { distance } from "fastest-levenshtein"
import { quote } from "./format"

/** No name is longer, and computing the edit distance of two very long strings takes seconds. */
const maxLength = 200

/** In a shorter word, one wrong letter in three would make it similar to words with another meaning. */
const minFuzzyLength = 5

/**
 * Returns the candidate with the smallest edit distance to `name`, or undefined if more than one letter in three differs. A short name
 * may have one wrong letter, or its letters in another order; a longer one may be a part of the candidate. Ignores case, and the words
 * that both names begin or end with: `research.color` does not resemble `research.topics`.
 */
export function closestMatch(name: string, candidates: Iterable<string>): string | undefined {
  if (name === "" || name.length > maxLength) return undefined
  const [best] = [...candidates]
    .flatMap((candidate) => {
      const [word, other] = differentWords(name.toLowerCase(), candidate.toLowerCase())
      const isShort = word.length < minFuzzyLength
      const isPart = other.startsWith(word) || other.endsWith(word)
      if (isPart && (!isShort || word === "")) return [{ candidate, edits: 1 }]
      const edits = sorted(word) === sorted(other) ? 1 : distance(word, other)
      return edits <= (isShort ? 1 : Math.ceil(word.length / 3)) ? [{ candidate, edits }] : []
    })
    .sort((one, other) => one.edits - other.edits)
  return best?.candidate
}

/** Returns ` Did you mean "/research/"?`, or `fallback` if no candidate is similar. */
export function didYouMean(name: string, candidates: Iterable<string>, fallback = ""): string {
  const match = closestMatch(name, candidates)
  return match === undefined ? fallback : ` Did you mean ${quote(match)}?`
}

/** Returns two names without the words at both ends that are the same: `images/ada.png` and `images/adam.png` → `ada` and `adam`. */
function differentWords(name: string, candidate: string): [string, string] {
  const [one, other] = [name.split(/([./#-])/), candidate.split(/([./#-])/)]
  while (one.length > 0 && one[0] === other[0]) [one, other].forEach((parts) => parts.shift())
  while (one.length > 0 && one.at(-1) === other.at(-1)) [one, other].forEach((parts) => parts.pop())
  return [one.join(""), other.join("")]
}

function sorted(word: string): string {
  return [...word].sort().join("")
}
