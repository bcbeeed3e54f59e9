import { language } from "../language"
/** The days of a week, in order. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const

const timeOfDay = { hour: "numeric", minute: "2-digit" } as const
const zonedTimeOfDay = { ...timeOfDay, timeZoneName: "short" } as const
const monthAndDay = { month: "long", day: "numeric" } as const

/**
 * Formats a date-only value: `June 17, 2025`. Uses UTC, so that every visitor reads the same day.
 * @param date `YYYY-MM-DD`
 */
export function formatDate(date: string): string {
  return format(date, { ...monthAndDay, year: "numeric", timeZone: "UTC" })
}

/** Formats two date-only values: `June 17 – August 12, 2025`. The first year is omitted if both years are the same. */
export function formatDateRange(start: string, end: string): string {
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  return `${isSameYear ? format(start, { ...monthAndDay, timeZone: "UTC" }) : formatDate(start)} – ${formatDate(end)}`
}

/**
 * Formats an instant in local time: `March 1, 2025 at 8:59 AM GMT+1`.
 * @param instant RFC 3339
 * @param timeZone IANA name; default: the visitor's time zone
 */
export function formatLocalDateTime(instant: string, timeZone?: string): string {
  return format(instant, { ...monthAndDay, ...zonedTimeOfDay, year: "numeric", timeZone })
}

/** Formats the time of an instant in local time: `5:00 PM GMT+2`. Parameters as in `formatLocalDateTime`. */
export function formatLocalTime(instant: string, timeZone?: string): string {
  return format(instant, { ...zonedTimeOfDay, timeZone })
}

/** Formats a time of day: `8:00 AM` for `08:00`. */
export function formatTime(time: string): string {
  return format(`1970-01-01T${time}Z`, { ...timeOfDay, timeZone: "UTC" })
}

/** Returns the city in the IANA name of a time zone: `Los Angeles` for `America/Los_Angeles`. */
export function cityOfTimeZone(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ")
}

/**
 * Formats an instant or a date-only value, which `Date` parses as midnight UTC. Some versions of ICU write a narrow
 * no-break space before AM and PM.
 */
function format(value: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, options).format(new Date(value)).replaceAll("\u202f", " ")
}
