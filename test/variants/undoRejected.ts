import type { ContentPath, ContentProblem } from "../../gatsby/content/check/problem"
import { valueAt, type ParsedFile } from "../../gatsby/content/check/traverse"
import { replaceAt } from "./replaceAt"

export type Check = (content: readonly ParsedFile[]) => readonly ContentProblem[]

/** Maximum number of attempts to undo rejected changes. Few are needed: each undoes all changes that the check reports. */
const MAX_ATTEMPTS = 10

/**
 * Returns the changed content without the changes that the check rejects. An entry that the original does not have is removed.
 * @param original the same files, without mistakes
 * @param pathOf returns the path of the value to restore for the path of a mistake
 * @throws Error if the check still rejects the content after several attempts
 */
export function undoRejected(
  changed: readonly ParsedFile[],
  original: readonly ParsedFile[],
  check: Check,
  pathOf: (path: ContentPath) => ContentPath = (path) => path,
): ParsedFile[] {
  let current = [...changed]
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const problems = check(current)
    if (problems.length === 0) return current
    current = current.map(({ file, data }, index) => {
      const before = original[index]?.data
      const paths = problems
        .filter((problem) => problem.file === file.path)
        .map(({ path = [] }) => firstNewStep(before, pathOf(path)))
      return { file, data: restore(data, before, paths) }
    })
  }
  const remaining = check(current).map(({ file, path, message }) => `${file} ${path?.join(".")} ${message}`)
  throw new Error(
    `The generated content is still invalid after ${MAX_ATTEMPTS} attempts. Mistakes that are left:\n${remaining.slice(0, 20).join("\n")}`,
  )
}

/** Returns a path up to its first step that content does not have; the whole path if it has all of them. */
function firstNewStep(content: unknown, path: ContentPath): ContentPath {
  const length = path.findIndex((_, index) => valueAt(content, path.slice(0, index + 1)) === undefined)
  // A missing field of an existing entry is a mistake of the entry's other fields.
  return length < 0 ? path : path.slice(0, length + 1)
}

/** Restores the values at some paths. The last entries come first, because removing an entry changes the indexes after it. */
function restore(data: unknown, before: unknown, paths: readonly ContentPath[]): unknown {
  const distinct = new Map(paths.map((path) => [JSON.stringify(path), path]))
  return [...distinct.values()]
    .sort(compareBackwards)
    .reduce((all, path) => replaceAt(all, path, () => valueAt(before, path)), data)
}

function compareBackwards(one: ContentPath, other: ContentPath): number {
  const index = one.findIndex((step, position) => step !== other[position])
  const [a, b] = [one[index], other[index]]
  return typeof a === "number" && typeof b === "number" ? b - a : 0
}
