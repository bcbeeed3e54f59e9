/** Entries that the site looks up by id: each has to be in its list. */
import { nearest } from "./didYouMean"
import { quoted } from "./inWords"
import type { ContentPath, ContentProblem } from "./problem"
import { entriesOf, isRecord, type ParsedFile } from "./walk"

/** An entry whose id is neither required nor used elsewhere, so that it may be a required one under a wrong id. */
interface OtherEntry {
  index: number
  id: unknown
}

/** Names each required entry that is missing: at the entry that looks like it, or else at the list. */
export function checkRequiredIds({ file, data }: ParsedFile, content: readonly ParsedFile[]): ContentProblem[] {
  const { requiredIds = {} } = file
  if (!Array.isArray(data)) return []
  const ids = data.map((entry: unknown) => (isRecord(entry) ? entry["id"] : undefined))
  const missing = Object.keys(requiredIds).filter((id) => !ids.includes(id))
  const used = new Set<unknown>([...Object.keys(requiredIds), ...idsUsedIn(content, file.path)])
  const others = ids.flatMap((id, index): OtherEntry[] =>
    used.has(id) || !isRecord(data[index]) ? [] : [{ index, id }],
  )
  return missing.map((id) => {
    const problem = (path: ContentPath, message: string) => ({ file: file.path, path, message })
    const place = requiredIds[id] ?? ""
    const other = entryMeant(id, others, missing.length)
    if (!other)
      return problem(
        [],
        `has no entry with the id ${quoted(id)}. It is needed by ${place}. Put the entry back, or take it from the last version in the history.`,
      )
    const wrong = typeof other.id === "string" ? `is ${quoted(other.id)}.` : "is missing or not a text."
    return problem(
      [other.index, "id"],
      `${wrong} Did you mean ${quoted(id)}? The id must stay ${quoted(id)}: this entry is needed by ${place}.`,
    )
  })
}

/** The entry with a similar id; where only one entry is missing and only one is left over, that one. */
function entryMeant(id: string, others: readonly OtherEntry[], missingCount: number): OtherEntry | undefined {
  const similar = nearest(
    id,
    others.map((other) => other.id).filter((one) => typeof one === "string"),
  )
  const onlyOne = missingCount === 1 && others.length === 1 ? others[0] : undefined
  return others.find((other) => similar !== undefined && other.id === similar) ?? onlyOne
}

/** Redirects refer to forms by id. */
function idsUsedIn(content: readonly ParsedFile[], file: string): unknown[] {
  return file === "forms.json" ? (entriesOf(content, "redirects.json") ?? []).flatMap(({ toForm }) => toForm ?? []) : []
}
