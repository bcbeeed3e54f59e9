import ICAL from "ical.js"
import type { Content } from "../../content-tools/model"
import { isAfterLastRound, programInstants } from "../../content-tools/model/deadlines"
import { referenceFiles } from "../../content-tools/model/facts"
import { addDays } from "../../src/format/calendarDate"
import { seasonAt } from "../../src/season"

/** Content files of the calendar, whose texts may refer to any fact. */
export const calendarSources = ["calendar.json", ...referenceFiles] as const

type CalendarContent = Pick<Content, "calendar.json" | "site.json" | "programs.json" | "letters.json">

// RFC 5545, 3.1 allows 75 octets in a line. ical.js does not count the space with which a folded line goes on.
ICAL.foldLength = 74

/**
 * Returns the calendar of an admitted student (iCalendar, RFC 5545): the last day to commit and the days of the
 * program. The events are all-day, so that they do not move with the time zone. If content omits a date, its event is
 * left out, and so is a last day to commit that only the letter shows.
 * @param version date and time of the last change of content; calendar programs use it to find updates
 * @param now instant of the build. Once the program runs, no place can be accepted, so the last day to commit is left
 * out
 * @returns text with CRLF line ends
 */
export function calendarFile(
  { "site.json": site, "programs.json": programs, "letters.json": letters, "calendar.json": calendar }: CalendarContent,
  version: Date,
  now = new Date(),
): string {
  const state = seasonAt(programs.map(programInstants), now.getTime()).programs["research"]
  const hasBegun = state === "running" || state === "over"
  const research = programs.find(({ id }) => id === "research")
  const commit = letters.find((letter) => letter.id === "letter" && isAfterLastRound(letter, programs))
  const deadline = commit?.commitDeadline?.date
  const host = site.email.replace(/^.*@/, "")
  /** Returns an event in jCal (RFC 7265). @param start, end first and last day, YYYY-MM-DD */
  const event = (id: string, start: string, end: string, { title, text }: { title: string; text: string }) => [
    "vevent",
    [
      // Independent of the date, so that a calendar moves the event instead of adding a second one (RFC 5545, 3.8.4.7).
      ["uid", {}, "text", `research-${id}@${host}`],
      ["summary", {}, "text", title],
      ["description", {}, "text", text],
      ["dtstamp", {}, "date-time", version.toISOString().replace(/\.\d+/, "")],
      ["dtstart", {}, "date", start],
      // The end of an all-day event is exclusive: the day after the last day (RFC 5545, 3.6.1).
      ["dtend", {}, "date", addDays(end, 1)],
      // Shows the student as free: an all-day event of eight weeks would otherwise block the calendar.
      ["transp", {}, "text", "TRANSPARENT"],
      ["x-microsoft-cdo-busystatus", {}, "unknown", "FREE"],
    ],
    [],
  ]
  const properties = [
    ["version", {}, "text", "2.0"],
    ["calscale", {}, "text", "GREGORIAN"],
    ["prodid", {}, "text", `-//${site.name}//Admissions//EN`],
    ["method", {}, "text", "PUBLISH"],
    ["x-wr-calname", {}, "unknown", calendar.name],
  ]
  const events = [
    ...(deadline && !hasBegun ? [event("commit-deadline", deadline, deadline, calendar.commit)] : []),
    ...(research?.startDate && research.endDate
      ? [event("program", research.startDate, research.endDate, calendar.program)]
      : []),
  ]
  return ICAL.stringify(["vcalendar", properties, events])
}
