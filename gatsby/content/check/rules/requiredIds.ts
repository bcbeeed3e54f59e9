import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { closestMatch } from "../suggestion"
import { entriesOf, isRecord, type ParsedFile } from "../traverse"

/** An entry whose id is neither required nor used elsewhere. It may be a required entry with a wrong id. */
interface Candidate {
  index: number
  id: unknown
}

/** Reports each required entry that is missing: at the entry that was probably meant, or else for the whole file. */
export function checkRequiredIds({ file, data }: ParsedFile, content: readonly ParsedFile[]): FieldProblem[] {
  const { requiredIds = {} } = file
  if (!Array.isArray(data)) return []
  const ids = data.map((entry: unknown) => (isRecord(entry) ? entry["id"] : undefined))
  const missing = Object.keys(requiredIds).filter((id) => !ids.includes(id))
  const used = new Set<unknown>([...Object.keys(requiredIds), ...formsOfRedirects(file.path, content)])
  const candidates = ids.flatMap((id, index): Candidate[] =>
    used.has(id) || !isRecord(data[index]) ? [] : [{ index, id }],
  )
  return missing.map((id) => {
    const neededBy = requiredIds[id] ?? ""
    const candidate = meantEntry(id, candidates, missing.length)
    if (!candidate) {
      const message = `has no entry with the id ${quote(id)}. It is needed by ${neededBy}. Add the entry again, or copy it from an earlier version in the Git history.`
      return { path: [], message }
    }
    const mistake = typeof candidate.id === "string" ? `is ${quote(candidate.id)}.` : "is missing or not a text."
    const message = `${mistake} Did you mean ${quote(id)}? The id must stay ${quote(id)}: this entry is needed by ${neededBy}.`
    return { path: [candidate.index, "id"], message }
  })
}

/** Returns the candidate with a similar id, or else the only candidate if only one entry is missing. */
function meantEntry(id: string, candidates: readonly Candidate[], missingCount: number): Candidate | undefined {
  const ids = candidates.map((candidate) => candidate.id).filter((one) => typeof one === "string")
  const similar = closestMatch(id, ids)
  const onlyOne = missingCount === 1 && candidates.length === 1 ? candidates[0] : undefined
  return candidates.find((candidate) => similar !== undefined && candidate.id === similar) ?? onlyOne
}

function formsOfRedirects(file: string, content: readonly ParsedFile[]): unknown[] {
  return file === "forms.json" ? (entriesOf(content, "redirects.json") ?? []).flatMap(({ toForm }) => toForm ?? []) : []
}
