import type { ContentMistake } from "../../content-tools/check/mistake"
import { fieldsOf, type ParsedFile } from "../../content-tools/model/fields"
import { definitionAt } from "../../content-tools/model/schema"
import type { ContentPath } from "../../content-tools/model/values"
import { contentSchema, wholeSchema } from "../../content-tools/model"
import { quotesAndFacts, withFacts } from "../../content-tools/model/facts"
import { isText, mapValues } from "./mapValues"
import { replaceAt } from "./replaceAt"

/**
 * Returns the smallest content that the check accepts: no optional fields, the shortest lists, each text half as long.
 * The tests of its build show that pages work without optional content.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 * @param keep paths of files that keep all their entries
 */
export function shortContent(
  content: readonly ParsedFile[],
  check: (content: readonly ParsedFile[]) => readonly ContentMistake[],
  keep: readonly string[] = [],
): ParsedFile[] {
  const all = contentSchema.parse(Object.fromEntries(content.map(({ file, data }) => [file.path, data])))
  // A quote has a line break between its paragraphs, which no field may have.
  const quotes = Object.entries(quotesAndFacts(all)).map(([name, text]) => [name, text.replaceAll("\n", " ")])
  const facts = Object.fromEntries(quotes) as Record<string, string>
  // No text refers to a fact, so that the fields of facts can be removed.
  let current = content.map(({ file, data }) => ({ file, data: withFacts(data, facts) }))
  // In reverse order, so that links are removed before the anchors and redirects that they lead to.
  for (const [index, { file }] of [...content.entries()].reverse()) {
    const parsed = () => current[index] ?? { file, data: undefined }
    const replaceIfValid = (data: unknown) => {
      const candidate = current.map((other, position) => (position === index ? { file, data } : other))
      const isValid = check(candidate).length === 0
      if (isValid) current = candidate
      return isValid
    }
    const without = (data: unknown, path: ContentPath) => replaceAt(data, path, () => undefined)
    /** Removes all groups of values if the check accepts it, or else each group whose removal it accepts. */
    const remove = (groups: readonly (readonly ContentPath[])[]) => {
      // The last entries come first, because removing an entry changes the indexes after it.
      const withoutAll = (paths: readonly ContentPath[]) => [...paths].reverse().reduce(without, parsed().data)
      if (!replaceIfValid(withoutAll(groups.flat())))
        for (const group of [...groups].reverse()) replaceIfValid(withoutAll(group))
    }
    const halve = (isHalved: (text: string) => boolean) =>
      replaceIfValid(
        mapValues(wholeSchema(file), parsed().data, (value, schema) =>
          isText(schema) && isHalved(String(value)) ? halfText(String(value)) : value,
        ),
      )
    // First, because a text that ends with a colon needs its list. Halves of two titles may be the same.
    if (!halve(() => true)) halve((text) => text.endsWith(":") || text.split(" ").length >= minWordsOfSentence)
    if (!keep.includes(file.path))
      for (const { path, value } of fieldsOf(parsed()))
        if (Array.isArray(value) && path.every((step) => typeof step === "string"))
          remove([...value.keys()].map((position) => [[...path, position]]))
    const optional = fieldsOf(parsed())
      .map(({ path }) => path)
      .filter((path) => path.length > 0 && definitionAt(wholeSchema(file), path).isOptional)
    const names = new Set(optional.map(nameOf))
    remove([...names].map((name) => optional.filter((path) => nameOf(path) === name)))
  }
  return current
}

/** Returns the path of a field without the positions of entries, which is the same for this field of each entry. */
const nameOf = (path: ContentPath) => path.filter((step) => typeof step === "string").join(".")

/** Titles and labels have fewer words. */
const minWordsOfSentence = 8

/** Returns the first half of the words of a text, at least one. A period ends what would break off. */
function halfText(text: string): string {
  const words = text.split(" ")
  const half = words.slice(0, Math.ceil(words.length / 2)).join(" ")
  return half.replace(/[,:(–]$|(?<= (?:and|or|but|the|an?|of|to|with|from|because|if))$/i, ".")
}
