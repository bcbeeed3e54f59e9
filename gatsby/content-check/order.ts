/** The order in which mistakes are read: file by file as in the model, and inside a file from top to bottom. */
import type { ContentPath, ContentProblem } from "./problem"
import { isRecord, valueAt, type ParsedFile } from "./walk"

/** Sorts the problems of one file. Those of the same place stay in the order in which they were found. */
export function fromTopToBottom(problems: readonly ContentProblem[], parsed: ParsedFile): ContentProblem[] {
  return [...problems].sort((one, other) => compare(one.path, other.path, parsed.data))
}

function compare(one: ContentPath, other: ContentPath, data: unknown): number {
  const length = Math.min(one.length, other.length)
  for (let depth = 0; depth < length; depth++) {
    if (one[depth] === other[depth]) continue
    const group = valueAt(data, one.slice(0, depth))
    return rank(one[depth], group) - rank(other[depth], group)
  }
  return one.length - other.length
}

/** Missing fields come after those that are there. */
function rank(step: string | number | undefined, group: unknown): number {
  if (typeof step === "number") return step
  const position = isRecord(group) && step !== undefined ? Object.keys(group).indexOf(step) : -1
  return position === -1 ? Number.MAX_SAFE_INTEGER : position
}
