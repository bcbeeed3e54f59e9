import { z } from "zod"
import { formatCount, formatList } from "../../messages/format"
import type { MirrorChanges } from "../../supabase/functions/records/store"
import type { TableResult } from "../../supabase/functions/records/sync"
import type { Context } from "./context"
import type { SyncSettings } from "./settings"

/** Milliseconds: the maximum duration of a sync. */
const requestTimeout = 5 * 60_000
/** Seconds after which the command does not try again. */
const maxWait = 5 * 60
/** Seconds. */
const defaultRetryAfter = 5

const counts = ["rows", "added", "removed", "opened", "hidden", "open", "never", "duplicateIds"] as const
const changes = {
  ...(Object.fromEntries(counts.map((name) => [name, z.number()])) as Record<(typeof counts)[number], z.ZodNumber>),
  renamed: z.array(z.string()),
}
const tableResult: z.ZodType<TableResult> = z.union([
  z.object({ kind: z.literal("synced"), ...changes }),
  z.object({ kind: z.literal("refused"), reason: z.string(), ...changes }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
  z.object({ kind: z.literal("unchanged"), changes: z.object(changes).optional() }),
])
const responseBody = z.object({ tables: z.record(z.string(), tableResult) })

/**
 * Makes changes of the tables visible at once, and prints what changed.
 * @param force `true` forces all tables, and the kind of a table, such as `letter`, only this one
 * @returns whether all tables are live
 */
export async function sync(settings: SyncSettings, force: string | undefined, context: Context): Promise<boolean> {
  const { print } = context
  const { status, tables } = await requestSync(settings, force, context)
  if (!tables) {
    print(`The sync has no result. ${remedyOf(status)}`)
    return false
  }
  const results = Object.values(tables)
  for (const [table, result] of Object.entries(tables)) print(`${table}: ${describe(result)}`)
  const isLive = results.every(({ kind }) => kind === "synced")
  if (isLive) print("Live: the site now shows these rows.")
  else print("Nothing has changed: the site still shows the rows of the last sync, of all tables.")
  if (results.some(({ kind }) => kind === "refused"))
    print(
      "Look at each refused table first. If it is right: npm run admissions sync force, for all tables, or for one: npm run admissions sync force letters, or sync force decisions.",
    )
  return isLive
}

function describe(result: TableResult): string {
  if (result.kind === "failed") return `failed. ${result.reason} Correct this, or wait half a minute, and sync again.`
  if (result.kind === "refused") return `refused. ${result.reason} It would have: ${countsOf(result)}`
  if (result.kind === "synced") return countsOf(result)
  // Without numbers, another table could not be read.
  return result.changes ? `not changed. It would have: ${countsOf(result.changes)}` : "not changed."
}

function countsOf({ rows, added, removed, renamed, opened, hidden, open, never, duplicateIds }: MirrorChanges): string {
  const names = renamed.length > 0 ? ` (compare these names: ${formatList(renamed)})` : ""
  const early = opened > 0 ? `, ${opened} opened before the instant of the last sync` : ""
  const hides = hidden > 0 ? `, ${hidden} closed again or without a release` : ""
  const states = `${open} open, ${rows - open - never} open later, ${never} never`
  const counts = `${added} added, ${removed} removed, ${renamed.length} renamed${names}${early}${hides}. ${formatCount(rows, "row", "rows")} in all: ${states}.`
  if (duplicateIds === 0) return counts
  return `${counts} ${formatCount(duplicateIds, "id is", "ids are")} in two rows, of which the site shows neither: run check.`
}

/** Starts a sync, and tries again while another one runs. The status is 0 without a response. */
async function requestSync(
  { GATSBY_RECORDS_API_URL: base, RECORDS_STAFF_KEY: key }: SyncSettings,
  force: string | undefined,
  { fetch, wait, print }: Context,
): Promise<{ status: number; tables?: Record<string, TableResult> }> {
  print("Syncing the tables…")
  for (let waited = 0; ;) {
    const response = await fetch(`${base}/sync${force ? `?force=${force}` : ""}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      // A redirect could send the key to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(requestTimeout),
    }).catch(() => undefined)
    const status = response?.status ?? 0
    if (response && status === 200)
      return { status, ...responseBody.safeParse(await response.json().catch(() => undefined)).data }
    if (status !== 503 || waited >= maxWait) return { status }
    const seconds = Number(response?.headers.get("retry-after")) || defaultRetryAfter
    print(
      `The broker is busy with another sync, or does not run. Trying again in ${seconds} s, for five minutes at most…`,
    )
    await wait(seconds * 1_000)
    waited += seconds
  }
}

/** @param status 0 without a response */
function remedyOf(status: number): string {
  if (status === 0)
    return "GATSBY_RECORDS_API_URL did not respond. Check it and the internet connection, and sync again."
  if (status === 401 || status === 202)
    return `RECORDS_STAFF_KEY is not the staff's key of the broker (status ${status}). Copy it again from the engineer.`
  if (status >= 500) return `The broker is unavailable (status ${status}). Sync again, or tell the engineer.`
  return `GATSBY_RECORDS_API_URL is not the records broker (status ${status}). Copy it again from the engineer.`
}
