/**
 * The moment at which the clocks of a place show a time of day.
 * @param date `YYYY-MM-DD`
 * @param time on a 24-hour clock, `08:00`
 * @param timeZone IANA name of the place
 * @returns RFC 3339 in UTC, `2025-06-17T15:00:00.000Z`
 */
export function instantOf(date: string, time: string, timeZone: string): string {
  const wallTime = Date.parse(`${date}T${time}:00Z`)
  // The offset at the first guess is that of the right day but for the hours around a change of the clocks.
  const guess = wallTime - offsetAt(wallTime, timeZone)
  return new Date(wallTime - offsetAt(guess, timeZone)).toISOString()
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const wallTime = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"))
  return wallTime - moment
}
