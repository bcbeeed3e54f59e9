/** Entries that have to differ. */
import { z } from "zod"
import { quoted } from "./inWords"
import type { ContentPath, ContentProblem } from "./problem"
import { fieldsOf, isRecord, shapeOf, unwrap, type ParsedFile } from "./walk"

/** Two entries of one list with the same short name, country or path: of the file itself, and of each list in it whose entries have an id. */
export function checkUnique(parsed: ParsedFile): ContentProblem[] {
  const { file, data } = parsed
  const inner = fieldsOf(parsed).flatMap(({ schema, value, path }) => {
    const entry = schema instanceof z.ZodArray && unwrap(schema.element)
    return entry instanceof z.ZodObject && "id" in shapeOf(entry) ? repeated(value, path, "id") : []
  })
  const all = file.uniqueBy ? [...repeated(data, [], file.uniqueBy), ...inner] : inner
  return all.map((problem) => ({ file: file.path, ...problem }))
}

function repeated(list: unknown, path: ContentPath, name: string): Omit<ContentProblem, "file">[] {
  if (!Array.isArray(list)) return []
  const firstWith = new Map<string, number>()
  return list.flatMap((entry: unknown, index) => {
    const value = isRecord(entry) ? entry[name] : undefined
    if (typeof value !== "string") return []
    const first = firstWith.get(value)
    if (first === undefined) firstWith.set(value, index)
    if (first === undefined) return []
    const message = `is ${quoted(value)}, and item ${first + 1} has the same. Give each of the two its own.`
    return [{ path: [...path, index, name], message }]
  })
}
