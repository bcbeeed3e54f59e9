/** The time zone in which the site states all times. */
const timeZone = "America/Los_Angeles"

/** Returns the calendar date in Los Angeles as `2026-01-15`. A deadline is past when its day has ended there. */
export function todayInLosAngeles(now = new Date()): string {
  // The Swedish locale writes dates as in ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now)
}
