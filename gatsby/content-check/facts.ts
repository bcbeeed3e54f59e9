/** References to facts in running text: `{{research.price}}`. */
import { factReferences, factsFrom, factSources, type Facts } from "../content-model/facts"
import { nearest } from "./didYouMean"
import { listed, quoted } from "./inWords"
import type { ContentPath, ContentProblem } from "./problem"
import { fieldsOf, type ParsedFile } from "./walk"

/** All facts, or undefined where a file that they come from is missing or has mistakes of shape. */
export function knownFacts(content: readonly ParsedFile[]): Facts | undefined {
  const { data } = factSources.safeParse(Object.fromEntries(content.map(({ file, data }) => [file.path, data])))
  return data && factsFrom(data)
}

/**
 * @param known all facts. Without them references are taken as known: a mistake in one price
 *   is not to be followed by a false alarm at every place that names it.
 */
export function checkFacts(parsed: ParsedFile, known: Facts | undefined): ContentProblem[] {
  const facts = known && Object.keys(known)
  return fieldsOf(parsed).flatMap(({ value, role, path }) => {
    if (typeof value !== "string") return []
    const say = (message: string): ContentProblem => ({ file: parsed.file.path, path, message })
    if (role !== "prose") return twoBraces.test(value) ? [say(shownLiterally(value, path))] : []
    const references = [...new Set(factReferences(value))]
    const unknown = facts ? references.filter((name) => !facts.includes(name)) : []
    return [...unknown.map((name) => say(unknownFact(name, facts ?? []))), ...malformed(value).map(say)]
  })
}

const twoBraces = /\{\s*\{|\}\s*\}/
/** What looks like a reference and is none: two braces with something between, too few braces, a lone fact in one brace. */
const brokenReference = /\{\s*\{[^{}]*\}?\s*\}?|\{[^{}]*\}\s*\}|\{\s*[\w-]+\.[\w.-]+\s*\}/g
const wholeReference = /\{\{[^{}]*\}\}/g

function malformed(text: string): string[] {
  const rest = text.replace(wholeReference, "")
  return [...new Set(rest.match(brokenReference) ?? [])].map((found) => {
    const name = found.replace(/[{}]/g, "").trim()
    const right = /^[\w-]+\.[\w.-]+$/.test(name) ? `{{${name}}}` : "{{research.price}}"
    return `has a reference with wrong braces: ${quoted(found.trim())}. Two before and two after, without spaces between them: ${right}.`
  })
}

function unknownFact(name: string, facts: readonly string[]): string {
  if (name === "")
    return "has a reference without a name: {{}}. Write a fact, such as {{research.price}}, or remove the braces."
  const near = nearest(name, facts)
  if (near !== undefined) return `names the fact {{${name}}}, which does not exist. Did you mean {{${near}}}?`
  return `names the fact ${quoted(`{{${name}}}`)}, which does not exist. ${related(name, facts)}`
}

/** The facts of the same program or letter, else the first parts that there are. */
function related(name: string, facts: readonly string[]): string {
  const first = (fact: string) => fact.split(".", 1)[0] ?? ""
  const same = facts.filter((fact) => first(fact) === first(name))
  if (same.length > 0) return `Facts of ${quoted(first(name))} are: ${listed(same)}.`
  return `Facts begin with: ${listed([...new Set(facts.map((fact) => `${first(fact)}.`))])}.`
}

function shownLiterally(value: string, path: ContentPath): string {
  const [reference] = /\{\s*\{[^{}]*\}?\s*\}?/.exec(value) ?? [value]
  const isAddress = path.at(-1) === "href"
  return `shows ${quoted(reference)} letter by letter: facts are filled in in running text only. Write the ${isAddress ? "address" : "words"} in full.`
}
