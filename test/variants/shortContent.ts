/**
 * Content that is as small as the model allows: no optional field, each list as short as possible, each text half as long. The
 * build of it shows that pages work without what may be left out.
 */
import { z } from "zod"
import type { ContentProblem } from "../../gatsby/content-check/problem"
import type { ParsedFile, Schema } from "../../gatsby/content-check/walk"
import { isText, mapValues } from "./mapValues"
import { stripOptional } from "./stripOptional"

/**
 * Returns the small content.
 * @param content files without mistakes
 * @param check returns the mistakes of content
 * @param keep paths of list files that keep all their entries
 */
export function shortContent(
  content: readonly ParsedFile[],
  check: (content: readonly ParsedFile[]) => readonly ContentProblem[],
  keep: readonly string[] = [],
): ParsedFile[] {
  const isValid = (candidate: readonly ParsedFile[]) => check(candidate).length === 0
  let current = stripOptional(content)
  // Links are removed before the pages, anchors and redirects that they lead to.
  for (const { file } of [...current].reverse()) {
    const replace = (data: unknown) => current.map((parsed) => (parsed.file === file ? { file, data } : parsed))
    const dataOf = () => current.find((parsed) => parsed.file === file)?.data
    const attempt = (data: unknown) => {
      const candidate = replace(data)
      const accepted = isValid(candidate)
      if (accepted) current = candidate
      return accepted
    }
    if (keep.includes(file.path)) continue
    if (file.kind === "list") shorten(() => dataOf() as unknown[], attempt)
    else shortenInnerLists(() => dataOf() as Record<string, unknown>, attempt)
    attempt(mapValues(file.kind === "list" ? z.array(file.schema) : file.schema, dataOf(), halfText))
  }
  return current
}

/** Removes all entries at once if that is allowed, else one by one, those that are not needed. */
function shorten(list: () => readonly unknown[], attempt: (list: readonly unknown[]) => boolean): void {
  if (attempt([])) return
  for (let index = list().length - 1; index >= 0; index--) attempt(list().filter((_, position) => position !== index))
}

function shortenInnerLists(
  group: () => Record<string, unknown>,
  attempt: (group: Record<string, unknown>) => boolean,
): void {
  for (const key of Object.keys(group()))
    if (Array.isArray(group()[key]))
      shorten(
        () => group()[key] as unknown[],
        (list) => attempt({ ...group(), [key]: list }),
      )
}

function halfText(value: unknown, schema: Schema): unknown {
  return isText(schema) ? half(String(value)) : value
}

/** The first half of the words, at least one; a reference such as {{research.price}} is never cut. */
function half(text: string): string {
  const words = text.match(/(?:\{\{[^{}]*\}\}|\S)+/g) ?? [text]
  return words.slice(0, Math.ceil(words.length / 2)).join(" ")
}
