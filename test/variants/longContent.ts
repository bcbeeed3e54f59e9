import { z } from "zod"
import type { ContentPath } from "../../gatsby/content/check/problem"
import { fieldsOf, type ParsedFile, type Schema } from "../../gatsby/content/check/traverse"
import { wholeSchema } from "../../gatsby/content/model"
import { withLongerLists } from "./longerLists"
import { isText, mapValues } from "./mapValues"
import { replaceAt } from "./replaceAt"
import { undoRejected, type Check } from "./undoRejected"

/**
 * Returns valid content that is changed everywhere: each text twice as long, each date a year later, each number larger, each list
 * reversed and as long as the content model accepts. The tests of its build show that no page depends on certain texts, dates or
 * numbers of entries, and that all lists fit into their places. Undoes a change that the check rejects, such as a title that is too
 * long for search engines.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 * @throws Error if the check still rejects the content after several attempts
 */
export function longContent(content: readonly ParsedFile[], check: Check): ParsedFile[] {
  // Changes the lists before the values: undoing a change uses the paths of the longer lists.
  const longer = reversed(withLongerLists(content, check), check)
  const changed = longer.map(({ file, data }) => ({ file, data: mapValues(wholeSchema(file), data, changeValue) }))
  return undoRejected(changed, longer, check)
}

/** Reverses the lists that are not inside another list, unless the check rejects it. */
function reversed(content: readonly ParsedFile[], check: Check): ParsedFile[] {
  const isOuter = (path: ContentPath) => path.every((step) => typeof step === "string")
  const changed = content.map((parsed) => ({
    file: parsed.file,
    data: fieldsOf(parsed)
      .filter(({ path, value }) => Array.isArray(value) && isOuter(path))
      .reduce((data, { path }) => replaceAt(data, path, (list) => [...(list as unknown[])].reverse()), parsed.data),
  }))
  const listOf = (path: ContentPath) =>
    path.slice(
      0,
      [...path, 0].findIndex((step) => typeof step === "number"),
    )
  return undoRejected(changed, content, check, listOf)
}

/** Doubles texts, increments numbers and moves years: "Feb 28 2025", "6/5/2024", `2025-06-17`. */
function changeValue(value: unknown, schema: Schema): unknown {
  if (schema instanceof z.ZodNumber) return Number(value) + 1
  if (typeof value !== "string" || !(schema instanceof z.ZodString)) return value
  const text = isText(schema) ? `${value} ${value}` : value
  return text.replace(/\b20\d\d\b/g, (year) => String(Number(year) + 1))
}
