import { quote } from "../../../messages/format"
import type { Content } from "../../model"
import { factReferences, withoutReferences } from "../../model/facts"
import { predicate, type Predicate } from "../mistake"
import { groupOf, type TextField } from "../../model/fields"
import { sentencesOf, textIn } from "../../model/values"

/** A word before "round" that may be its name. Not "the next round", "year-round", "a round of talks". */
const namesRound =
  /(?<![\p{L}-])(?!(?:an?|the|this|that|each|every|any|both|one|first|second|third|last|next|other|final) )\p{L}+ round\b/iu

type Rounds = NonNullable<Content["programs.json"][number]["deadlines"]>

/**
 * Reports a text with the date of a round that calls it otherwise than `programs.json` does, also in the label of the
 * text: "early round", although the round is now called "Priority round". A text that names no round is right. Also
 * reports a sentence with the dates of its rounds in another order than their names.
 */
export function roundNameMistake(text: TextField, programs: Content["programs.json"] = []): Predicate | undefined {
  const references = factReferences(text.value)
  if (references.length === 0) return undefined
  const { topic, label } = text.path.at(-1) === "value" ? groupOf(text) : {}
  const words = [topic, label, text.value].map(textIn).join(" ")
  if (!namesRound.test(withoutReferences(words))) return undefined
  for (const { id, deadlines = [] } of programs) {
    const datedIn = (names: readonly string[]) =>
      names.flatMap((name) => deadlines.find((round) => name === `${id}.deadline.${round.id}`)?.name ?? [])
    const named = namesIn(words, deadlines)
    const other = datedIn(references).find((name) => ownWords(name) && !named.includes(name))
    if (other !== undefined)
      return predicate`has the date of the round ${quote(other)}, but another name of a round. Write this name there
        or in its label.`
    for (const sentence of sentencesOf(text.value)) {
      const [dates, names] = [datedIn(factReferences(sentence)), namesIn(sentence, deadlines)]
      if (String(dates) !== String(names) && String([...dates].sort()) === String([...names].sort()))
        return predicate`has the dates of the rounds in another order than that in which the sentence names them. Exchange
          the dates, or the names.`
    }
  }
  return undefined
}

/** Returns the name of each round that a text has, in order, such as "Early round" for "early". */
function namesIn(text: string, rounds: Rounds): string[] {
  const own = new Map(rounds.map(({ name }) => [ownWords(name), name]))
  // The longest first: "Early decision" is not "Early".
  const names = [...own.keys()].filter(Boolean).sort((one, other) => other.length - one.length)
  const pattern = new RegExp(` (${names.join("|")})(?= )`, "g")
  return [...` ${ownWords(text)} `.matchAll(pattern)].flatMap(([, words = ""]) => own.get(words) ?? [])
}

/** Returns the words of a text or name without facts and "round", which all names have. */
function ownWords(text: string): string {
  const words =
    withoutReferences(text)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  return words.filter((word) => word !== "round").join(" ")
}
