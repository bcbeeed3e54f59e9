/** Entries that have to differ, and how many of them there have to be. */
import { counted, quoted } from "./inWords"
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

/** More or fewer entries than the site's layout counts on. */
export function checkEntries({ file, data }: ParsedFile): ContentProblem[] {
  if (!file.entries || !Array.isArray(data)) return []
  const { min, max = Infinity } = file.entries
  if (data.length >= min && data.length <= max) return []
  const wanted = min === max ? `exactly ${min}` : data.length < min ? `at least ${min}` : `at most ${max}`
  const message = `has ${counted(data.length, "entry", "entries")}, but has to have ${wanted}.`
  return [{ file: file.path, path: [], message }]
}
