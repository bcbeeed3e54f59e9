/** Checks references to facts, such as `{{research.price}}`, which work in running text only. */
import { emptyFacts, factReferences, quotesAndFacts, referenceFiles, type Facts } from "../../model/facts"
import { formatList, quote } from "../../../messages/format"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"
import type { ContentPath } from "../../model/values"
import type { Content } from "../../model"
import { closestMatch } from "../../../messages/suggestion"
import type { ValidContent } from "./validContent"

/** The one link with a fact, so that the address is written once. */
const contactLink = "mailto:{{site.email}}"

/** Length of the plan that joins two programs. */
const planLength = "plan.weeks"

/** For an answer that is not among those of `quotesAndFacts`, although it may exist. */
const ofAnswer =
  "Remove this text if the question has been removed. Otherwise correct the answer, which cannot be quoted if it quotes another text, names an unknown fact, or has a closedAnswer."

/** Returns all facts and quotes, or undefined if a file that they come from is not valid. */
export function knownFacts(valid: ValidContent): Facts | undefined {
  return isWhole(valid) ? quotesAndFacts(valid) : undefined
}

/** Returns the facts that have no value; none if a file that they come from is not valid. */
export function unsetFacts(valid: ValidContent): ReadonlySet<string> {
  return isWhole(valid) ? emptyFacts(valid) : new Set()
}

const isWhole = (valid: ValidContent): valid is Content => referenceFiles.every((name) => valid[name])

/**
 * Reports references to unknown facts, references with wrong braces, and references outside running text.
 * @param ended programs that have ended, whose facts do not exist any more
 * @param known all facts. If undefined, unknown facts are not reported: one invalid price would cause an error in every
 * text that refers to it.
 * @param unset facts that have no value
 */
export function factMistake(
  { value, role, path }: TextField,
  known: Facts | undefined,
  ended: ReadonlySet<string>,
  unset: ReadonlySet<string>,
): Predicate | undefined {
  if (role !== "prose") return value === contactLink ? undefined : unresolved(value, path)
  const name = known && factReferences(value).find((one) => !Object.hasOwn(known, one))
  if (name === "")
    return predicate`has a reference without a name: {{}}. Write a fact, such as {{research.price}}, or remove the braces.`
  if (name !== undefined && (ended.has(name.replace(/\..*/, "")) || (name === planLength && ended.size > 0)))
    return {
      ...predicate`names the fact ${quote(`{{${name}}}`)} of a program that has ended. Remove the sentence.`,
      about: name,
    }
  if (name !== undefined && unset.has(name))
    return {
      ...predicate`names the fact ${quote(`{{${name}}}`)}, which has no value: content lacks the field or
        the entries that it comes from. Add them, or remove the words with the fact.`,
      about: name,
    }
  if (known && name !== undefined) {
    const meant = closestMatch(name, Object.keys(known))
    const [group] = /^.*\./.exec(name) ?? []
    const similar = Object.keys(known).filter((fact) => group && fact.startsWith(group))
    const fallback = similar.length > 0 ? `Choose one of ${formatList(similar)}.` : "content/FIELDS.md lists all facts."
    const ofRound = `If the round has been removed, remove the words about it. Otherwise: ${fallback}`
    const other = name.startsWith("faq.") ? `${ofAnswer} ${fallback}` : name.includes(".deadline.") ? ofRound : fallback
    const remedy = meant === undefined ? other : `Did you mean {{${meant}}}?`
    return { ...predicate`names the fact ${quote(`{{${name}}}`)}, which does not exist. ${remedy}`, about: name }
  }
  const [wrong] = value.replace(validReference, "").match(wrongReference) ?? []
  const [, meant = "research.price"] = /([\w-]+\.[\w.-]+)/.exec(wrong ?? "") ?? []
  if (!wrong) return undefined
  return predicate`has a reference with wrong braces: ${quote(wrong.trim())}.
    Write two before and two after, without spaces between them: {{${meant}}}.`
}

/** Matches a reference with a missing brace or a space between two braces, and a fact in single braces. */
const wrongReference = /\{\s*\{[^{}]*\}?\s*\}?|\{[^{}]*\}\s*\}|\{\s*[\w-]+\.[\w.-]+\s*\}/
const validReference = /\{\{[^{}]*\}\}/g

/** Reports a reference in a field in which the build does not resolve references. */
function unresolved(value: string, path: ContentPath): Predicate | undefined {
  if (!/\{\s*\{|\}\s*\}/.test(value)) return undefined
  const [reference] = /\{\s*\{[^{}]*\}?\s*\}?/.exec(value) ?? [value]
  const remedy = path.at(-1) === "href" ? "Write the full address." : "Write out the words."
  return predicate`shows ${quote(reference)} as it is written here: facts work in running text only. ${remedy}`
}
