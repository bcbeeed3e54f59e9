import { quote } from "../../../messages/format"
import { weeksIn } from "../../model/plans"
import { predicate, type FieldMistake } from "../mistake"
import { recordsOf, type ParsedFile } from "../traverse"

/** Reports the first week of each plan that does not follow the week before. Leaves invalid titles to the schema. */
export function checkWeeks({ file, data }: ParsedFile): FieldMistake[] {
  if (file.path !== "timelines.json") return []
  return recordsOf(data).flatMap(({ items }, plan) => {
    const titles = recordsOf(items).map(({ title }) => String(title))
    const weeks = titles.map(weeksIn)
    const endBefore = (index: number) => weeks[index - 1]?.[1] ?? 0
    const wrong = weeks.findIndex(([first, last], index) => first !== endBefore(index) + 1 || last < first)
    if (wrong < 0 || weeks.some(([first]) => first === 0)) return []
    return [{ path: [plan, "items", wrong, "title"], ...weekMistake(titles, wrong, endBefore(wrong) + 1) }]
  })
}

function weekMistake(titles: readonly string[], index: number, expected: number) {
  const [title = "", before] = [titles[index], titles[index - 1]]
  const [first, last] = weeksIn(title)
  if (last < first) return predicate`is ${quote(title)}. Write the earlier week first.`
  const place = before === undefined ? "the first entry of the plan" : `the entry after ${quote(before)}`
  return predicate`is ${quote(title)}, but ${place} begins with week ${expected}. Put the weeks in order, each once.`
}
