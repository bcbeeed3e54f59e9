import { formatCount } from "../../src/format/number"

const minutesOfDay = 1440

/** Returns how much later or earlier an instant is than another one: `12 hours earlier`, or `about 52 days later`. */
export function durationBetween(before: string, after: string): string {
  const minutes = Math.round((Date.parse(after) - Date.parse(before)) / 60_000)
  return `${formatMinutes(Math.abs(minutes))} ${minutes < 0 ? "earlier" : "later"}`
}

function formatMinutes(minutes: number): string {
  const days = Math.round(minutes / minutesOfDay)
  if (minutes >= minutesOfDay && minutes % minutesOfDay === 0) return formatCount(days, "day")
  if (days > 2) return `about ${formatCount(days, "day")}`
  const hours = formatCount(Math.round(minutes / 60), "hour")
  if (minutes % 60 === 0) return hours
  return minutes > minutesOfDay ? `about ${hours}` : formatCount(minutes, "minute")
}
