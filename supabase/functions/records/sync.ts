import type { Settings } from "./settings.ts"
import type { MirrorChanges, Store, SyncStart } from "./store.ts"
import { parseRecords, type TableRecord } from "./parseRecords.ts"
import type { FetchPage, UpstreamResult } from "./upstream.ts"

/** `duplicateIds`: how many ids two records have. */
export type TableResult = ({ kind: "synced"; duplicateIds: number } & MirrorChanges) | Failure

/** `reason` is a sentence for the maintainer, without personal data. `limited`: Airtable responded 429. */
interface Failure {
  kind: "refused" | "failed" | "limited"
  reason: string
}

export type SyncResult = Exclude<SyncStart, { kind: "started" }> | { kind: "done"; tables: Record<string, TableResult> }

export interface SyncOptions {
  /** The sync is due if the mirror of a table is at least as old, in milliseconds; undefined: never. */
  minAge: number | undefined
  /** The staff need not wait for the pause after a failure. Default: false. */
  isStaff?: boolean
  /** Replaces the mirror even if many of its records are missing from the table. Default: false. */
  isForced?: boolean
}

interface Run {
  /** Identifies this worker as long as it has the lease. */
  token: string
  /** Value of `performance.now()`. */
  deadline: number
  isForced: boolean
}

/** Another worker has taken the lease, because this one was too slow. */
type Lost = { kind: "lost" }
/** All records of a table. `startedAt` is the database's time before the first request. */
type TableContent = { kind: "read"; startedAt: string; records: readonly TableRecord[] }

interface Dependencies {
  /** Names of the tables. */
  sources: readonly string[]
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
export function createSync({ sources, store, fetchPage, settings, log }: Dependencies) {
  return async ({ minAge, isStaff = false, isForced = false }: SyncOptions): Promise<SyncResult> => {
    const token = crypto.randomUUID()
    const start = await store.start({ token, sources, minAge, isStaff })
    if (start.kind !== "started") return start
    const run = { token, deadline: performance.now() + settings.syncTimeout, isForced }
    const tables: Record<string, TableResult> = {}
    const limited = () => Object.values(tables).find(({ kind }) => kind === "limited")
    try {
      for (const source of sources) {
        const result = limited() ?? (await syncTable(source, run))
        if (result.kind === "lost") return { kind: "running" }
        tables[source] = result
        if (result.kind === "synced") continue
        log(`The sync of the table "${source}" failed. ${result.reason}`)
        await store.fail(token, source, result.reason)
      }
    } finally {
      // An error of the database ends the sync too. If the lease cannot be released, it expires.
      await store.end(token, pauseAfter(tables), limited() !== undefined).catch(() => undefined)
    }
    return { kind: "done", tables }
  }

  function pauseAfter(tables: Readonly<Record<string, TableResult>>): number {
    const kinds = sources.map((source) => tables[source]?.kind)
    if (kinds.every((kind) => kind === "synced")) return 0
    return kinds.includes("refused") && !kinds.includes("limited") ? settings.refusalPause : settings.failurePause
  }

  async function syncTable(source: string, run: Run): Promise<TableResult | Lost> {
    const content = await readTable(source, run)
    if (content.kind !== "read") return content
    const { outcome, before, ...changes } = await store.replace({ ...run, ...content, source })
    if (outcome === "lost") return { kind: "lost" }
    const duplicateIds = content.records.filter(({ isDuplicate }) => isDuplicate).length
    if (outcome === "replaced") return { kind: "synced", ...changes, duplicateIds }
    const reason = `The table "${source}" lacks ${changes.removed} of the ${before} records of the last sync. If that is right, force the sync.`
    return { kind: "refused", reason }
  }

  /** Reads all pages of a table, one after the other. */
  async function readTable(source: string, { token, deadline }: Run): Promise<TableContent | Failure | Lost> {
    const failed = (problem: string): Failure => ({ kind: "failed", reason: `The table "${source}" ${problem}.` })
    const rows: unknown[] = []
    const offsets = new Set<string>()
    let startedAt = ""
    for (let offset: string | undefined; ;) {
      const page = await requestPage(source, offset, token)
      if (page.kind === "lost") return page
      if (page.kind !== "page") return { kind: page.kind === "limited" ? "limited" : "failed", reason: page.reason }
      startedAt ||= page.sentAt
      rows.push(...page.records)
      offset = page.offset
      if (offset === undefined) break
      if (offsets.has(offset)) return failed("has a page that leads to itself, so it was not read completely")
      offsets.add(offset)
      if (performance.now() > deadline) return failed(`is too large or too slow: ${offsets.size} pages were read`)
    }
    const records = parseRecords(rows)
    if (rows.length > 0 && records.length === 0) return failed('has rows, but no text in the column "UUID"')
    return { kind: "read", startedAt, records }
  }

  /** Requests a page when it is this worker's turn, and repeats the request after an error that a retry may fix. */
  async function requestPage(
    source: string,
    offset: string | undefined,
    token: string,
  ): Promise<(UpstreamResult & { sentAt: string }) | Lost> {
    for (let attempt = 1; ; attempt += 1) {
      const turn = await store.renew(token)
      if (!turn) return { kind: "lost" }
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.ceil(turn.wait))))
      const result = await fetchPage(source, offset)
      if (result.kind !== "failed" || attempt === settings.maxAttempts) return { ...result, sentAt: turn.now }
    }
  }
}
