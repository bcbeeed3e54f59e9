import { dayInMs } from "../../src/format/calendarDate"
import { printable } from "../characters"
import { describeAfterwards } from "../changes/changeList"
import { comparePublications, countChanges } from "../changes/compare"
import { describePublication } from "../changes/describePublication"
import { inspect } from "../check/check"
import type { Context } from "../context"
import type { PublishingSettings, ReadingSettings } from "../settings"
import { createClient } from "./client"
import { compareClocks } from "./clock"
import { proposalOf } from "./proposal"
import type { Publication, PublicationInfo } from "../../supabase/functions/admissions/publication"

/** Days after the last release after which a season is probably over. */
const longSeason = 180

/**
 * Prints what is published, what opens when, and whether the tables differ from it, without a name.
 * @returns whether the clock of the database is right
 * @throws Error with instructions if the function does not answer
 */
export async function status(
  settings: PublishingSettings,
  reading: ReadingSettings | undefined,
  context: Context,
): Promise<boolean> {
  const { print } = context
  const client = createClient(settings, context)
  const state = await client.readStatus()
  const [newest] = state.publications
  if (newest) {
    const published = await client.readPublication()
    print(`Published is ${describePublication(newest)}.`)
    for (const line of describeAfterwards(published, context.now())) print(printable(line))
    if (published.withdrawals.length > 0) print(`Withdrawn: ${published.withdrawals.length}.`)
    const openings = published.records.map(({ releaseAt }) => Date.parse(releaseAt))
    if (openings.length > 0 && Math.max(...openings) < context.now() - longSeason * dayInMs)
      print(
        `No page has opened for ${longSeason} days. Once no letter is needed any more, run npm run admissions end: ` +
          "content/pages/privacy.json promises it.",
      )
    print(await describeDifference(published, newest, reading, context))
  } else print("Nothing is published. Run npm run admissions publish.")
  try {
    compareClocks(state, context.now())
    print("The clocks of the database and of this computer agree to a minute.")
    return true
  } catch (error) {
    print((error as Error).message)
    return false
  }
}

/**
 * Returns how many rows of the tables and the sheet differ from what is published. Never throws.
 * @param newest of the published version
 */
export async function describeDifference(
  published: Publication,
  newest: Pick<PublicationInfo, "action"> | undefined,
  reading: ReadingSettings | undefined,
  context: Context,
): Promise<string> {
  if (newest?.action === "end")
    return "The season has ended. If its rows are still in the tables and the sheet, delete them: the next one needs new ids."
  if (!reading) return "The tables were not read: their settings are missing."
  try {
    const inspection = await inspect(reading, { ...context, print: () => undefined }, undefined)
    if (inspection.mistakes.some(({ level }) => level === "error"))
      return "The tables or the sheet have errors now: npm run admissions check lists them."
    const proposal = proposalOf(inspection, undefined)
    const known = new Map(published.records.map(({ uuid, releaseAt }) => [uuid, releaseAt]))
    // Without the column, the instants come from the command.
    const after = reading.RECORDS_RELEASE_COLUMN
      ? proposal
      : {
          ...proposal,
          records: proposal.records.map((record) => ({
            ...record,
            releaseAt: known.get(record.uuid) ?? published.records[0]?.releaseAt ?? record.releaseAt,
          })),
        }
    const changes = comparePublications(published, after, context.now())
    if (changes.length === 0) return "The tables and the sheet do not differ from it."
    const { added, removed, changed } = countChanges(changes)
    return (
      "The tables and the sheet differ from it by now: " +
      `${added} to add, ${removed} to remove, ${changed} to change. npm run admissions publish shows them.`
    )
  } catch (error) {
    return `The tables or the sheet cannot be read now: ${(error as Error).message}`
  }
}
