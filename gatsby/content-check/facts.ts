/** Checks references to facts, such as `{{research.price}}`, which work in running text only. */
import { factReferences, factsFrom, factSources, type Facts } from "../content-model/facts"
import { formatList, quote } from "./format"
import type { ContentPath, FieldProblem } from "./problem"
import { closestMatch } from "./suggestion"
import { fieldsOf, type ParsedFile } from "./traverse"

/** Returns all facts, or undefined if a file that they come from is missing or invalid. */
export function knownFacts(content: readonly ParsedFile[]): Facts | undefined {
  const { data } = factSources.safeParse(Object.fromEntries(content.map(({ file, data }) => [file.path, data])))
  return data && factsFrom(data)
}

/**
 * Reports references to unknown facts, references with wrong braces, and references outside running text.
 * @param known all facts. If undefined, unknown facts are not reported: one invalid price would cause an error in every text that
 * refers to it.
 */
export function checkFacts(parsed: ParsedFile, known: Facts | undefined): FieldProblem[] {
  const facts = known && Object.keys(known)
  return fieldsOf(parsed).flatMap(({ value, role, path }) => {
    if (typeof value !== "string") return []
    const messages = role === "prose" ? [...unknownFacts(value, facts), ...wrongBraces(value)] : unresolved(value, path)
    return messages.map((message) => ({ path, message }))
  })
}

/** Matches a reference with a missing brace or a space between two braces, and a fact in single braces. */
const wrongReference = /\{\s*\{[^{}]*\}?\s*\}?|\{[^{}]*\}\s*\}|\{\s*[\w-]+\.[\w.-]+\s*\}/g
const validReference = /\{\{[^{}]*\}\}/g

function wrongBraces(text: string): string[] {
  const found = text.replace(validReference, "").match(wrongReference) ?? []
  return [...new Set(found)].map((reference) => {
    const name = reference.replace(/[{}]/g, "").trim()
    const correct = /^[\w-]+\.[\w.-]+$/.test(name) ? `{{${name}}}` : "{{research.price}}"
    return `has a reference with wrong braces: ${quote(reference.trim())}. Write two before and two after, without spaces between them: ${correct}.`
  })
}

function unknownFacts(text: string, facts: readonly string[] | undefined): string[] {
  if (!facts) return []
  const names = [...new Set(factReferences(text))].filter((name) => !facts.includes(name))
  return names.map((name) => {
    if (name === "")
      return "has a reference without a name: {{}}. Write a fact, such as {{research.price}}, or remove the braces."
    const match = closestMatch(name, facts)
    if (match !== undefined) return `names the fact {{${name}}}, which does not exist. Did you mean {{${match}}}?`
    return `names the fact ${quote(`{{${name}}}`)}, which does not exist. ${relatedFacts(name, facts)}`
  })
}

/** Lists the facts of the same program or letter, or, if there are none, the first part of every fact. */
function relatedFacts(name: string, facts: readonly string[]): string {
  const firstPart = (fact: string) => fact.split(".", 1)[0] ?? ""
  const related = facts.filter((fact) => firstPart(fact) === firstPart(name))
  if (related.length > 0) return `Facts of ${quote(firstPart(name))} are: ${formatList(related)}.`
  return `Facts begin with: ${formatList([...new Set(facts.map((fact) => `${firstPart(fact)}.`))])}.`
}

/** Reports a reference in a field in which the build does not resolve references. */
function unresolved(value: string, path: ContentPath): string[] {
  if (!/\{\s*\{|\}\s*\}/.test(value)) return []
  const [reference] = /\{\s*\{[^{}]*\}?\s*\}?/.exec(value) ?? [value]
  const remedy = path.at(-1) === "href" ? "Write the full address." : "Write out the words."
  return [`shows ${quote(reference)} as it is written here: facts work in running text only. ${remedy}`]
}
