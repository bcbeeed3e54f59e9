import { quote } from "../../../messages/format"
import { weeksIn } from "../../model/plans"
import { predicate, type FieldMistake } from "../mistake"
import type { ParsedFile } from "../../model/fields"
import { type ContentPath, isRecord, recordsOf, textIn } from "../../model/values"

/**
 * Reports the first week of each plan that does not follow the week before, or has a wrong part, and the first module
 * of the curriculum with a wrong part. Leaves invalid titles to the schema.
 */
export function checkWeeks({ file, data }: ParsedFile): FieldMistake[] {
  if (file.path === "sections.json" && isRecord(data)) {
    const mistake = partMistake(recordsOf(data["curriculumModules"]), false)
    return mistake ? [inModules(mistake)] : []
  }
  if (file.path !== "timelines.json") return []
  return recordsOf(data).flatMap(({ id, items }, plan) => {
    const weeks = recordsOf(items)
    const mistake =
      titleMistake(weeks.map(({ title }) => textIn(title))) ?? partMistake(weeks, id === "research-8-weeks")
    const inFile = (path: ContentPath) => [plan, "items", ...path]
    if (!mistake) return []
    return [{ ...mistake, path: inFile(mistake.path), ...(mistake.beside && { beside: inFile(mistake.beside) }) }]
  })
}

const inModules = ({ path, beside, ...mistake }: FieldMistake): FieldMistake => ({
  ...mistake,
  path: ["curriculumModules", ...path],
  ...(beside && { beside: ["curriculumModules", ...beside] }),
})

function titleMistake(titles: readonly string[]): FieldMistake | undefined {
  const weeks = titles.map(weeksIn)
  const endBefore = (index: number) => weeks[index - 1]?.[1] ?? 0
  const index = weeks.findIndex(([first, last], week) => first !== endBefore(week) + 1 || last < first)
  const [title = "", before = ""] = [titles[index], titles[index - 1]]
  const [first, last] = weeksIn(title)
  const expected = endBefore(index) + 1
  if (index < 0 || weeks.some(([week]) => week === 0)) return undefined
  const path = [index, "title"]
  if (last < first) return { path, ...predicate`is ${quote(title)}. Write the earlier week first.` }
  if (first > expected)
    return {
      path,
      ...predicate`is ${quote(title)}, but week ${expected} is missing before it. Add that week, or number the later ones anew.`,
    }
  return {
    path,
    ...predicate`is ${quote(title)}, but the entry above it is ${quote(before)}. Put the weeks in order, each once.`,
  }
}

/** @param needsTwo whether the first part is the bootcamp of the program */
function partMistake(weeks: readonly Record<string, unknown>[], needsTwo: boolean): FieldMistake | undefined {
  const parts = weeks.map(({ part }) => (typeof part === "string" ? part : undefined))
  const without = parts.indexOf(undefined)
  if (without >= 0 && new Set(parts).size > 1)
    return {
      path: [without, "part"],
      beside: [without, "title"],
      ...predicate`is missing. Write it in each entry of the list, or in none.`,
    }
  const again = parts.findIndex((part, index) => part !== parts[index - 1] && parts.indexOf(part) < index)
  if (again >= 0)
    return {
      path: [again, "part"],
      ...predicate`is ${quote(parts[again] ?? "")}, but the entry above it is in the part ${quote(parts[again - 1] ?? "")},
        and an earlier one in this part. Correct the one that is wrong.`,
    }
  if (!needsTwo || new Set(parts).size > 1) return undefined
  return { path: [], ...predicate`has only one part. Write another "part" in the weeks that are not bootcamp.` }
}
