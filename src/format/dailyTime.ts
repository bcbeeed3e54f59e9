import { formatLocalTime } from "./dateTime"

/** Returns the calendar date of an instant as `2026-01-15`. The Swedish locale writes dates as in ISO 8601. */
const dayOf = (instant: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(instant))

/**
 * Returns what follows the local time of an instant if the local day is not the day in another time zone: ` the next
 * day`. Empty on the same day.
 * @param timeZone IANA name; default: the visitor's time zone
 * @param otherZone IANA name
 */
export function otherDay(instant: string, timeZone: string | undefined, otherZone: string): string {
  const [local, other] = [dayOf(instant, timeZone), dayOf(instant, otherZone)]
  if (local === other) return ""
  return local > other ? " the next day" : " the day before"
}

/**
 * Formats the time of a daily event in local time: `5:00 PM GMT+2`, or `12:00 AM GMT+9 the next day`. Parameters as in
 * `otherDay`.
 */
export function formatDailyTime(instant: string, timeZone: string | undefined, otherZone: string): string {
  return formatLocalTime(instant, timeZone) + otherDay(instant, timeZone, otherZone)
}
