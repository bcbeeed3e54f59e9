import { calendarDate } from "../../src/format/calendarDate"
import { formatDate } from "../../src/format/dateTime"
import { formatCount } from "../../src/format/number"
import { timeZone } from "../../src/timeZone"
import type { People, PublishedRecord } from "../../supabase/functions/admissions/publication"

/**
 * Returns a sentence about letters that open after the last day to commit. They would say that the day has passed. One
 * whose release is in the past opens now, unless it is open.
 * @param deadline such as `2027-04-05`, in the content
 * @param now milliseconds since 1970
 */
export function lateLetters(before: People, after: People, deadline: string | undefined, now: number): string[] {
  if (deadline === undefined) return []
  const isOpen = ({ kind, releaseAt }: PublishedRecord) => kind === "letter" && Date.parse(releaseAt) <= now
  const open = new Set(before.records.filter(isOpen).map(({ uuid }) => uuid))
  const late = after.records.filter(({ kind, uuid, releaseAt }) => {
    const opensAt = new Date(Math.max(Date.parse(releaseAt), now))
    const staysOpen = open.has(uuid) && Date.parse(releaseAt) <= now
    return kind === "letter" && !staysOpen && calendarDate(opensAt, timeZone) > deadline
  })
  if (late.length === 0) return []
  return [
    `${formatCount(late.length, "letter opens", "letters open")} after ${formatDate(deadline)}, ` +
      "the day to commit in content/letters.json, and would say that it has passed. " +
      "Correct that day, and publish the site, before that, or name another day in the mail.",
  ]
}
