import { parseRecords } from "./parseRecords.ts"
import type { Settings } from "./settings.ts"
import type { MirrorChanges, Store, SyncStart } from "./store.ts"
import { readPages, type FetchPage, type UpstreamResult } from "./upstream.ts"

/** `duplicateIds`: how many ids two records have. */
export type TableResult = ({ kind: "synced"; duplicateIds: number } & MirrorChanges) | Failure

/** `refused`: too many records are missing. `reason` is for the maintainer and the staff, without personal data. */
interface Failure {
  kind: "refused" | "failed"
  reason: string
}

export type SyncResult =
  { kind: Exclude<SyncStart, "started"> } | { kind: "done"; tables: Readonly<Record<string, TableResult>> }

export interface SyncOptions {
  /** The sync is due if the mirror of a table is at least as old, in milliseconds; undefined: never. */
  minAge: number | undefined
  /** The staff need not wait for the pause after a failure. Default: false. */
  isStaff?: boolean
  /** Replaces the mirror even if many of its records are missing from the table. Default: false. */
  isForced?: boolean
}

/** Another worker has taken the lease, because this one was too slow. */
class LeaseLost extends Error {}

interface Dependencies {
  /** Names of the tables. */
  tables: readonly string[]
  store: Store
  fetchPage: FetchPage
  settings: Settings
  /** Receives messages for the maintainer. They contain no id and no name. */
  log: (message: string) => void
}

/**
 * Creates the function that copies all tables into the mirror, if a sync is due and no other worker runs one. It rejects with
 * the store's errors.
 */
export function createSync({ tables, store, fetchPage, settings, log }: Dependencies) {
  return async ({ minAge, isStaff = false, isForced = false }: SyncOptions): Promise<SyncResult> => {
    // Identifies this worker as long as it has the lease.
    const token = crypto.randomUUID()
    const start = await store.start({ token, tables, minAge, isStaff })
    if (start !== "started") return { kind: start }
    const results: Record<string, TableResult> = {}
    try {
      for (const table of tables) {
        const result = await syncTable(table, token, isForced)
        results[table] = result
        if (result.kind === "synced") continue
        log(`The sync of the table "${table}" failed. ${result.reason}`)
        await store.fail(token, table, result.reason)
      }
      return { kind: "done", tables: results }
    } catch (error) {
      if (error instanceof LeaseLost) return { kind: "running" }
      throw error
    } finally {
      const isComplete = tables.every((table) => results[table]?.kind === "synced")
      // An error of the database ends the sync too. If the lease cannot be released, it expires.
      await store.end(token, isComplete ? 0 : settings.failurePause).catch(() => undefined)
    }
  }

  async function syncTable(table: string, token: string, isForced: boolean): Promise<TableResult> {
    let startedAt = ""
    const result = await readPages(table, async (offset) => {
      const page = await requestPage(table, offset, token)
      startedAt ||= page.sentAt
      return page
    })
    if (result.kind !== "read") return { kind: "failed", reason: result.reason }
    const records = parseRecords(result.records)
    if (result.records.length > 0 && records.length === 0)
      return { kind: "failed", reason: `The table "${table}" has rows, but no text in the column "UUID".` }

    const { outcome, before, ...changes } = await store.replace({ token, table, startedAt, records, isForced })
    if (outcome === "lost") throw new LeaseLost()
    const duplicateIds = records.filter(({ isDuplicate }) => isDuplicate).length
    if (outcome === "replaced") return { kind: "synced", ...changes, duplicateIds }
    const reason = `The table "${table}" lacks ${changes.removed} of the ${before} records of the last sync. If that is right, force the sync.`
    return { kind: "refused", reason }
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
