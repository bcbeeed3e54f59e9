import { quote } from "../../../messages/format"
import type { Content } from "../../model"
import { factReferences } from "../../model/facts"
import { subjectOf } from "../../model/subject"
import { predicate, type Predicate } from "../mistake"
import { groupOf, type TextField } from "../traverse"

type Program = Content["programs.json"][number]

/**
 * Reports a sentence with a fact of a program that neither the sentence nor its place is about, such as the price of
 * the bootcamp in a text of `/research/` that does not name the bootcamp. And facts of two programs in another order
 * than that in which the sentence names them.
 */
export function otherProgramMistake(text: TextField, programs: Content["programs.json"] = []): Predicate | undefined {
  if (factReferences(text.value).length === 0) return undefined
  const { topic, label = topic } = groupOf(text)
  const subject = subjectOf(text, programs)
  const place = [...namedIn(String(label), programs), ...(subject ? [subject] : [])]
  for (const sentence of text.value.split(/(?<=[.!?]) /)) {
    const facts = factReferences(sentence).filter((name) => !name.endsWith(".name"))
    const about = unique(facts.flatMap((name) => programs.find(({ id }) => name.startsWith(`${id}.`)) ?? []))
    const named = namedIn(withNames(sentence, programs), programs)
    const meant = [...named, ...place]
    const other = about.find((program) => !meant.includes(program))
    if (other && meant[0]) {
      const fact = facts.find((name) => name.startsWith(`${other.id}.`))
      return predicate`has the fact {{${fact}}} of the ${other.name}, but is about the ${meant[0].name}.
        Write the right fact, or name the program in the same sentence: ${quote(other.shortName)}.`
    }
    if (about.every((program) => named.includes(program)) && !isInOrder(about, named))
      return predicate`has first a fact of ${quote(about[0]?.shortName ?? "")}, but names ${quote(named[0]?.shortName ?? "")} first.
        Write the facts in the order in which the sentence names the programs.`
  }
  return undefined
}

/** Returns the programs that a text names, in order, each as often as it is named. */
function namedIn(text: string, programs: readonly Program[]): Program[] {
  const words = text.toLowerCase()
  return programs
    .flatMap((program) => {
      const parts = words.split(program.shortName.toLowerCase()).slice(0, -1)
      return parts.map((_, index) => ({ program, at: parts.slice(0, index + 1).join(program.shortName).length }))
    })
    .sort((one, other) => one.at - other.at)
    .map(({ program }) => program)
}

/** Removes the references to facts, which begin with the id of a program, except to its name. */
function withNames(sentence: string, programs: readonly Program[]): string {
  return sentence.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const program = programs.find(({ id }) => name.trim() === `${id}.name`)
    return program?.name ?? ""
  })
}

/** Whether the items are among the others in the same order. */
function isInOrder<Item>([first, ...rest]: readonly Item[], others: readonly Item[]): boolean {
  if (first === undefined) return true
  const index = others.indexOf(first)
  return index >= 0 && isInOrder(rest, others.slice(index))
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]
