import { formatLocalTime } from "./dateTime"

/** Returns the calendar date of an instant as `2026-01-15`. The Swedish locale writes dates as in ISO 8601. */
const dayOf = (instant: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(instant))

/**
 * Formats the time of a daily event in local time: `5:00 PM GMT+2`, or `12:00 AM GMT+9 the next day` if the local day
 * is not the day in the other time zone.
 * @param instant RFC 3339
 * @param timeZone IANA name; default: the visitor's time zone
 * @param otherZone IANA name
 */
export function formatDailyTime(instant: string, timeZone: string | undefined, otherZone: string): string {
  const [local, other] = [dayOf(instant, timeZone), dayOf(instant, otherZone)]
  const otherDay = local > other ? " the next day" : " the day before"
  return formatLocalTime(instant, timeZone) + (local === other ? "" : otherDay)
}
