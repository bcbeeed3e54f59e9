import { quote } from "../format"
import { valueAt, type TextField } from "../traverse"

/** Reports a week of a plan that is out of order or overlaps with the week before. */
export function weekProblem({ value: title, path, parsed }: TextField): string | undefined {
  if (parsed.file.path !== "timelines.json" || path.at(-3) !== "items" || path.at(-1) !== "title") return undefined
  const [first, last] = weeksIn(title)
  if (last < first) return `is ${quote(title)}. Write the earlier week first.`
  const before = String(valueAt(parsed.data, [...path.slice(0, -2), Number(path.at(-2)) - 1, "title"]))
  if (first > weeksIn(before)[1]) return undefined
  return `is ${quote(title)}, but the entry above it is ${quote(before)}. Put the weeks in order, each only once.`
}

/** Returns the first and the last week of a title such as "Week 3" or "Weeks 1–2". */
function weeksIn(title: string): [number, number] {
  const [first = 0, last = first] = (title.match(/\d+/g) ?? []).map(Number)
  return [first, last]
}
