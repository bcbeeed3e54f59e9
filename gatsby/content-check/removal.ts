import type { ContentPath, ContentProblem } from "./problem"
import type { ParsedFile } from "./traverse"

/**
 * Whether content without the field of a problem has no new mistake, so that a message may suggest to remove the field.
 * @param problems all problems of the content
 * @param check returns the problems of changed content
 */
export function becomesValid(
  { file, path = [] }: ContentProblem,
  problems: readonly ContentProblem[],
  content: readonly ParsedFile[],
  check: (content: readonly ParsedFile[]) => readonly ContentProblem[],
): boolean {
  const changed = content.map((parsed) =>
    parsed.file.path === file ? { file: parsed.file, data: withoutField(parsed.data, path) } : parsed,
  )
  const keyOf = (problem: ContentProblem) => JSON.stringify([problem.file, problem.path])
  const known = new Set(problems.map(keyOf))
  known.delete(keyOf({ file, path, message: "" }))
  return check(changed).every((problem) => known.has(keyOf(problem)))
}

function withoutField(data: unknown, [step, ...rest]: ContentPath): unknown {
  if (step === undefined || typeof data !== "object" || data === null) return data
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...data }) as Record<string | number, unknown>
  if (rest.length > 0) copy[step] = withoutField(copy[step], rest)
  else delete copy[step]
  return copy
}
