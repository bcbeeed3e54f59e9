import type { Settings } from "./settings.ts"
import type { MirrorChanges, Store, SyncStart } from "./store.ts"
import type { TableRecord, Upstream, UpstreamResult } from "./upstream.ts"

/** Result for one table. `reason` is a sentence for the maintainer, without personal data. `limited`: Airtable responded 429. */
export type TableResult =
  ({ kind: "synced" } & MirrorChanges) | { kind: "refused" | "failed" | "limited"; reason: string }

export type SyncResult = Exclude<SyncStart, { kind: "started" }> | { kind: "done"; tables: Record<string, TableResult> }

export interface SyncOptions {
  /** The sync is due if the mirror of a table is at least as old, in milliseconds; undefined: never. */
  minAge: number | undefined
  /** The staff need not wait for the pause after a failure. Default: false. */
  isStaff?: boolean
  /** Replaces the mirror even if many of its records are missing from the table. Default: false. */
  isForced?: boolean
}

type Failure = { kind: "failed" | "limited"; reason: string }
/** Another worker has taken the lease, because this one was too slow. */
type Lost = { kind: "lost" }
/** All records of a table. `startedAt` is the database's time before the first request. */
type TableContent = { kind: "read"; startedAt: string; records: readonly TableRecord[] }

interface Dependencies {
  /** Names of the tables. */
  sources: readonly string[]
  store: Store
  upstream: Upstream
  settings: Settings
  /** Receives messages for the maintainer. They contain no id and no name. */
  log: (message: string) => void
}

/** Creates the function that copies all tables into the mirror, if a sync is due and no other worker runs one. */
export function createSync({ sources, store, upstream, settings, log }: Dependencies) {
  /**
   * @throws the store's errors
   */
  return async ({ minAge, isStaff = false, isForced = false }: SyncOptions): Promise<SyncResult> => {
    const token = crypto.randomUUID()
    const start = await store.start({ token, sources, minAge, isStaff })
    if (start.kind !== "started") return start
    const deadline = performance.now() + settings.syncTimeout
    const tables: Record<string, TableResult> = {}
    let rateLimitPause = 0
    try {
      for (const source of sources) {
        const read = await readTable(source, token, deadline)
        const result = read.kind === "read" ? await replace(source, token, read, isForced) : read
        if (result.kind === "lost") return { kind: "running" }
        tables[source] = result
        if (result.kind === "synced") continue
        log(`The sync of the table "${source}" failed. ${result.reason}`)
        await store.fail(token, source, result.reason)
        if (result.kind !== "limited") continue
        rateLimitPause = settings.rateLimitPause
        break
      }
    } finally {
      // An error of the database ends the sync too. If the lease cannot be released, it expires.
      await store.end(token, { pause: pauseAfter(tables), rateLimitPause }).catch(() => undefined)
    }
    return { kind: "done", tables }
  }

  function pauseAfter(tables: Record<string, TableResult>): number {
    const kinds = sources.map((source) => tables[source]?.kind)
    if (kinds.includes("refused")) return settings.refusalPause
    return kinds.every((kind) => kind === "synced") ? 0 : settings.failurePause
  }

  /** Reads all pages of a table, one after the other. */
  async function readTable(source: string, token: string, deadline: number): Promise<TableContent | Failure | Lost> {
    const failed = (reason: string): Failure => ({ kind: "failed", reason })
    const records: TableRecord[] = []
    const offsets = new Set<string>()
    let startedAt = ""
    let offset: string | undefined
    for (;;) {
      const page = await requestPage(source, offset, token)
      if (page.kind === "lost" || page.kind === "limited") return page
      if (page.kind !== "page") return failed(page.reason)
      startedAt ||= page.sentAt
      records.push(...page.records)
      offset = page.offset
      if (offset === undefined) break
      if (offsets.has(offset)) return failed(`Airtable repeated a page of the table "${source}".`)
      offsets.add(offset)
      if (offsets.size >= settings.maxPages || performance.now() > deadline)
        return failed(`The table "${source}" is too large or too slow: ${offsets.size} pages were read.`)
    }
    return { kind: "read", startedAt, records: withDuplicatesMarked(records) }
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
      await new Promise((resolve) => setTimeout(resolve, turn.wait))
      const result = await upstream.fetchPage(source, offset)
      if (result.kind !== "failed" || attempt === settings.maxAttempts) return { ...result, sentAt: turn.now }
    }
  }

  async function replace(
    source: string,
    token: string,
    { startedAt, records }: TableContent,
    isForced: boolean,
  ): Promise<TableResult | Lost> {
    const { outcome, before, ...changes } = await store.replace(token, source, startedAt, records, isForced)
    if (outcome === "lost") return { kind: "lost" }
    if (outcome === "replaced") return { kind: "synced", ...changes }
    const reason = `The table "${source}" lacks ${changes.removed} of the ${before} records that the site has. If that is right, force the sync.`
    return { kind: "refused", reason }
  }
}

/** Returns one record per id. If two records have an id, neither name is kept: nobody may read another person's name. */
function withDuplicatesMarked(records: readonly TableRecord[]): TableRecord[] {
  const byId = new Map<string, TableRecord>()
  for (const { name, ...record } of records) {
    if (byId.has(record.uuid)) byId.set(record.uuid, { ...record, isDuplicate: true })
    else byId.set(record.uuid, name === undefined ? record : { ...record, name })
  }
  return [...byId.values()]
}
