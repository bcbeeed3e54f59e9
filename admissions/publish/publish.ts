import { inspect, printInspection, withDoubts } from "../check/check"
import type { Context } from "../context"
import type { PublishingSettings, ReadingSettings } from "../settings"
import { createClient } from "./client"
import { compareClocks } from "./clock"
import { confirmAndPublish } from "./confirmAndPublish"
import { addressesByName, proposalOf } from "./proposal"

export interface PublishOptions {
  /**
   * Instant for all rows, in place of the column of the tables (RFC 3339 in UTC), and the words with which it was
   * given.
   */
  release: { instant: string; words: string } | undefined
  /** Digest of a list that was shown before. */
  confirmed: string | undefined
}

/**
 * Publishes the people of tables and sheet, after a person has confirmed every change.
 * @returns whether they are published
 * @throws Error with instructions
 */
export async function publish(
  settings: ReadingSettings & PublishingSettings,
  { release, confirmed }: PublishOptions,
  context: Context,
): Promise<boolean> {
  if (!release && !settings.RECORDS_RELEASE_COLUMN)
    throw new Error(
      "Nothing says when the site shows the names. " +
        "Set RECORDS_RELEASE_COLUMN to the column with the date and time, or add to the command: " +
        'release "2027-03-15 17:00 America/Los_Angeles"',
    )
  const client = createClient(settings, context)
  const status = await client.readStatus()
  compareClocks(status, context.now())
  await client.checkSite(status)
  return confirmAndPublish(client, context, {
    action: "publish",
    read: async (print) => {
      const inspection = await inspect(settings, { ...context, print }, release?.instant)
      const { remarks, unread } = inspection
      const doubts = inspection.doubts.flat()
      if (inspection.mistakes.some(({ level }) => level === "error")) {
        printInspection(withDoubts(inspection), print)
        return undefined
      }
      printInspection({ ...inspection, unread: [] }, print, doubts.length + remarks.length)
      print("")
      const people = proposalOf(inspection, release?.instant)
      return { people, remarks, doubts, notes: [...addressesByName(inspection), ...unread] }
    },
    confirmed,
    command: `npm run admissions publish${release ? ` release "${release.words}"` : ""}`,
  })
}
