/** Reports dates that contradict other dates of a program, and years that are probably typos. */
import { isCalendarDate, yearOf } from "../dates"
import { formatCount, quote } from "../format"
import type { ContentPath, FieldProblem } from "../problem"
import { checkTexts, entriesOf, isRecord, recordsOf, type ParsedFile, type TextField } from "../traverse"

/** Calendar years. */
const maxYears = 5

const millisecondsPerDay = 24 * 60 * 60 * 1000

type Entry = Readonly<Record<string, unknown>>

export function checkSchedule(parsed: ParsedFile, content: readonly ParsedFile[], today: Date): FieldProblem[] {
  const far = checkTexts(parsed, farYearRule(content, today))
  const contradictions = recordsOf(parsed.data).flatMap((entry, index) => {
    // A wrong year contradicts all other dates of the entry.
    if (far.some(({ path }) => path[0] === index)) return []
    const problems = { "programs.json": programProblems, "letters.json": letterProblems }[parsed.file.path]
    return (problems?.(entry, content) ?? []).map(({ path, message }) => ({ path: [index, ...path], message }))
  })
  return [...far, ...contradictions]
}

/** @param today only its year in UTC is used */
function farYearRule(content: readonly ParsedFile[], today: Date): (text: TextField) => string | undefined {
  const thisYear = today.getUTCFullYear()
  const starts = (entriesOf(content, "programs.json") ?? []).map(({ startDate }) => startDate).filter(isCalendarDate)
  // Years ago are counted from the last program too, so that the build of unchanged content does not fail one day.
  const lastProgram = starts.length > 0 ? Math.min(Math.max(...starts.map(yearOf)), thisYear) : thisYear
  return ({ value }) => {
    if (!isCalendarDate(value)) return undefined
    const year = yearOf(value)
    if (year >= lastProgram - maxYears && year <= thisYear + maxYears) return undefined
    const distance = formatCount(Math.abs(year - thisYear), "year", "years")
    return `is ${quote(value)}, ${distance} ${year > thisYear ? "from now" : "ago"}. Correct the year ${year}.`
  }
}

function programProblems({ startDate, endDate, durationWeeks, bootcampWeeks, deadlines }: Entry): FieldProblem[] {
  const problems: FieldProblem[] = []
  const add = (path: ContentPath, words: string) =>
    problems.push({ path, message: `is ${words}. Correct the one that is wrong.` })
  const weeks = isCalendarDate(startDate) && isCalendarDate(endDate) ? weeksBetween(startDate, endDate) : 0
  if (typeof durationWeeks === "number" && weeks > 0 && weeks !== durationWeeks)
    add(
      ["durationWeeks"],
      `${durationWeeks}, but from "startDate" (${String(startDate)}) to "endDate" (${String(endDate)}) it is ${formatCount(weeks, "week", "weeks")}`,
    )
  if (typeof bootcampWeeks === "number" && typeof durationWeeks === "number" && bootcampWeeks > durationWeeks)
    add(["bootcampWeeks"], `${bootcampWeeks}, more than the whole program: "durationWeeks" is ${durationWeeks}`)
  for (const [round, { date }] of recordsOf(deadlines).entries()) {
    const before = recordsOf(deadlines)[round - 1]?.["date"]
    if (!isCalendarDate(date)) continue
    if (isCalendarDate(before) && date <= before)
      add(
        ["deadlines", round, "date"],
        `${quote(date)}, ${date === before ? "the same day as" : "before"} the round above it (${before}). Put the rounds in order, each with a later day`,
      )
    else if (isCalendarDate(startDate) && date > startDate)
      add(["deadlines", round, "date"], `${quote(date)}, after the program has begun: "startDate" is ${startDate}`)
  }
  return problems
}

/**
 * Compares a commit deadline with the dates of its program. A deadline in an earlier year is a finding of the content report only: the
 * specification has one.
 */
function letterProblems({ commitDeadline, program }: Entry, content: readonly ParsedFile[]): FieldProblem[] {
  const date = isRecord(commitDeadline) ? commitDeadline["date"] : undefined
  if (!isCalendarDate(date)) return []
  const entry = entriesOf(content, "programs.json")?.find(({ id }) => id === program) ?? {}
  const { startDate, endDate, deadlines } = entry
  const lastRound = recordsOf(deadlines).at(-1)?.["date"]
  const years = [date, startDate, lastRound].map((day) => (isCalendarDate(day) ? yearOf(day) : 0))
  const problem = (words: string) => [
    { path: ["commitDeadline", "date"], message: `is ${quote(date)}, ${words} Correct the one that is wrong.` },
  ]
  if (isCalendarDate(endDate) && date > endDate)
    return problem(`after the end of the program: "endDate" in content/programs.json is ${endDate}.`)
  if (new Set(years).size > 1 || date >= String(lastRound)) return []
  return problem(
    `before the last day to apply: the last round in content/programs.json ends on ${String(lastRound)}. Its applicants would get a deadline that has passed.`,
  )
}

/** Returns the number of weeks in which a period ends: 50 to 56 days after its first day, it ends in or after the 8th week. */
function weeksBetween(startDate: string, endDate: string): number {
  return Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / millisecondsPerDay / 7)
}
