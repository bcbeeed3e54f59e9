/** Texts of deadlines, which the site derives from their dates, so that a maintainer does not write them twice. */
import { zonedTimeToInstant } from "../../../src/format/zonedTimeToInstant"

/** A deadline. `date` and `time` are local to `timeZone`. */
interface Deadline {
  /** `YYYY-MM-DD` */
  date: string
  /** 24-hour clock, `23:59` */
  time?: string | undefined
  /** IANA name */
  timeZone?: string | undefined
  /** Replaces the derived text. */
  label?: string | undefined
}

/** Returns the instant of a deadline in UTC (RFC 3339); undefined if only its date counts. */
export function deadlineInstant({ date, time, timeZone }: Deadline): string | undefined {
  return time && timeZone ? zonedTimeToInstant(date, time, timeZone) : undefined
}

/** Returns the text of a deadline: `Feb 28 2025 11:59 PM PST`, or `Apr 30 2025` if only its date counts. */
export function deadlineLabel(deadline: Deadline): string {
  if (deadline.label) return deadline.label
  const instant = deadlineInstant(deadline)
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: (instant && deadline.timeZone) || "UTC",
    year: "numeric",
    month: "short",
    day: "numeric",
    ...(instant && { hour: "numeric", minute: "2-digit", timeZoneName: "short" }),
  })
  const parts = Object.fromEntries(
    format.formatToParts(new Date(instant ?? deadline.date)).map(({ type, value }) => [type, value]),
  )
  const { month = "", day = "", year = "", hour = "", minute = "", dayPeriod = "", timeZoneName = "" } = parts
  const date = `${month} ${day} ${year}`
  return instant ? `${date} ${hour}:${minute} ${dayPeriod} ${timeZoneName}` : date
}

/** Returns the text of a deadline whose time does not count, as numbers: `6/5/2024`. */
export function numericDate({ date, label }: Deadline): string {
  return label ?? new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format(new Date(date))
}
