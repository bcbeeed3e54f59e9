/** Milliseconds of a day without a change of the clocks. */
export const dayInMs = 24 * 60 * 60 * 1000

/** Returns the calendar date some days after another one, or before it: `2026-02-01` for `2026-01-31` and 1. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayInMs).toISOString().slice(0, 10)

/**
 * Returns the calendar date of an instant as `2026-01-15`.
 * @param timeZone IANA name; default: the visitor's time zone
 */
export function calendarDate(instant: Date, timeZone?: string): string {
  // The Swedish locale writes dates as in ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(instant)
}
