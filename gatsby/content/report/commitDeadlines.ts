import { yearOf } from "../check/dates"
import { valueAt, type TextField } from "../check/traverse"
import type { ReportInput, ReportRule } from "./finding"
import { cohortOfProgram, findInTexts } from "./texts"

/** Reports a commit deadline that is in a year before its program, or after the program's first day. */
export const findWrongCommitDeadlines: ReportRule = (input) =>
  findInTexts(input.content, (text) => commitDeadlineProblem(text, input))

export function commitDeadlineProblem(
  { value: date, path, parsed }: TextField,
  input: ReportInput,
): string | undefined {
  if (path.at(-2) !== "commitDeadline" || path.at(-1) !== "date") return undefined
  const cohort = cohortOfProgram(valueAt(parsed.data, [...path.slice(0, -2), "program"]), input)
  if (!cohort) return undefined
  const { name, startDate, firstYear } = cohort
  const relation =
    yearOf(date) < firstYear ? "in a year before" : date > startDate ? "after the first day of" : undefined
  return relation && `is ${date}, ${relation} the ${name}, which begins on ${startDate}. Write the last day to commit.`
}
