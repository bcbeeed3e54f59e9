import { dayInMs } from "../../src/format/calendarDate"
import { language } from "../../src/language"
import { timeZone } from "../../src/timeZone"
import { durationBetween } from "./durationBetween"

/** An instant of a few rows is probably a slip beside one of at least so many rows. */
export const manyRows = 20
/** So many times as many rows are many. */
const manyTimes = 5
/** Days ahead after which an instant may have a wrong year. */
export const farAhead = 300

/** What is odd about the instant from which the site shows rows. Slips look like it. */
export type Oddity = "past" | "night" | "far ahead" | "few"

/** An instant (RFC 3339), and the number of rows that have it. */
export interface CountedInstant {
  instant: string
  rows: number
}

/** Returns the instant that most rows have; undefined if these are not many. */
export function mainInstantOf(groups: Iterable<readonly [instant: string, rows: readonly unknown[]]>) {
  const counted = [...groups].map(([instant, rows]): CountedInstant => ({ instant, rows: rows.length }))
  const [main] = counted.sort((one, other) => other.rows - one.rows)
  return main && main.rows >= manyRows ? main : undefined
}

/**
 * Returns what is odd about an instant.
 * @param main the instant that most rows have
 * @param now milliseconds since 1970
 */
export function odditiesOf({ instant, rows }: CountedInstant, main: CountedInstant | undefined, now: number): Oddity[] {
  const ahead = Date.parse(instant) - now
  const found: Record<Oddity, boolean> = {
    past: ahead <= 0,
    night: ahead > 0 && isNight(instant),
    "far ahead": ahead > farAhead * dayInMs,
    few: main !== undefined && rows * manyTimes <= main.rows,
  }
  return (Object.keys(found) as Oddity[]).filter((oddity) => found[oddity])
}

/** Returns `7 hours earlier than 60 other rows`. */
export const comparedWith = (main: CountedInstant, instant: string) =>
  `${durationBetween(main.instant, instant)} than ${main.rows} other rows`

/** Returns whether an instant is between 10 pm and 7 am in Los Angeles. */
function isNight(instant: string): boolean {
  const options = { hour: "2-digit", hourCycle: "h23", timeZone } as const
  const hour = Number(new Date(instant).toLocaleString(language, options))
  return hour >= 22 || hour < 7
}
