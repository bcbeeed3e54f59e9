/** Finds what somebody probably meant to write. */
import { distance } from "fastest-levenshtein"
import { quoted } from "./inWords"

/** Nobody types names that are longer; the distance of two very long texts takes seconds. */
const longestName = 200

/**
 * The candidate nearest to `word`, if it is near enough to be a slip: one letter in three may differ.
 * Capital and small letters count as the same.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longestName) return undefined
  const allowed = Math.ceil(word.length / 3)
  let best: { candidate: string; away: number } | undefined
  for (const candidate of candidates) {
    const away = distance(word.toLowerCase(), candidate.toLowerCase())
    if (away <= allowed && (!best || away < best.away)) best = { candidate, away }
  }
  return best?.candidate
}

/** ` Did you mean "/research/"?`, or `otherwise` where nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise = ""): string {
  const candidate = nearest(word, candidates)
  return candidate === undefined ? otherwise : ` Did you mean ${quoted(candidate)}?`
}
