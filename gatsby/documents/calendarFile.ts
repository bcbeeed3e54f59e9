import { createEvents, type DateArray, type EventAttributes } from "ics"
import type { Content } from "../content/model"

type CalendarContent = Pick<Content, "site.json" | "programs.json" | "letters.json" | "calendar.json">

/**
 * Returns the calendar of an admitted student (iCalendar, RFC 5545): the last day to commit and the days of the program. The events are
 * all-day, so that they do not move with the time zone. If content omits a date, its event is left out.
 * @param version date and time of the last change of content; calendar programs use it to find updates
 * @returns text with CRLF line ends; the same content and version give the same text
 */
export function calendarFile(
  { "site.json": site, "programs.json": programs, "letters.json": letters, "calendar.json": calendar }: CalendarContent,
  version: Date,
): string {
  const research = programs.find(({ id }) => id === "research")
  const commit = letters.find(({ program, commitDeadline }) => program === "research" && commitDeadline)
  const host = site.email.replace(/^.*@/, "")
  const event = (id: string, start: string, end: string, { title, text }: { title: string; text: string }) => ({
    // Independent of the date, so that a calendar moves the event instead of adding a second one (RFC 5545, 3.8.4.7).
    uid: `research-${id}@${host}`,
    title,
    description: text,
    start: dateArray(start),
    // The end of an all-day event is exclusive: the day after the last day (RFC 5545, 3.6.1).
    end: dateArray(dayAfter(end)),
    // Shows the student as free: an all-day event of eight weeks would otherwise block the calendar.
    transp: "TRANSPARENT" as const,
    busyStatus: "FREE" as const,
    timestamp: version.toISOString().replace(/[-:]|\.\d+/g, ""),
  })
  const events: EventAttributes[] = []
  const deadline = commit?.commitDeadline?.date
  if (deadline) events.push(event("commit-deadline", deadline, deadline, calendar.commit))
  if (research?.startDate && research.endDate)
    events.push(event("program", research.startDate, research.endDate, calendar.program))

  const { value, error } = createEvents(events, {
    productId: `-//${site.name}//Admissions//EN`,
    method: "PUBLISH",
    calName: calendar.name,
  })
  if (error || value === null)
    throw new Error(`The calendar could not be written: ${error?.message ?? "the ics package gave no reason"}`)
  return foldLines(value)
}

/** @param date YYYY-MM-DD */
function dateArray(date: string): DateArray {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  return [year, month, day]
}

/** @param date YYYY-MM-DD */
function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Maximum octets of a line without its CRLF (RFC 5545, 3.1). */
const maxOctets = 75

/** Folds the lines of an iCalendar text again by octets: the `ics` package counts characters, but a dash has three octets. */
export function foldLines(text: string): string {
  const unfolded = text.replace(/\r\n[ \t]/g, "")
  return unfolded.split("\r\n").map(foldLine).join("\r\n")
}

/** Folds one line, never inside a character. */
function foldLine(line: string): string {
  let [folded, octets] = ["", 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) [folded, octets] = [`${folded}\r\n `, 1]
    folded += character
    octets += size
  }
  return folded
}
