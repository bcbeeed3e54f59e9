/** Tells the correction of a name from another person's name. */
import { distance } from "fastest-levenshtein"
import { nameKey, wordsOf } from "../check/names"

/** A correction changes at most this part of the letters of a name, or leaves a word of it. */
const maxCorrection = 0.35

/** Returns the group of a person whose name changes. */
export function renaming(before: string, after: string): "respelled" | "renamed" | "replaced" {
  if (nameKey(before) === nameKey(after)) return "respelled"
  const words = wordsOf(before, 2)
  const isCorrection = wordsOf(after, 2).some((word) => words.includes(word))
  return isCorrection || differenceOf(before, after) <= maxCorrection ? "renamed" : "replaced"
}

/** Returns whether each name has a word that the other one does not have. More or fewer words are a correction. */
export function hasOtherWord(before: string, after: string): boolean {
  const [old, next] = [wordsOf(before, 1), wordsOf(after, 1)]
  const areAllIn = (words: readonly string[], others: readonly string[]) => words.every((word) => others.includes(word))
  return !areAllIn(old, next) && !areAllIn(next, old)
}

/** Returns which part of the letters of two names differs, from 0 to 1. */
export const differenceOf = (before: string, after: string): number => differenceOfKeys(nameKey(before), nameKey(after))

/** The same of two names of which the keys are known. */
export const differenceOfKeys = (one: string, other: string): number =>
  distance(one, other) / Math.max(one.length, other.length, 1)
