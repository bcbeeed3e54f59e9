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
  const deadline = commit?.commitDeadline?.date
  const host = site.email.replace(/^.*@/, "")
  /** @param start, end first and last day, YYYY-MM-DD */
  const event = (id: string, start: string, end: string, { title, text }: { title: string; text: string }) => [
    "BEGIN:VEVENT",
    // Independent of the date, so that a calendar moves the event instead of adding a second one (RFC 5545, 3.8.4.7).
    `UID:research-${id}@${host}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    `DTSTAMP:${withoutPunctuation(version.toISOString())}`,
    `DTSTART;VALUE=DATE:${withoutPunctuation(start)}`,
    // The end of an all-day event is exclusive: the day after the last day (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${withoutPunctuation(dayAfter(end))}`,
    // Shows the student as free: an all-day event of eight weeks would otherwise block the calendar.
    "TRANSP:TRANSPARENT",
    "X-MICROSOFT-CDO-BUSYSTATUS:FREE",
    "END:VEVENT",
  ]
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "CALSCALE:GREGORIAN",
    `PRODID:-//${escape(site.name)}//Admissions//EN`,
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escape(calendar.name)}`,
    ...(deadline ? event("commit-deadline", deadline, deadline, calendar.commit) : []),
    ...(research?.startDate && research.endDate
      ? event("program", research.startDate, research.endDate, calendar.program)
      : []),
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join("")
}

/** Escapes a text (RFC 5545, 3.3.11). */
function escape(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")
}

/** Returns a date, or a date and time in UTC, as iCalendar writes it: `20250617`, `20250501T170000Z`. */
function withoutPunctuation(date: string): string {
  return date.replace(/[-:]|\.\d+/g, "")
}

/** @param date YYYY-MM-DD */
function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Maximum octets of a line without its CRLF (RFC 5545, 3.1). */
const maxOctets = 75

/** Folds one line, never inside a character. */
export function foldLine(line: string): string {
  let [folded, octets] = ["", 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) [folded, octets] = [`${folded}\r\n `, 1]
    folded += character
    octets += size
  }
  return folded
}
