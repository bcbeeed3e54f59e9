import { joinSome } from "../../messages/format"
import type { People } from "../../supabase/functions/admissions/publication"
import { matchPeople } from "../changes/matchPeople"
import { differenceOf } from "../changes/renaming"
import { describePublication } from "../changes/describePublication"
import { warningsAt, type Mistake } from "../check/mistake"
import type { Context } from "../context"
import type { PublishingSettings } from "../settings"
import { createClient } from "./client"
import { compareClocks } from "./clock"
import { confirmAndPublish } from "./confirmAndPublish"

/**
 * Reports people of an earlier version who are not published: their rows may have been deleted on purpose. A link that
 * has been replaced is asked for.
 */
function removedSince(version: number, people: People, published: People): Mistake[] {
  const { added, paired } = matchPeople(published.records, people.records, ({ uuid }) => uuid)
  const others = paired.flatMap(({ old, next }) => (differenceOf(old.name, next.name) > 0 ? next : []))
  const names = [...added, ...others].map(({ name, kind }) => `${name} (${kind})`)
  if (names.length === 0) return []
  return warningsAt(`People who were removed since version ${version}`, [
    `their links would open again for ${joinSome(names)}. If one of them was removed on purpose, withdraw it afterwards.`,
  ])
}

interface UndoOptions {
  /** Undefined: the person at the terminal chooses it. */
  version: number | undefined
  confirmed: string | undefined
}

/**
 * Shows the last publications, and publishes an earlier one after a person has confirmed every change.
 * @returns whether it is published
 * @throws Error with instructions
 */
export async function undo(
  settings: PublishingSettings,
  { version, confirmed }: UndoOptions,
  context: Context,
): Promise<boolean> {
  const { print, ask } = context
  const client = createClient(settings, context)
  const status = await client.readStatus()
  compareClocks(status, context.now())
  print("The last publications, newest first:")
  for (const info of status.publications) print(`  ${describePublication(info)}`)
  const chosen = version ?? (ask ? Number(await ask("Type the version to publish again: ")) : NaN)
  // The first one is on the site.
  const [, ...earlier] = status.publications
  if (!earlier.some((info) => info.version === chosen)) {
    print(
      earlier[0]
        ? `Nothing was published: give one of these versions, such as npm run admissions undo ${earlier[0].version}. ` +
            "The first one is on the site."
        : "Nothing was published: there is no earlier publication. To close the pages until the tables are right, " +
            "enter a later release in them and publish.",
    )
    return false
  }
  print("")
  const command = `npm run admissions undo ${chosen}`
  return confirmAndPublish(client, context, {
    action: "undo",
    read: async () => {
      const { records, signIns, withdrawals } = await client.readPublication(chosen)
      const people = { records, signIns }
      const remarks = removedSince(chosen, people, await client.readPublication())
      return { people, withdrawals, remarks, doubts: [], notes: [] }
    },
    confirmed,
    command,
  })
}
