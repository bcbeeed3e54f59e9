/** Tells the correction of a name from another person's name. */
import { distance } from "fastest-levenshtein"
import { nameKey, wordsOf } from "../check/names"

/** A correction changes at most this part of the letters of a name, or leaves a word of it. */
export const maxCorrection = 0.35

/** Returns the group of a person whose name changes. */
export function renaming(before: string, after: string): "respelled" | "renamed" | "replaced" {
  if (nameKey(before) === nameKey(after)) return "respelled"
  const words = wordsOf(before, 2)
  const isCorrection = wordsOf(after, 2).some((word) => words.includes(word))
  return isCorrection || differenceOf(before, after) <= maxCorrection ? "renamed" : "replaced"
}

/** Returns which part of the letters of two names differs, from 0 to 1. */
export const differenceOf = (before: string, after: string): number => differenceOfKeys(nameKey(before), nameKey(after))

/** The same of two names of which the keys are known. */
export const differenceOfKeys = (one: string, other: string): number =>
  distance(one, other) / Math.max(one.length, other.length, 1)
