import { dayInMs } from "../../src/format/calendarDate"
import { formatCount } from "../../src/format/number"
import type { PublishedRecord } from "../../supabase/functions/admissions/publication"
import { describePublication } from "../changes/describePublication"
import { digestOf } from "../changes/digest"
import type { Context } from "../context"
import type { PublishingSettings } from "../settings"
import { createClient, publishedMeanwhile } from "./client"

/** After a page has opened, people read it for so many days. */
const fewDays = 30

/**
 * Deletes all names after a season: every link then says that nothing was found.
 * @returns whether they are deleted
 * @throws Error with instructions
 */
export async function end(settings: PublishingSettings, context: Context): Promise<boolean> {
  const { print, ask, user, now } = context
  const client = createClient(settings, context)
  const { publications } = await client.readStatus()
  const [newest] = publications
  if (!newest) {
    print("Nothing is published, so there is nothing to delete.")
    return true
  }
  if (newest.action === "end") {
    print("All names are deleted already. Delete the rows of the season in the tables and the sheet, too.")
    return true
  }
  print(`Published is ${describePublication(newest)}.`)
  print(
    "This deletes all names, addresses and links of this and the earlier publications. It cannot be undone: " +
      "the links stop working permanently, and the next season needs new ids.",
  )
  const { records } = await client.readPublication()
  const openedBefore =
    (instant: number) =>
    ({ releaseAt }: PublishedRecord) =>
      Date.parse(releaseAt) <= instant
  const unopened = records.length - records.filter(openedBefore(now())).length
  const recent = records.length - unopened - records.filter(openedBefore(now() - fewDays * dayInMs)).length
  if (unopened > 0)
    print(`${formatCount(unopened, "page has", "pages have")} not opened yet. If they are of the next season, stop.`)
  if (recent > 0) print(`${formatCount(recent, "page has", "pages have")} opened in the last ${fewDays} days.`)
  const word = unopened > 0 ? `delete ${unopened} unopened` : recent > 0 ? `delete ${recent} recent` : "delete"
  if (!ask) {
    print("Nothing was deleted. Run this command at a terminal.")
    return false
  }
  if ((await ask(`Type "${word}" to delete them: `)).trim() !== word) {
    print("Nothing was deleted.")
    return false
  }
  const request = { comparedWith: newest.version, action: "end" as const, records: [], signIns: [], withdrawals: [] }
  const version = await client.publish({ ...request, publishedBy: user, digest: digestOf(request) })
  print(
    version === undefined
      ? `${publishedMeanwhile}, so nothing was deleted. Run the command again.`
      : "All names are deleted from the database. Now delete the rows in the tables and the sheet, " +
          "the files in .data, and the mails of the mail merge.",
  )
  return version !== undefined
}
