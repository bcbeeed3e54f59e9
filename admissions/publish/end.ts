import { formatCount } from "../../src/format/number"
import { describePublication } from "../changes/describePublication"
import { digestOf } from "../changes/digest"
import type { Context } from "../context"
import type { PublishingSettings } from "../settings"
import { createClient, publishedMeanwhile } from "./client"

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
  print(`Published is ${describePublication(newest)}.`)
  print("This deletes all names, addresses and links of this and the earlier publications. It cannot be undone.")
  const { records } = await client.readPublication()
  const unopened = records.filter(({ releaseAt }) => Date.parse(releaseAt) > now()).length
  if (unopened > 0) print(`${formatCount(unopened, "page has", "pages have")} not opened yet.`)
  const word = unopened > 0 ? `delete ${unopened} unopened` : "delete"
  if (!ask || (await ask(`Type "${word}" to delete them: `)).trim() !== word) {
    print("Nothing was deleted.")
    return false
  }
  const request = { comparedWith: newest.version, action: "end" as const, records: [], signIns: [], withdrawals: [] }
  const version = await client.publish({ ...request, publishedBy: user, digest: digestOf(request) })
  print(
    version === undefined
      ? `${publishedMeanwhile}, so nothing was deleted. Run the command again.`
      : "All names are deleted from the database. Delete the files in .data, and the mails of the mail merge, too.",
  )
  return version !== undefined
}
