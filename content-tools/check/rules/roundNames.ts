import { quote } from "../../../messages/format"
import type { Content } from "../../model"
import { factReferences } from "../../model/facts"
import { predicate, type Predicate } from "../mistake"
import { groupOf, type TextField } from "../../model/fields"
import { textIn } from "../../model/values"

/**
 * Reports a text with the date of a round that calls it otherwise than `programs.json` does, also in the label of the
 * text: "early round", although the round is now called "Priority round". A text that names no round is right.
 */
export function roundNameMistake(text: TextField, programs: Content["programs.json"] = []): Predicate | undefined {
  const references = factReferences(text.value)
  if (references.length === 0) return undefined
  const { topic, label } = text.path.at(-1) === "value" ? groupOf(text) : {}
  const words = [topic, label, text.value].map(textIn).join(" ").toLowerCase()
  if (!/\bround\b/.test(words)) return undefined
  for (const { id, deadlines = [] } of programs)
    for (const round of deadlines)
      if (
        references.includes(`${id}.deadline.${round.id}`) &&
        isUnique(round, deadlines) &&
        !isNamed(round.name, words)
      )
        return predicate`has the date of the round ${quote(round.name)}, but another name of a round. Write this name there
          or in its label.`
  return undefined
}

/** `checkSchedule` reports two rounds of one name, and one of the two names is wrong. */
export const isUnique = ({ name }: { name: string }, rounds: readonly { name: string }[]) =>
  rounds.filter((round) => round.name === name).length === 1

/** Whether words have one that is characteristic of a round, such as "early" of "Early round". "Round" has none. */
function isNamed(name: string, words: string): boolean {
  const own =
    name
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.filter((word) => word !== "round") ?? []
  return own.length === 0 || own.some((word) => words.includes(word))
}
