import { language } from "../../src/language"
import { timeZone } from "../../src/timeZone"

/** An instant of one row is probably a typing error beside one of at least so many rows. */
export const manyRows = 20
/** Days ahead after which an instant may have a wrong year. */
export const farAhead = 300

/** What is odd about the instant from which the site shows rows. Slips look like it. */
export type Oddity = "past" | "night" | "far ahead" | "alone"

interface Counted {
  /** Rows with the instant. */
  rows: number
  /** Whether some instant has many rows. */
  hasMany: boolean
}

/**
 * Returns what is odd about an instant.
 * @param instant RFC 3339
 * @param now milliseconds since 1970
 */
export function odditiesOf(instant: string, { rows, hasMany }: Counted, now: number): Oddity[] {
  const ahead = Date.parse(instant) - now
  const found: Record<Oddity, boolean> = {
    past: ahead <= 0,
    night: ahead > 0 && isNight(instant),
    "far ahead": ahead > farAhead * 86_400_000,
    alone: hasMany && rows === 1,
  }
  return (Object.keys(found) as Oddity[]).filter((oddity) => found[oddity])
}

/** Returns whether an instant is between 10 pm and 7 am in Los Angeles. */
function isNight(instant: string): boolean {
  const options = { hour: "2-digit", hourCycle: "h23", timeZone } as const
  const hour = Number(new Date(instant).toLocaleString(language, options))
  return hour >= 22 || hour < 7
}
