import { createEvents, type DateArray, type EventAttributes } from "ics"
import type { Content } from "../content-model"
import { foldLines } from "./foldLines"

type CalendarContent = Pick<Content, "site.json" | "programs.json" | "letters.json" | "calendar.json">

/**
 * The calendar of an admitted student (iCalendar, RFC 5545): the last day to commit and the days of the program, all of them
 * all-day dates, so that no zone moves them. A date that content leaves out is left out.
 * @returns text with CRLF and lines of at most 75 octets; the same content gives the same text
 */
export function calendarFile({
  "site.json": site,
  "programs.json": programs,
  "letters.json": letters,
  "calendar.json": calendar,
}: CalendarContent): string {
  const research = programs.find(({ id }) => id === "research")
  const commit = letters.find(({ program, commitDeadline }) => program === "research" && commitDeadline)
  const host = site.email.replace(/^.*@/, "")
  const event = (id: string, start: string, end: string, { title, text }: { title: string; text: string }) => ({
    // Stays the same when a date moves, so that calendars move the event and add no second one (RFC 5545, 3.8.4.7).
    uid: `research-${id}@${host}`,
    title,
    description: text,
    start: dateArray(start),
    // The end of an all-day event is the day after its last one (RFC 5545, 3.6.1).
    end: dateArray(dayAfter(end)),
    // Nobody is busy for eight weeks on end.
    transp: "TRANSPARENT" as const,
    busyStatus: "FREE" as const,
    timestamp: `${calendar.updated.replaceAll("-", "")}T000000Z`,
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
  if (error || value === null) throw new Error(`The calendar could not be written: ${error?.message ?? "no reason"}`)
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
