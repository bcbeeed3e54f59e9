/** Reports dates, weeks and numbers of a program that contradict others or that no program can have. */
import type { Content } from "../../model"
import { yearOf } from "../dates"
import { weekEntryTime } from "../../model/deadlines"
import { lengthInWeeks } from "../../model/plans"
import { programOfLetter } from "../../schemas/letters"
import { quote } from "../../../messages/format"
import { addDays, dayInMs } from "../../../src/format/calendarDate"
import { weekdays } from "../../../src/format/dateTime"
import { formatCount, formatRange } from "../../../src/format/number"
import { zonedTimeToInstant } from "../../../src/format/zonedTimeToInstant"
import { predicate, type ContentMistake, type FieldMistake, type Predicate } from "../mistake"
import type { ValidContent } from "./validContent"

const remedy = "Correct the one that is wrong."

type Programs = Content["programs.json"]

export function checkSchedule(valid: ValidContent): ContentMistake[] {
  const { "programs.json": programs, "letters.json": letters = [], "timelines.json": timelines = [] } = valid
  if (!programs) return []
  return [
    ...inEntries("programs.json", programs, (program) =>
      programMistakes(program, lengthInWeeks(program.id, { "timelines.json": timelines })),
    ),
    ...inEntries("letters.json", letters, (letter) => letterMistakes(letter, programs)),
  ]
}

function inEntries<Entry>(file: string, entries: readonly Entry[], rule: (entry: Entry) => FieldMistake[]) {
  return entries.flatMap((entry, index) =>
    rule(entry).map((mistake): ContentMistake => ({ ...mistake, file, path: [index, ...mistake.path] })),
  )
}

/** @param weeks length of the plan; undefined for a program without a valid one */
function programMistakes(program: Programs[number], weeks: number | undefined): FieldMistake[] {
  const { opens, startDate, endDate, deadlines = [] } = program
  const firstDay = deadlines[0]?.date ?? startDate
  const mistakes: FieldMistake[] = []
  const weeksOfDates = startDate && endDate ? weeksBetween(startDate, endDate) : undefined
  if (weeks && weeksOfDates && weeksOfDates !== weeks) {
    const message = predicate`is ${quote(endDate ?? "")}: from "startDate" (${startDate}) it is
      ${formatCount(weeksOfDates, "week")}, but the plan of this program in content/timelines.json has ${weeks},
      which end on ${lastDayOf(weeks, startDate ?? "")}. ${remedy}`
    mistakes.push({ path: ["endDate"], ...message })
  }
  if (opens && firstDay && opens > firstDay) {
    const message = predicate`is ${quote(opens)}, after the
      ${deadlines.length ? "first round closes" : "program has begun"} (${firstDay}).
      ${remedy}`
    mistakes.push({ path: ["opens"], ...message })
  }
  const { instructionHoursPerDay = 0, homeworkHoursPerDay } = program
  const hoursOfDay = instructionHoursPerDay + (homeworkHoursPerDay?.max ?? 0)
  if (homeworkHoursPerDay && hoursOfDay > 24) {
    const message = predicate`is up to ${homeworkHoursPerDay.max}, which is ${hoursOfDay} hours a day
      together with "instructionHoursPerDay". ${remedy}`
    mistakes.push({ path: ["homeworkHoursPerDay"], ...message })
  }
  const { hoursPerWeek, groupMeetingsPerWeek } = program
  // The page shows no week for an empty list.
  const exampleWeek = program.exampleWeek?.length ? program.exampleWeek : undefined
  const hours = exampleWeek?.reduce((sum, entry) => sum + entry.hours, 0) ?? 0
  if (exampleWeek && hoursPerWeek && !isInRange(hours, hoursPerWeek)) {
    const message = predicate`has ${formatCount(hours, "hour")}, but "hoursPerWeek" is ${formatRange(hoursPerWeek)}. ${remedy}`
    mistakes.push({ path: ["exampleWeek"], ...message })
  }
  const meetings = exampleWeek?.filter(({ kind }) => kind === "meeting").length ?? 0
  if (exampleWeek && groupMeetingsPerWeek && !isInRange(meetings, groupMeetingsPerWeek)) {
    const message = predicate`has ${formatCount(meetings, "group meeting")},
      but "groupMeetingsPerWeek" is ${formatRange(groupMeetingsPerWeek)}. ${remedy}`
    mistakes.push({ path: ["exampleWeek"], ...message })
  }
  const parts = (exampleWeek ?? []).map((entry) => {
    const time = weekEntryTime(entry, program)
    const start = time === undefined ? NaN : weekdays.indexOf(entry.day) * 24 * 60 + minutesSinceMidnight(time)
    return { start, end: start + Math.round(entry.hours * 60) }
  })
  for (const [index, { start, end }] of parts.entries()) {
    const other = parts.findIndex((one, before) => before < index && one.start < end && start < one.end)
    if (other >= 0)
      mistakes.push({
        path: ["exampleWeek", index],
        ...predicate`is at the time of item ${other + 1}. Write another "day", "time" or "hours".`,
      })
  }
  for (const field of ["paperPages", "groupSize", "groupMeetingsPerWeek"] as const) {
    const range = program[field]
    if (range && ![range.min, range.max].every((count) => Number.isInteger(count) && count >= 1))
      mistakes.push({ path: [field], ...predicate`is ${formatRange(range)}. Write whole numbers from 1.` })
  }
  for (const [round, { date, time, timeZone }] of deadlines.entries()) {
    const path = ["deadlines", round, "date"]
    const instant = time && timeZone && zonedTimeToInstant(date, time, timeZone)
    if (instant && clockTime(instant, timeZone) !== time)
      mistakes.push({
        path: ["deadlines", round, "time"],
        ...predicate`is ${quote(time)}, which the clocks of ${timeZone} skip on ${date}. Write another time.`,
      })
    const before = deadlines[round - 1]?.date
    if (before && date <= before) {
      const relation = date === before ? "the same day as" : "before"
      const message = predicate`is ${quote(date)}, ${relation} the round above it (${before}).
        Put the rounds in order, each with a later day.`
      mistakes.push({ path, ...message })
    } else if (startDate && date > startDate) {
      const message = predicate`is ${quote(date)}, after the program has begun: "startDate" is ${startDate}. ${remedy}`
      mistakes.push({ path, ...message })
    } else if (startDate && date < addDays(startDate, -daysOfYear)) {
      const message = predicate`is ${quote(date)}, more than a year before "startDate" (${startDate}). ${remedy}`
      mistakes.push({ path, ...message })
    }
  }
  return mistakes
}

/** A round closes at most this long before its program begins. */
const daysOfYear = 365

const minutesSinceMidnight = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the time on a 24-hour clock, `23:59`. */
const clockTime = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })

const isInRange = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/**
 * Compares a commit deadline with its program. One in an earlier year is a finding of the content report: the
 * specification has one.
 */
function letterMistakes(letter: Content["letters.json"][number], programs: Programs): FieldMistake[] {
  const date = letter.commitDeadline?.date
  const { startDate, deadlines = [] } = programs.find(({ id }) => id === programOfLetter[letter.id]) ?? {}
  const lastRound = deadlines.at(-1)?.date
  if (!date || !startDate) return []
  const mistake = (message: Predicate) => [{ path: ["commitDeadline", "date"], ...message }]
  if (date > startDate)
    return mistake(
      predicate`is ${quote(date)}, after the program has begun: "startDate" in content/programs.json is ${startDate}. ${remedy}`,
    )
  if (!lastRound || date >= lastRound || new Set([date, startDate, lastRound].map(yearOf)).size > 1) return []
  return mistake(
    predicate`is ${quote(date)}, before the last day to apply:
      the last round in content/programs.json ends on ${lastRound}.
      Its applicants would get a deadline that has passed. ${remedy}`,
  )
}

/** Returns the last day for which `weeksBetween` returns this number of weeks. */
function lastDayOf(weeks: number, startDate: string): string {
  return addDays(startDate, weeks * 7)
}

/**
 * Returns the number of weeks in which a period ends: 50 to 56 days after its first day, it ends in or after the 8th
 * week.
 */
function weeksBetween(startDate: string, endDate: string): number {
  return Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / dayInMs / 7)
}
