import { joinSome } from "../../messages/format"
import type { LocatedProblem } from "./problem"

/** Fewer problems are rather separate mistakes. */
const minRepeated = 3

/**
 * Joins the problems that a single mistake causes, such as a list that was copied: those whose fields have the same name in different
 * entries of one file, and whose messages differ in quoted words and numbers only. Joins those about one fact or anchor in all files, because one
 * missing date or removed question may cause them. The message of the first names the places of the others.
 */
export function joinRepeated(problems: readonly LocatedProblem[]): LocatedProblem[] {
  const groups = new Map<string, LocatedProblem[]>()
  for (const problem of problems) groups.set(keyOf(problem), [...(groups.get(keyOf(problem)) ?? []), problem])
  return problems.flatMap((problem) => {
    const [first, ...others] = groups.get(keyOf(problem)) ?? []
    if (!first || others.length + 1 < minRepeated) return [problem]
    const places = others.map(({ file, position: { line } }) =>
      file === first.file ? `line ${line}` : `content/${file}:${line}`,
    )
    const message = `${first.message} The same mistake is in ${joinSome([...new Set(places)])}.`
    return problem === first ? [{ ...first, message }] : []
  })
}

function keyOf({ file, path = [], message }: LocatedProblem): string {
  if (/^names the fact|has no anchor/.test(message)) return message
  const words = message.replace(/"(?:[^"\\]|\\.)*"/g, '"').replace(/\d+/g, "0")
  return JSON.stringify([file, path.map((step) => (typeof step === "number" ? 0 : step)), words])
}
