import { claimBatch, fetchBatch } from "./lookupBatch.ts"
import type { WorkerDependencies } from "./permits.ts"
import { refresh } from "./refresh.ts"
import type { LookupState } from "./store/lookups.ts"
import type { RecordKey } from "./store/query.ts"
import type { TableRecord } from "./upstream.ts"

export type LookupResult =
  | { kind: "found"; record: TableRecord }
  | { kind: "absent" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "unavailable"; retryAfter: number }

export interface Lookup {
  /**
   * Looks up one record of a table. Takes at most `lookupTimeout`. Concurrent lookups of one record share the result.
   * Above `pendingLimit`, the result is `unavailable` at once. Never rejects.
   */
  lookUp: (source: string, uuid: string) => Promise<LookupResult>
  /** Refreshes the mirror of a table if it is stale. Never rejects. */
  refresh: (source: string) => Promise<void>
  /** Logs an error of the database. */
  report: (error: unknown) => void
}

interface PendingLookup extends RecordKey {
  /** Value of `performance.now()` at which the lookup times out. */
  deadline: number
  /**
   * `unread`: this worker has not read the database for the id.
   * `unknown`: the database has no result for the id.
   * `queued`: the id is in the queue that all workers share.
   */
  progress: "unread" | "unknown" | "queued"
  resolve: (result: LookupResult) => void
  timer: ReturnType<typeof setTimeout>
  result: Promise<LookupResult>
}

/** Seconds after which a client should retry, unless a longer pause is known. */
const defaultRetryAfter = 5
const unavailable = { kind: "unavailable", retryAfter: defaultRetryAfter } as const

/** Returns a string that identifies a record, as a key of a `Map`. */
const mapKey = ({ source, uuid }: RecordKey) => `${source}\n${uuid}`
const toRecordKey = ({ source, uuid }: RecordKey): RecordKey => ({ source, uuid })

/**
 * Creates the lookups of one worker:
 *
 * 1. `readNew` reads the state of the new ids from the database. Most lookups end here.
 * 2. `poll` queues the ids that the database does not know, and reads their state until every lookup has ended.
 * 3. `fetchBatches` fetches queued ids of any worker from the table and stores the results in the database.
 */
export function createLookup(dependencies: WorkerDependencies): Lookup {
  const { store, settings, log, waitUntil } = dependencies
  const pending = new Map<string, PendingLookup>()
  const refreshes = new Map<string, Promise<void>>()
  let unread: PendingLookup[] = []
  // Each of the three loops runs at most once at a time.
  let isReading = false
  let isPolling = false
  let isClaiming = false

  function lookUp(source: string, uuid: string): Promise<LookupResult> {
    const existing = pending.get(mapKey({ source, uuid }))
    if (existing) return existing.result
    if (pending.size >= settings.pendingLimit) return Promise.resolve(unavailable)
    let resolve: PendingLookup["resolve"] = () => undefined
    const result = new Promise<LookupResult>((resolveResult) => {
      resolve = resolveResult
    })
    // This timer also ends the lookup if the database does not respond.
    const timer = setTimeout(() => settle(lookup, unavailable), settings.lookupTimeout)
    const deadline = performance.now() + settings.lookupTimeout
    const lookup: PendingLookup = { source, uuid, deadline, progress: "unread", resolve, timer, result }
    pending.set(mapKey(lookup), lookup)
    unread.push(lookup)
    if (!isReading) void readNew()
    return result
  }

  /** Reads the state of new ids. The ids that arrive while a statement runs share the next statement. */
  async function readNew(): Promise<void> {
    isReading = true
    while (unread.length > 0) {
      const lookups = unread
      unread = []
      await read(lookups)
      if (!isPolling && lookups.some(({ progress }) => progress === "unknown")) void poll()
    }
    isReading = false
  }

  /** Until no lookup is pending: queues unknown ids, starts to fetch batches, waits, and reads the results. */
  async function poll(): Promise<void> {
    isPolling = true
    let readDuration = 0
    while (pending.size > 0) {
      await queue([...pending.values()].filter(({ progress }) => progress === "unknown"))
      void fetchBatches()
      // Waits at least four times as long as the last read took, so that reading takes at most a fifth of the time.
      const interval = Math.max(settings.pollInterval, readDuration * 4)
      await new Promise((resolve) => setTimeout(resolve, interval))
      const startedAt = performance.now()
      await read([...pending.values()].filter(({ progress }) => progress === "queued"))
      readDuration = performance.now() - startedAt
    }
    isPolling = false
  }

  async function read(lookups: readonly PendingLookup[]): Promise<void> {
    if (lookups.length === 0) return
    try {
      const states = await store.read(lookups.map(toRecordKey))
      for (const state of states) update(state)
      const stale = states.filter(({ isRefreshDue }) => isRefreshDue)
      for (const source of new Set(stale.map(({ source }) => source))) void refreshOnce(source)
    } catch (error) {
      report(error)
      for (const lookup of lookups) settle(lookup, unavailable)
    }
  }

  function update({ record, isAbsent, pause, ...key }: LookupState): void {
    const lookup = pending.get(mapKey(key))
    if (!lookup) return
    if (record) settle(lookup, { kind: "found", record })
    else if (isAbsent) settle(lookup, { kind: "absent" })
    else if (pause >= lookup.deadline - performance.now())
      settle(lookup, { kind: "unavailable", retryAfter: Math.max(defaultRetryAfter, Math.ceil(pause / 1000)) })
    else if (lookup.progress === "unread") lookup.progress = "unknown"
  }

  function settle(lookup: PendingLookup, result: LookupResult): void {
    if (pending.get(mapKey(lookup)) === lookup) pending.delete(mapKey(lookup))
    clearTimeout(lookup.timer)
    lookup.resolve(result)
  }

  async function queue(lookups: readonly PendingLookup[]): Promise<void> {
    if (lookups.length === 0) return
    const queued = await store.enqueue(lookups.map(toRecordKey)).catch((error: unknown): RecordKey[] => {
      report(error)
      return []
    })
    const queuedKeys = new Set(queued.map(mapKey))
    for (const lookup of lookups) {
      if (queuedKeys.has(mapKey(lookup))) lookup.progress = "queued"
      else settle(lookup, unavailable)
    }
  }

  /** Fetches batches in parallel while permits are available. */
  async function fetchBatches(): Promise<void> {
    if (isClaiming) return
    isClaiming = true
    try {
      for (let batch = await claimBatch(dependencies); batch; batch = await claimBatch(dependencies))
        waitUntil(fetchBatch(batch, dependencies).catch(report))
    } catch (error) {
      report(error)
    }
    isClaiming = false
  }

  function refreshOnce(source: string): Promise<void> {
    const current = refreshes.get(source)
    if (current) return current
    const task = refresh(source, dependencies)
      .catch(report)
      .finally(() => refreshes.delete(source))
    refreshes.set(source, task)
    waitUntil(task)
    return task
  }

  /** Logs the name and code of a database error, but not its message, which may contain personal data. */
  function report(error: unknown): void {
    const name = error instanceof Error ? error.name : "unknown"
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? ` ${error.code}` : ""
    log(`The database of the records broker failed (${name}${code}). Check RECORDS_DB_URL, its migrations and its log.`)
  }

  return { lookUp, refresh: refreshOnce, report }
}
