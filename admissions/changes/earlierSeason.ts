import { dayInMs } from "../../src/format/calendarDate"
import { joinSome } from "../../messages/format"
import type { People, Publication } from "../../supabase/functions/admissions/publication"
import { endFirst, maxSeason } from "../check/checkRelease"

/**
 * Returns a message if rows of an earlier season would open again with the dates of the next one, as if they were
 * filled down. Their links would be mailed again.
 * @param now milliseconds since 1970
 */
export function earlierSeason(before: Publication, after: People, now: number): string | undefined {
  const opened = new Map(before.records.map(({ uuid, releaseAt }) => [uuid, Date.parse(releaseAt)]))
  const again = after.records.filter(({ uuid, releaseAt }) => {
    const instant = opened.get(uuid) ?? Infinity
    return instant <= now && Date.parse(releaseAt) - instant > maxSeason * dayInMs
  })
  if (again.length === 0) return undefined
  const names = joinSome(again.map(({ name, kind }) => `${name} (${kind})`))
  return `Nothing was published: rows of an earlier season would open again: ${names}. Delete them. ${endFirst}`
}
