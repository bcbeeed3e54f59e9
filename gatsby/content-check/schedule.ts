/** Reports dates that contradict other dates of a program, and years that are probably typos. */
import { isCalendarDate } from "./calendarDate"
import { formatCount, quote } from "./format"
import type { FieldProblem } from "./problem"
import { entriesOf, fieldsOf, isRecord, isValid, type ParsedFile } from "./traverse"

/** Calendar years. */
const maxYears = 5

const millisecondsPerDay = 24 * 60 * 60 * 1000

/** @param today only its year in UTC is used */
export function checkSchedule(parsed: ParsedFile, content: readonly ParsedFile[], today: Date): FieldProblem[] {
  const { file, data } = parsed
  const entries = Array.isArray(data) ? data : []
  const far = farYears(parsed, content, today)
  const farPaths = new Set(far.map(({ path }) => JSON.stringify(path)))
  const contradictions = entries.flatMap((entry: unknown, index) => {
    if (!isRecord(entry)) return []
    if (file.path === "programs.json") return programProblems(entry, index)
    return file.path === "letters.json" ? letterProblems(entry, index, content) : []
  })
  return [...far, ...contradictions.filter(({ path }) => !farPaths.has(JSON.stringify(path)))]
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
    const last =
      isCalendarDate(startDate) && Number.isInteger(durationWeeks) ? weeksAfter(startDate, durationWeeks) : undefined
    const correction =
      last && ` ${formatCount(durationWeeks, "week", "weeks")} from ${String(startDate)} end on ${last}.`
    const message = `is ${durationWeeks}, but from "startDate" (${String(startDate)}) to "endDate" (${String(endDate)}) it is ${formatCount(weeks, "week", "weeks")}.${correction ?? ""} Correct the one that is wrong.`
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

function letterProblems(
  letter: Record<string, unknown>,
  index: number,
  content: readonly ParsedFile[],
): FieldProblem[] {
  const { commitDeadline } = letter
  const date = isRecord(commitDeadline) ? commitDeadline["date"] : undefined
  const program = entriesOf(content, "programs.json")?.find(({ id }) => id === letter["program"])
  const endDate = program?.["endDate"]
  if (!isCalendarDate(date) || !isCalendarDate(endDate) || date <= endDate) return []
  const message = `is ${quote(date)}, after the end of the program: "endDate" in content/programs.json is ${endDate}. Correct the one that is wrong.`
  return [{ path: [index, "commitDeadline", "date"], message }]
}

/** Returns the number of weeks in which a period ends: 50 to 56 days after its first day, it ends in or after the 8th week. */
function weeksBetween(startDate: string, endDate: string): number {
  return Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / millisecondsPerDay / 7)
}

/** Returns the date a number of weeks later; undefined if the calendar has no such date. */
function weeksAfter(date: string, weeks: number): string | undefined {
  const later = new Date(Date.parse(date) + weeks * 7 * millisecondsPerDay)
  return Number.isNaN(later.getTime()) ? undefined : later.toISOString().slice(0, 10)
}
