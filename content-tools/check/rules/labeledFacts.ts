import { quote } from "../../../messages/format"
import type { Content } from "../../model"
import { factReferences } from "../../model/facts"
import { predicate, type Predicate } from "../mistake"
import { groupOf, type TextField } from "../../model/fields"
import { textIn } from "../../model/values"

/** Reports a value with the facts of another program, or of another round, than its label or topic names. */
export function labeledFactMistake(text: TextField, programs: Content["programs.json"] = []): Predicate | undefined {
  if (text.path.at(-1) !== "value") return undefined
  const { topic, label = topic } = groupOf(text)
  if (label === undefined) return undefined
  const words = [topic, label].map(textIn).join(" ").toLowerCase()
  const references = factReferences(text.value)
  const subjects = [
    ...programs.map(({ id, shortName }) => ({
      name: shortName,
      of: programs.map((one) => `${one.id}.`),
      own: `${id}.`,
    })),
    ...programs.flatMap(({ id, deadlines = [] }) =>
      deadlines.map((round) => ({ name: round.name, of: [`${id}.deadline.`], own: `${id}.deadline.${round.id}` })),
    ),
  ]
  for (const { name, of, own } of subjects) {
    const about = references.filter((reference) => of.some((start) => reference.startsWith(start)))
    const [other] = about
    if (
      other !== undefined &&
      words.includes(name.toLowerCase()) &&
      !about.some((reference) => reference.startsWith(own) || reference.toLowerCase().includes(name.toLowerCase()))
    )
      return predicate`has the fact {{${other}}}, but its label names ${quote(name)}. Write the right fact or label.`
  }
  return undefined
}
