import { parseRecords } from "./parseRecords.ts"
import type { Settings } from "./settings.ts"
import type { MirrorChanges, Store, SyncedTable, SyncStart } from "./store.ts"
import { readPages, type FetchPage, type UpstreamResult } from "./upstream.ts"

/**
 * - `synced`: the site shows the records now
 * - `refused`: too many records would change; `reason` says how
 * - `failed`: the table could not be read
 * - `unchanged`: the sync of another table was refused or failed, and all tables change together. `changes` is absent after a failure
 *
 * `reason` is for the maintainer and the staff, without personal data.
 */
export type TableResult =
  | ({ kind: "synced" } & MirrorChanges)
  | ({ kind: "refused"; reason: string } & MirrorChanges)
  | { kind: "failed"; reason: string }
  | { kind: "unchanged"; changes?: MirrorChanges }

export type SyncResult =
  { kind: Exclude<SyncStart, "started"> } | { kind: "done"; tables: Readonly<Record<string, TableResult>> }

export interface SyncOptions {
  /** The sync is due if the mirror of a table is at least as old, in milliseconds; undefined: never. */
  minAge: number | undefined
  /** The staff need not wait for the pause after a failure. Default: false. */
  isStaff?: boolean
  /** Names of the tables whose mirror is replaced whatever changes. Default: none. */
  forced?: readonly string[]
}

/** Returns the reason for each refusal. @param before records of the last sync */
const refusalReasons = (table: string, { removed, renamed, opened, hidden }: MirrorChanges, before: number) => ({
  removed: `The table "${table}" lacks ${removed} of the ${before} records of the last sync. If that is right, force the sync.`,
  renamed: `The table "${table}" has another name, or none, for ${renamed.length} of the ${before} ids of the last sync, as after a column that was sorted, pasted or emptied alone, or names that were exchanged. If that is right, force the sync.`,
  opened: `The table "${table}" would open ${opened} of its ${before} records, which had a later release or none. If that is right, force the sync.`,
  hidden: `The table "${table}" would hide ${hidden} of its ${before} records: they have no release any more, or a later one. If that is right, force the sync.`,
})

/** Another worker has taken the lease, because this one was too slow. */
class LeaseLost extends Error {}

interface Dependencies {
  tables: readonly string[]
  releaseColumn: string | undefined
  store: Store
  fetchPage: FetchPage
  settings: Settings
  log: (message: string) => void
}

/**
 * Creates the function that copies all tables into the mirror, if a sync is due and no other worker runs one. All tables change
 * together or not at all. It rejects with the store's errors.
 */
export function createSync({ tables, releaseColumn, store, fetchPage, settings, log }: Dependencies) {
  return async ({ minAge, isStaff = false, forced = [] }: SyncOptions): Promise<SyncResult> => {
    // Identifies this worker as long as it has the lease.
    const token = crypto.randomUUID()
    const start = await store.start({ token, tables, minAge, isStaff })
    if (start !== "started") return { kind: start }
    let isComplete = false
    try {
      const results = await syncTables(token, forced)
      isComplete = Object.values(results).every(({ kind }) => kind === "synced")
      return { kind: "done", tables: results }
    } catch (error) {
      if (error instanceof LeaseLost) return { kind: "running" }
      throw error
    } finally {
      // An error of the database ends the sync too. If the lease cannot be released, it expires.
      await store.end(token, isComplete ? 0 : settings.failurePause).catch(() => undefined)
    }
  }

  async function syncTables(token: string, forced: readonly string[]): Promise<Record<string, TableResult>> {
    const results: Record<string, TableResult> = {}
    const synced: SyncedTable[] = []
    for (const table of tables) {
      const read = await readTable(table, token)
      if (read.kind === "failed") await fail(token, table, read)
      else
        synced.push({ ...read, table, isForced: forced.includes(table), hasReleaseColumn: releaseColumn !== undefined })
      results[table] = read.kind === "failed" ? { kind: "failed", reason: read.reason } : { kind: "unchanged" }
    }
    if (synced.length < tables.length) return results

    const replacements = await store.replace(token, synced)
    if (replacements.length === 0) throw new LeaseLost()
    const isRefused = replacements.some(({ isForced, refusals }) => !isForced && refusals.length > 0)
    for (const { table, isForced, before, refusals, ...changes } of replacements) {
      results[table] = isRefused ? { kind: "unchanged", changes } : { kind: "synced", ...changes }
      if (isForced || refusals.length === 0) continue
      const reasons = refusalReasons(table, changes, before)
      const reason = refusals.map((refusal) => reasons[refusal]).join(" ")
      results[table] = { kind: "refused", reason, ...changes }
      await fail(token, table, { code: "refused", reason })
    }
    return results
  }

  async function fail(token: string, table: string, failure: { code: string; reason: string }): Promise<void> {
    log(`The sync of the table "${table}" failed. ${failure.reason}`)
    await store.fail(token, table, failure)
  }

  async function readTable(table: string, token: string) {
    let startedAt = ""
    const result = await readPages(table, async (offset) => {
      const page = await requestPage(table, offset, token)
      startedAt ||= page.sentAt
      return page
    })
    if (result.kind !== "read") return { kind: "failed", code: result.code, reason: result.reason } as const
    const records = parseRecords(result.records, releaseColumn)
    if (result.records.length === 0 || records.length > 0) return { kind: "read", startedAt, records } as const
    const reason = `The table "${table}" has rows, but no text in the column "UUID".`
    return { kind: "failed", code: "noIds", reason } as const
  }

  /**
   * Requests a page when it is this worker's turn, and repeats the request after an error that a retry may fix.
   * @returns the page, and the database's time before the request
   * @throws LeaseLost
   */
  async function requestPage(
    table: string,
    offset: string | undefined,
    token: string,
  ): Promise<UpstreamResult & { sentAt: string }> {
    for (let attempt = 1; ; attempt += 1) {
      const turn = await store.renew(token)
      if (!turn) throw new LeaseLost()
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.ceil(turn.wait))))
      const result = await fetchPage(table, offset)
      if (result.kind !== "failed" || attempt === settings.maxAttempts) return { ...result, sentAt: turn.now }
    }
  }
}
