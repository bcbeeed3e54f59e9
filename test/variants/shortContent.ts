import type { ContentProblem } from "../../gatsby/content/check/problem"
import type { ParsedFile, Schema } from "../../gatsby/content/check/traverse"
import { wholeSchema } from "../../gatsby/content/model"
import { isText, mapValues } from "./mapValues"
import { stripOptional } from "./stripOptional"

/**
 * Returns the smallest content that the check accepts: no optional fields, the shortest lists, each text half as long. The tests
 * of its build show that pages work without optional content.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 * @param keep paths of list files that keep all their entries
 */
export function shortContent(
  content: readonly ParsedFile[],
  check: (content: readonly ParsedFile[]) => readonly ContentProblem[],
  keep: readonly string[] = [],
): ParsedFile[] {
  let current = stripOptional(content)
  // In reverse order, so that links are removed before the anchors and redirects that they lead to.
  for (const { file } of [...current].reverse()) {
    const dataOf = () => current.find((parsed) => parsed.file === file)?.data
    const replaceIfValid = (data: unknown) => {
      const candidate = current.map((parsed) => (parsed.file === file ? { file, data } : parsed))
      const isValid = check(candidate).length === 0
      if (isValid) current = candidate
      return isValid
    }
    if (keep.includes(file.path)) continue
    if (file.kind === "list") shorten(() => dataOf() as unknown[], replaceIfValid)
    else shortenInnerLists(() => dataOf() as Record<string, unknown>, replaceIfValid)
    replaceIfValid(mapValues(wholeSchema(file), dataOf(), halfText))
  }
  return current
}

/** Removes all entries if the check accepts an empty list, or else each entry whose removal it accepts. */
function shorten(list: () => readonly unknown[], replaceIfValid: (list: readonly unknown[]) => boolean): void {
  if (replaceIfValid([])) return
  for (let index = list().length - 1; index >= 0; index--)
    replaceIfValid(list().filter((_, position) => position !== index))
}

function shortenInnerLists(
  group: () => Record<string, unknown>,
  replaceIfValid: (group: Record<string, unknown>) => boolean,
): void {
  for (const key of Object.keys(group()))
    if (Array.isArray(group()[key]))
      shorten(
        () => group()[key] as unknown[],
        (list) => replaceIfValid({ ...group(), [key]: list }),
      )
}

/** Returns the first half of the words of a text, at least one. Does not split a reference such as {{research.price}}. */
function halfText(value: unknown, schema: Schema): unknown {
  if (!isText(schema)) return value
  const words = String(value).match(/(?:\{\{[^{}]*\}\}|\S)+/g) ?? []
  return words.slice(0, Math.ceil(words.length / 2)).join(" ")
}
