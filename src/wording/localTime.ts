/**
 * The city that a time zone is named after: `Los Angeles`.
 * @param timeZone IANA name, `America/Los_Angeles`
 */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ")
}

/**
 * Words for a moment on the reader's own clock: `Saturday, March 1, 2025 at 8:59 AM GMT+1`.
 * @param instant RFC 3339 with its offset
 * @param timeZone IANA name; the reader's own where it is left out
 */
export function localTimeInWords(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(instant))
}

/**
 * Words for the time of day of a moment on the reader's own clock: `5:00 PM GMT+2`.
 * @param instant RFC 3339
 * @param timeZone IANA name; the reader's own where it is left out
 */
export function localTimeOfDayInWords(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(instant))
}
