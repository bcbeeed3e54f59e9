import { language } from "../language"

/**
 * Converts a local time in a time zone to an instant.
 * @param date `YYYY-MM-DD`
 * @param time 24-hour clock, `08:00`
 * @param timeZone IANA name
 * @returns RFC 3339 in UTC, `2025-06-17T15:00:00.000Z`
 */
export function zonedTimeToInstant(date: string, time: string, timeZone: string): string {
  const localTimeAsUtc = Date.parse(`${date}T${time}:00Z`)
  // Within hours of a daylight saving change, the offset of the first step may be wrong. The second step corrects it.
  const guess = localTimeAsUtc - utcOffset(localTimeAsUtc, timeZone)
  return new Date(localTimeAsUtc - utcOffset(guess, timeZone)).toISOString()
}

/** By time zone. A check of the content needs hundreds, and to make one takes much longer than to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat(language, {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Returns the UTC offset of a time zone at an instant, in milliseconds; positive east of Greenwich. */
function utcOffset(instant: number, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(new Date(instant))
  const get = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const localTimeAsUtc = Date.UTC(get("year"), get("month") - 1, get("day"), get("hour"), get("minute"), get("second"))
  return localTimeAsUtc - instant
}
