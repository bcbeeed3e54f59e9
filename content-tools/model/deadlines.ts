/**
 * Texts and instants that the site derives from the dates of deadlines and programs, so that a maintainer does not
 * write them twice.
 */
import type { z } from "zod"
import { addDays } from "../../src/format/calendarDate"
import { formatDate, formatLocalDateTime, weekdays } from "../../src/format/dateTime"
import { zonedTimeToInstant } from "../../src/format/zonedTimeToInstant"
import type { ProgramInstants } from "../../src/season"
import type { Content } from "./index"
import { programOfLetter } from "../schemas/letters"
import type { deadline, program } from "../schemas/programs"
import { language } from "../../src/language"
import { timeZone } from "../../src/timeZone"

type Deadline = Pick<z.infer<typeof deadline>, "date" | "time" | "timeZone" | "label">

/** Returns the instant of a deadline in UTC (RFC 3339); undefined if only its date counts. */
export function deadlineInstant({ date, time, timeZone }: Deadline): string | undefined {
  return time && timeZone ? zonedTimeToInstant(date, time, timeZone) : undefined
}

/**
 * Returns the instant after which a deadline has passed everywhere (RFC 3339). A day ends last in the time zone UTC−12.
 */
export function closingInstant(deadline: Deadline): string {
  return deadlineInstant(deadline) ?? `${deadline.date}T23:59:59-12:00`
}

/** Returns the instants at which the state of a program changes. */
export function programInstants({
  id,
  opens,
  startDate,
  endDate,
  deadlines = [],
}: Pick<z.infer<typeof program>, "id" | "opens" | "startDate" | "endDate" | "deadlines">) {
  const startOf = (date: string | undefined) => date && zonedTimeToInstant(date, "00:00", timeZone)
  return {
    id,
    opensAt: startOf(opens),
    startsAt: startOf(startDate),
    endsAt: startOf(endDate && addDays(endDate, 1)),
    deadlines: deadlines.map((one) => ({ ...one, closesAt: closingInstant(one) })),
  } satisfies ProgramInstants
}

type Program = z.infer<typeof program>
type WeekEntry = NonNullable<Program["exampleWeek"]>[number]

/**
 * Returns the instant at which the meetings of the first day begin (RFC 3339). Undefined without the day or the time,
 * and if the clocks change before the last day: later meetings then begin at another time in other zones.
 */
export function firstMeeting({ startDate, endDate, meetingsBegin }: Meetings): string | undefined {
  if (!startDate || !meetingsBegin) return undefined
  const { time, timeZone } = meetingsBegin
  const lastDay = endDate ?? startDate
  const days = [lastDay]
  // The clocks may change twice.
  for (let day = startDate; day < lastDay; day = addDays(day, 7)) days.push(day)
  const times = days.map((day) => zonedTimeToInstant(day, time, timeZone).split("T")[1])
  return new Set(times).size === 1 ? zonedTimeToInstant(startDate, time, timeZone) : undefined
}

type Meetings = Pick<Program, "startDate" | "endDate" | "meetingsBegin">

/** Returns the time at which an entry of the example week begins; undefined for the student's own work. */
export function weekEntryTime({ kind, time }: WeekEntry, { meetingsBegin }: Meetings): string | undefined {
  return kind === "work" ? time : (time ?? meetingsBegin?.time)
}

/**
 * Returns the instant at which an entry of the example week begins in the first whole week of the program, Monday to
 * Sunday (RFC 3339). Undefined without its time, and where `firstMeeting` is.
 */
export function weekEntryInstant(entry: WeekEntry, program: Meetings): string | undefined {
  const { startDate, meetingsBegin } = program
  const time = weekEntryTime(entry, program)
  if (!startDate || !meetingsBegin || !time || !firstMeeting(program)) return undefined
  const daysToMonday = (8 - new Date(startDate).getUTCDay()) % 7
  const date = addDays(startDate, daysToMonday + weekdays.indexOf(entry.day))
  return zonedTimeToInstant(date, time, meetingsBegin.timeZone)
}

/** Returns the text of a deadline: `February 28, 2025 at 11:59 PM PST`, or `April 30, 2025` if only its date counts. */
export function deadlineLabel(deadline: Deadline): string {
  const instant = deadlineInstant(deadline)
  return deadline.label ?? (instant ? formatLocalDateTime(instant, deadline.timeZone) : formatDate(deadline.date))
}

/** Returns the text of a deadline whose time does not count, as numbers: `6/5/2024`. */
export function numericDate({ date, label }: Deadline): string {
  return label ?? new Intl.DateTimeFormat(language, { timeZone: "UTC" }).format(new Date(date))
}

type Letter = Pick<Content["letters.json"][number], "id" | "commitDeadline">

/**
 * Whether pages and documents may name the commit deadline of a letter: only if it is after the last round of its
 * program. An earlier one, such as that of the specification, is only in the letter.
 */
export function isAfterLastRound({ id: letter, commitDeadline }: Letter, programs: Content["programs.json"]): boolean {
  const lastRound = programs.find(({ id }) => id === programOfLetter[letter])?.deadlines?.at(-1)
  return !!commitDeadline && !!lastRound && commitDeadline.date > lastRound.date
}
