import { calendarDate } from "../../src/format/calendarDate"
import { formatDate } from "../../src/format/dateTime"
import { formatCount } from "../../src/format/number"
import { timeZone } from "../../src/timeZone"
import type { People } from "../../supabase/functions/admissions/publication"

/**
 * Returns a sentence about letters that open after the last day to commit. They would say that the day has passed.
 * @param deadline such as `2027-04-05`, in the content
 */
export function lateLetters({ records }: People, deadline: string | undefined): string[] {
  if (deadline === undefined) return []
  const late = records.filter(
    ({ kind, releaseAt }) => kind === "letter" && calendarDate(new Date(releaseAt), timeZone) > deadline,
  )
  if (late.length === 0) return []
  return [
    `${formatCount(late.length, "letter opens", "letters open")} after ${formatDate(deadline)}, ` +
      "the day to commit in content/letters.json, and would say that it has passed. " +
      "Correct that day, and publish the site, before the letters open.",
  ]
}
