/** Entries that have to differ. */
import { quoted } from "./inWords"
import type { ContentProblem } from "./problem"
import { isRecord, type ParsedFile } from "./walk"

/** Two entries of one list with the same short name, country or path. */
export function checkUnique({ file, data }: ParsedFile): ContentProblem[] {
  const { uniqueBy } = file
  if (!uniqueBy || !Array.isArray(data)) return []
  const firstWith = new Map<string, number>()
  return data.flatMap((entry: unknown, index): ContentProblem[] => {
    const value = isRecord(entry) ? entry[uniqueBy] : undefined
    if (typeof value !== "string") return []
    const first = firstWith.get(value)
    if (first === undefined) firstWith.set(value, index)
    if (first === undefined) return []
    const message = `is ${quoted(value)}, and item ${first + 1} has the same. Give each of the two its own.`
    return [{ file: file.path, path: [index, uniqueBy], message }]
  })
}
