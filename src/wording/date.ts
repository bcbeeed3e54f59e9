/**
 * Words for a day of the calendar: `June 17, 2025`. The day is the same for every reader: it is read and written in UTC,
 * so no visitor sees a deadline a day early.
 * @param date `YYYY-MM-DD`
 */
export function dateInWords(date: string): string {
  return format(date, { year: "numeric", month: "long", day: "numeric" })
}

/** Words for two days: `June 17 – August 12, 2025`; the year is said once where it is the same. */
export function dateRangeInWords(start: string, end: string): string {
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${dateInWords(start)} – ${dateInWords(end)}`
  return `${format(start, { month: "long", day: "numeric" })} – ${dateInWords(end)}`
}

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`))
}
