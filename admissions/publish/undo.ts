import { describePublication } from "../changes/describePublication"
import type { Context } from "../context"
import type { PublishingSettings } from "../settings"
import { createClient } from "./client"
import { compareClocks } from "./clock"
import { confirmAndPublish } from "./confirmAndPublish"

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
  if (!status.publications.some((info) => info.version === chosen)) {
    const [, ...earlier] = status.publications
    print(
      earlier[0]
        ? `Nothing was published: give one of these versions, such as npm run admissions undo ${earlier[0].version}`
        : "Nothing was published: there is no earlier publication.",
    )
    return false
  }
  print("")
  const command = `npm run admissions undo ${chosen}`
  return confirmAndPublish(client, context, {
    action: "undo",
    read: async () => {
      const { records, signIns, withdrawals } = await client.readPublication(chosen)
      return { people: { records, signIns }, withdrawals, remarks: [], doubts: [] }
    },
    confirmed,
    command,
  })
}
