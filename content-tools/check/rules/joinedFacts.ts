import { quote } from "../../../messages/format"
import { factOccurrences, type Facts } from "../../model/facts"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"

/** A sign that a text and its fact both have where they meet: "$" before "$960", "." behind "by early May.". */
const doubled = /^(?:([$€£¥+%&#@])\s?\1|[.!?,;:][.!?,;:])/

/** The period of "p.m." may be before another mark, but not before the end of the sentence. */
const abbreviation = /\p{L}\.\p{L}\.$/u

/** The beginning of words about more than one. Not "1 is", "1 has". */
const plural = /^ (?:more )?(?:[a-z]{3,}(?<!s)s|are|have)\b/

/** Reports a fact that does not fit the words beside it: a sign that is there twice, or 1 before a plural. */
export function joinedFactMistake(text: TextField, facts: Facts = {}): Predicate | undefined {
  if (text.role !== "prose") return undefined
  for (const { name, before, after } of factOccurrences(text.value)) {
    const value = facts[name] ?? ""
    const [following = ""] = plural.exec(after) ?? []
    if (value === "1" && following)
      return predicate`has ${quote(`{{${name}}}${following}`)}, but this fact is 1. Write the words for one.`
    const isAbbreviation = abbreviation.test(value) && !after.startsWith(".")
    const ends = [before.trimEnd().slice(-1) + value, isAbbreviation ? "" : value.slice(-1) + after]
    const [twice] = ends.flatMap((end) => doubled.exec(end)?.[0] ?? [])
    if (value && twice !== undefined)
      return predicate`has ${quote(twice)} where its fact {{${name}}} begins or ends: this is ${quote(value)}.
        Remove one of the two signs.`
  }
  return undefined
}
