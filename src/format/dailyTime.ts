import { calendarDate } from "./calendarDate"
import { formatLocalTime } from "./dateTime"

/**
 * Formats the time of a daily event in local time: `5:00 PM GMT+2`, or `12:00 AM GMT+9 the next day` if the local day
 * is not the day in the other time zone.
 * @param instant RFC 3339
 * @param timeZone IANA name; default: the visitor's time zone
 * @param otherZone IANA name
 */
export function formatDailyTime(instant: string, timeZone: string | undefined, otherZone: string): string {
  const date = new Date(instant)
  const [local, other] = [calendarDate(date, timeZone), calendarDate(date, otherZone)]
  const otherDay = local > other ? " the next day" : " the day before"
  return formatLocalTime(instant, timeZone) + (local === other ? "" : otherDay)
}
