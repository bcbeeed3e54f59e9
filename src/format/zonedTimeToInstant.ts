/**
 * Converts a local time in a time zone to an instant.
 * @param date `YYYY-MM-DD`
 * @param time 24-hour clock, `08:00`
 * @param timeZone IANA name
 * @returns RFC 3339 in UTC, `2025-06-17T15:00:00.000Z`
 */
export function zonedTimeToInstant(date: string, time: string, timeZone: string): string {
  const localTime = Date.parse(`${date}T${time}:00Z`)
  // The first offset is wrong only within hours of a daylight saving change. The second one corrects it.
  const guess = localTime - utcOffset(localTime, timeZone)
  return new Date(localTime - utcOffset(guess, timeZone)).toISOString()
}

/** Returns the UTC offset of a time zone at an instant, in milliseconds; positive east of Greenwich. */
function utcOffset(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const localTime = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"))
  return localTime - instant
}
