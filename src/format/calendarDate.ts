/**
 * Returns the calendar date of an instant as `2026-01-15`.
 * @param timeZone IANA name; default: the visitor's time zone
 */
export function calendarDate(instant: Date, timeZone?: string): string {
  // The Swedish locale writes dates as in ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(instant)
}
