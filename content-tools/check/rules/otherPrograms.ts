import { formatList, quote } from "../../../messages/format"
import type { Content } from "../../model"
import { factReferences } from "../../model/facts"
import { subjectOf } from "../../model/subject"
import { predicate, type Predicate } from "../mistake"
import { groupOf, type TextField } from "../../model/fields"
import { repetitions } from "./repetitions"
import { once } from "../../model/once"
import { sentencesOf, textIn } from "../../model/values"

type Program = Content["programs.json"][number]

/** A place in a sentence that names a program, or has a fact of it, such as `research.price`. */
interface Mention {
  program: Program
  fact?: string
}

/**
 * Reports a sentence with a fact of a program that neither the sentence nor its place is about, such as the price of
 * the bootcamp in a text of `/research/` that does not name the bootcamp, or that of research behind the name of the
 * bootcamp there. A sentence that names no program is about that of the one before it. Also reports facts of two
 * programs in another order than that in which the sentence names them, a fact that a sentence has twice, and a
 * sentence of a document that has the name of another program only.
 */
export function otherProgramMistake(text: TextField, programs: Content["programs.json"] = []): Predicate | undefined {
  if (programs.length === 0 || factReferences(text.value).length === 0) return undefined
  const { topic, label = topic } = groupOf(text)
  const subject = subjectOf(text, programs)
  const ofLabel = namesIn(mentionsIn(textIn(label), programs))
  let before: Program[] = []
  for (const sentence of sentencesOf(text.value)) {
    const mentions = mentionsIn(sentence, programs)
    const named = namesIn(mentions)
    // A fact behind the name of a program is about it, also on the page of another one.
    const meantAt = (index: number) => [
      ...(named.length > 0 ? named : before),
      ...ofLabel,
      ...(subject && namesIn(mentions.slice(0, index)).length === 0 ? [subject] : []),
    ]
    const at = mentions.findIndex(({ program, fact }, index) => fact && !meantAt(index).includes(program))
    const [other, [main]] = [mentions[at], meantAt(at)]
    if (other && main)
      return predicate`has the fact {{${other.fact}}} of the ${other.program.name}, but is about the ${main.name}.
        Write the right fact, or name the program in the same sentence: ${quote(other.program.shortName)}.`
    if (hasSwappedFacts(mentions))
      return predicate`has the facts of the programs in another order than that in which the sentence names them:
        ${formatList(named.map(({ shortName }) => shortName))}. Exchange the facts, or the names.`
    const [twice] = repetitions(mentions.map(({ fact }) => fact))
    if (twice)
      return predicate`has the fact {{${mentions[twice.index]?.fact}}} twice in one sentence. Write another fact, or this one once.`
    const hasName = programs.find(({ id }) => factReferences(sentence).includes(`${id}.name`))
    if (text.parsed.file.path === "documents.json" && subject && hasName && !named.includes(subject))
      return predicate`has {{${hasName.id}.name}}, but the document is about the ${subject.name}.
        Write {{${subject.id}.name}}, or name both programs.`
    before = named.length > 0 ? named : before
  }
  return undefined
}

/** Returns the pattern of a name or fact of a program. */
const mentionPattern = once((programs: readonly Program[]) => {
  const names = programs.flatMap(({ shortName, id }) => [shortName.replace(/\W/g, "\\$&"), id])
  return new RegExp(String.raw`\{\{\s*(?<id>[\w-]+)\.(?<fact>[^{}]*?)\s*\}\}|\b(?<name>${names.join("|")})`, "gi")
})

/** Returns the names and facts of programs in a sentence, in order. */
function mentionsIn(sentence: string, programs: readonly Program[]): Mention[] {
  return [...sentence.matchAll(mentionPattern(programs))].flatMap(({ groups: { id, fact, name } = {} }) => {
    const words = (name ?? id)?.toLowerCase()
    const program = programs.find((one) => [one.id, one.shortName.toLowerCase()].includes(words ?? ""))
    if (!program) return []
    // `research.bootcampWeeks` is about the part of research that is called as another program.
    if (programs.some((one) => one !== program && fact?.toLowerCase().includes(one.id))) return []
    return fact === undefined || fact === "name" ? [{ program }] : [{ program, fact: `${program.id}.${fact}` }]
  })
}

const namesIn = (mentions: readonly Mention[]) => mentions.flatMap(({ program, fact }) => (fact ? [] : [program]))

/** Whether facts have another order than the names, and one is behind the name of another program. */
function hasSwappedFacts(mentions: readonly Mention[]): boolean {
  const facts = [...new Set(mentions.flatMap(({ program, fact }) => (fact ? [program] : [])))]
  const names = namesIn(mentions)
  const isBehindOther = mentions.some(({ program, fact }, index) => {
    const name = namesIn(mentions.slice(0, index)).at(-1)
    return fact && name && name !== program
  })
  return isBehindOther && facts.every((program) => names.includes(program)) && !isInOrder(facts, names)
}

/** Whether the items are among the others in the same order. */
function isInOrder<Item>([first, ...rest]: readonly Item[], others: readonly Item[]): boolean {
  if (first === undefined) return true
  const index = others.indexOf(first)
  return index >= 0 && isInOrder(rest, others.slice(index))
}
