import { formatList } from "./format"
import type { LocatedProblem } from "./problem"

/** Fewer problems are rather separate mistakes. */
const minRepeated = 3

/**
 * Joins the problems of one file that a single mistake causes, such as a list that was copied: those whose fields have the same name in
 * different entries, and whose messages differ in quoted words and numbers only. The message of the first names the lines of the others.
 */
export function joinRepeated(problems: readonly LocatedProblem[]): LocatedProblem[] {
  const groups = new Map<string, LocatedProblem[]>()
  for (const problem of problems) groups.set(keyOf(problem), [...(groups.get(keyOf(problem)) ?? []), problem])
  return problems.flatMap((problem) => {
    const [first, ...others] = groups.get(keyOf(problem)) ?? []
    if (!first || others.length + 1 < minRepeated) return [problem]
    const lines = [...new Set(others.map(({ position }) => position.line))]
    const message = `${first.message} The same mistake is in ${lines.length === 1 ? "line" : "lines"} ${formatList(lines)}.`
    return problem === first ? [{ ...first, message }] : []
  })
}

function keyOf({ path = [], message }: LocatedProblem): string {
  const words = message.replace(/"(?:[^"\\]|\\.)*"/g, '"').replace(/\d+/g, "0")
  return JSON.stringify([path.map((step) => (typeof step === "number" ? 0 : step)), words])
}
