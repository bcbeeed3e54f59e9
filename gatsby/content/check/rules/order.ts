/** Reports rounds of applications and weeks of a plan that are out of order or overlap. */
import { isCalendarDate } from "./calendarDate"
import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { fieldsOf, isRecord, isValid, type Field, type ParsedFile } from "../traverse"

export function checkOrder(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap((field) => {
    if (field.path.at(-1) === "deadlines") return roundProblems(field)
    return parsed.file.path === "timelines.json" && field.path.at(-1) === "items" ? weekProblems(field) : []
  })
}

function roundProblems({ value: rounds, path }: Field): FieldProblem[] {
  const dates = Array.isArray(rounds)
    ? rounds.map((round: unknown) => (isRecord(round) ? round["date"] : undefined))
    : []
  return dates.flatMap((next, index) => {
    const date = dates[index - 1]
    // A date may be malformed, which `checkSchema` reports.
    if (!isCalendarDate(date) || !isCalendarDate(next) || date < next) return []
    const relation = date === next ? "the same day as" : "before"
    const message = `is ${quote(next)}, ${relation} the round above it (${date}). Put the rounds in order, each with a later day.`
    return [{ path: [...path, index, "date"], message }]
  })
}

function weekProblems(field: Field): FieldProblem[] {
  const weeks = Array.isArray(field.value) && isValid(field) ? field.value.filter(isRecord) : []
  return weeks.flatMap((week, index) => {
    const [first, last] = weeksOf(week)
    const before = weeks[index - 1]
    const message =
      last < first
        ? `is ${titleOf(week)}. Write the earlier week first.`
        : before && first <= weeksOf(before)[1]
          ? `is ${titleOf(week)}, but the entry above it is ${titleOf(before)}. Put the weeks in order, each only once.`
          : undefined
    return message ? [{ path: [...field.path, index, "title"], message }] : []
  })
}

function titleOf({ title }: Record<string, unknown>): string {
  return quote(String(title))
}

/** Returns the first and the last week of a title such as "Week 3" or "Weeks 1–2". */
function weeksOf({ title }: Record<string, unknown>): [number, number] {
  const [first = 0, last = first] = (String(title).match(/\d+/g) ?? []).map(Number)
  return [first, last]
}
