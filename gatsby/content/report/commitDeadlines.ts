import { entriesOf, isRecord } from "../check/traverse"
import { cohortOfProgram, yearOf, type Cohort } from "./cohort"
import type { ReportRule } from "./finding"

/** Reports a commit deadline that is in a year before its program, or after the program's first day. */
export const findWrongCommitDeadlines: ReportRule = (input) =>
  (entriesOf(input.content, "letters.json") ?? []).flatMap((letter, index) => {
    const cohort = cohortOfProgram(String(letter["program"]), input)
    const date = isRecord(letter["commitDeadline"]) ? letter["commitDeadline"]["date"] : undefined
    const contradiction = typeof date === "string" && cohort ? contradictionOf(date, cohort) : undefined
    if (contradiction === undefined || !cohort) return []
    const message = `is ${String(date)}, ${contradiction}: it begins on ${cohort.startDate}. Write the last day to commit.`
    return [{ file: "letters.json", path: [index, "commitDeadline", "date"], message }]
  })

function contradictionOf(date: string, { name, startDate, firstYear }: Cohort): string | undefined {
  if (yearOf(date) < firstYear) return `in a year before the ${name}`
  return date > startDate ? `after the first day of the ${name}` : undefined
}
