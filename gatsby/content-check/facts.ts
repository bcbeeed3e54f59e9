/** Checks references to facts, such as `{{research.price}}`, which work in running text only. */
import { factReferences, factsFrom, factSources, type Facts } from "../content-model/facts"
import { factRemedy } from "./factSuggestion"
import { quote } from "./format"
import type { ContentPath, FieldProblem } from "./problem"
import { fieldsOf, isRecord, type ParsedFile } from "./traverse"
import { checkUnique } from "./unique"

/** Returns all facts, or undefined if a file that they come from is missing, invalid without a required entry or with an id twice. */
export function knownFacts(content: readonly ParsedFile[]): Facts | undefined {
  const isComplete = content.every(({ file, data }) => {
    const ids = new Set(Array.isArray(data) ? data.map((entry: unknown) => isRecord(entry) && entry["id"]) : [])
    const hasRequiredIds = Object.keys(file.requiredIds ?? {}).every((id) => ids.has(id))
    return !(file.path in factSources.shape) || (hasRequiredIds && checkUnique({ file, data }).length === 0)
  })
  if (!isComplete) return undefined
  const { data } = factSources.safeParse(Object.fromEntries(content.map(({ file, data }) => [file.path, data])))
  return data && factsFrom(data)
}

/**
 * Reports references to unknown facts, references with wrong braces, and references outside running text.
 * @param content all files, in which the unused facts are searched
 * @param known all facts. If undefined, unknown facts are not reported: one invalid price would cause an error in every text that
 * refers to it.
 */
export function checkFacts(
  parsed: ParsedFile,
  content: readonly ParsedFile[],
  known: Facts | undefined,
): FieldProblem[] {
  return fieldsOf(parsed).flatMap(({ value, role, path }) => {
    if (typeof value !== "string") return []
    const messages =
      role === "prose" ? [...unknownFacts(value, content, known), ...wrongBraces(value)] : unresolved(value, path)
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

function unknownFacts(text: string, content: readonly ParsedFile[], facts: Facts | undefined): string[] {
  if (!facts) return []
  const names = [...new Set(factReferences(text))].filter((name) => !Object.hasOwn(facts, name))
  return names.map((name) => {
    if (name === "")
      return "has a reference without a name: {{}}. Write a fact, such as {{research.price}}, or remove the braces."
    return `names the fact ${quote(`{{${name}}}`)}, which does not exist. ${factRemedy(name, facts, usedFacts(content))}`
  })
}

/** Returns the names of all facts that the content refers to. */
function usedFacts(content: readonly ParsedFile[]): Set<string> {
  const texts = content
    .flatMap((parsed) => fieldsOf(parsed))
    .flatMap(({ value }) => (typeof value === "string" ? value : []))
  return new Set(texts.flatMap(factReferences))
}

/** Reports a reference in a field in which the build does not resolve references. */
function unresolved(value: string, path: ContentPath): string[] {
  if (!/\{\s*\{|\}\s*\}/.test(value)) return []
  const [reference] = /\{\s*\{[^{}]*\}?\s*\}?/.exec(value) ?? [value]
  const remedy = path.at(-1) === "href" ? "Write the full address." : "Write out the words."
  return [`shows ${quote(reference)} as it is written here: facts work in running text only. ${remedy}`]
}
