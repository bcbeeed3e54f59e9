/** Reports dates that contradict other dates of a program, and years that are probably typos. */
import { isCalendarDate } from "./calendarDate"
import { formatCount, quote } from "../format"
import type { FieldProblem } from "../problem"
import { entriesOf, fieldsOf, isRecord, isValid, type ParsedFile } from "../traverse"

/** Calendar years. */
const maxYears = 5

const millisecondsPerDay = 24 * 60 * 60 * 1000

/** @param today only its year in UTC is used */
export function checkSchedule(parsed: ParsedFile, content: readonly ParsedFile[], today: Date): FieldProblem[] {
  const { file, data } = parsed
  const entries = Array.isArray(data) ? data : []
  const far = farYears(parsed, content, today)
  const contradictions = entries.flatMap((entry: unknown, index) => {
    // A wrong year contradicts all other dates of the entry.
    if (!isRecord(entry) || far.some(({ path }) => path[0] === index)) return []
    if (file.path === "programs.json") return programProblems(entry, index)
    return file.path === "letters.json" ? letterProblems(entry, index, content) : []
  })
  return [...far, ...contradictions]
}

function farYears(parsed: ParsedFile, content: readonly ParsedFile[], today: Date): FieldProblem[] {
  const thisYear = today.getUTCFullYear()
  const programs = entriesOf(content, "programs.json") ?? []
  const programYears = programs.flatMap(({ startDate }) =>
    isCalendarDate(startDate) ? Number(startDate.slice(0, 4)) : [],
  )
  // Years ago are counted from the last program too, so that the build of unchanged content does not fail one day.
  const lastProgram = programYears.length > 0 ? Math.min(Math.max(...programYears), thisYear) : thisYear
  return fieldsOf(parsed).flatMap((field) => {
    const [, year] = /^(\d{4})-\d{2}-\d{2}(?:T|$)/.exec(typeof field.value === "string" ? field.value : "") ?? []
    const isNear = Number(year) >= lastProgram - maxYears && Number(year) <= thisYear + maxYears
    if (year === undefined || isNear || !isValid(field)) return []
    const distance = Number(year) - thisYear
    const amount = formatCount(Math.abs(distance), "year", "years")
    const message = `is ${quote(String(field.value))}, ${amount} ${distance > 0 ? "from now" : "ago"}. Correct the year ${year}.`
    return [{ path: field.path, message }]
  })
}

function programProblems(program: Record<string, unknown>, index: number): FieldProblem[] {
  const { startDate, endDate, durationWeeks, deadlines } = program
  const weeks = isCalendarDate(startDate) && isCalendarDate(endDate) ? weeksBetween(startDate, endDate) : undefined
  const problems: FieldProblem[] = []
  if (weeks !== undefined && weeks > 0 && typeof durationWeeks === "number" && weeks !== durationWeeks) {
    const message = `is ${durationWeeks}, but from "startDate" (${String(startDate)}) to "endDate" (${String(endDate)}) it is ${formatCount(weeks, "week", "weeks")}. Correct the one that is wrong.`
    problems.push({ path: [index, "durationWeeks"], message })
  }
  const { bootcampWeeks } = program
  if (typeof bootcampWeeks === "number" && typeof durationWeeks === "number" && bootcampWeeks > durationWeeks) {
    const message = `is ${bootcampWeeks}, more than the whole program: "durationWeeks" is ${durationWeeks}. Correct the one that is wrong.`
    problems.push({ path: [index, "bootcampWeeks"], message })
  }
  const rounds = Array.isArray(deadlines) ? deadlines : []
  for (const [round, deadline] of rounds.entries()) {
    const date: unknown = isRecord(deadline) ? deadline["date"] : undefined
    if (!isCalendarDate(startDate) || !isCalendarDate(date) || date <= startDate) continue
    const message = `is ${quote(date)}, after the program has begun: "startDate" is ${startDate}. Correct the one that is wrong.`
    problems.push({ path: [index, "deadlines", round, "date"], message })
  }
  return problems
}

/**
 * Compares a commit deadline with the dates of its program. A deadline in an earlier year is a finding of the content report only: the
 * specification has one.
 */
function letterProblems(
  letter: Record<string, unknown>,
  index: number,
  content: readonly ParsedFile[],
): FieldProblem[] {
  const { commitDeadline } = letter
  const date = isRecord(commitDeadline) ? commitDeadline["date"] : undefined
  const program = entriesOf(content, "programs.json")?.find(({ id }) => id === letter["program"])
  const { startDate, endDate, deadlines } = program ?? {}
  if (!isCalendarDate(date)) return []
  const problemWith = (words: string) => [
    { path: [index, "commitDeadline", "date"], message: `is ${quote(date)}, ${words} Correct the one that is wrong.` },
  ]
  if (isCalendarDate(endDate) && date > endDate)
    return problemWith(`after the end of the program: "endDate" in content/programs.json is ${endDate}.`)
  const lastRound = Array.isArray(deadlines) ? (deadlines as unknown[]).filter(isRecord).at(-1)?.["date"] : undefined
  const isSameYear = [date, lastRound].every((day) => String(day).slice(0, 4) === String(startDate).slice(0, 4))
  return isSameYear && isCalendarDate(lastRound) && date < lastRound
    ? problemWith(
        `before the last day to apply: the last round in content/programs.json ends on ${lastRound}. Its applicants would get a deadline that has passed.`,
      )
    : []
}

/** Returns the number of weeks in which a period ends: 50 to 56 days after its first day, it ends in or after the 8th week. */
function weeksBetween(startDate: string, endDate: string): number {
  return Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / millisecondsPerDay / 7)
}
