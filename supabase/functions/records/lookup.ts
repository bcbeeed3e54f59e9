import { claimBatch, fetchBatch } from "./lookupBatch.ts"
import type { WorkerParts } from "./permits.ts"
import { refresh } from "./refresh.ts"
import type { LookupState } from "./store/lookups.ts"
import type { RecordKey } from "./store/query.ts"
import type { TableRecord } from "./upstream.ts"

export type LookupResult =
  | { kind: "found"; record: TableRecord }
  | { kind: "absent" }
  /** @property retryAfter whole seconds */
  | { kind: "unavailable"; retryAfter: number }

export interface Lookup {
  /** Looks up one record within `lookupTimeout`. Concurrent lookups of the same id share one result. Never throws. */
  lookUp: (source: string, uuid: string) => Promise<LookupResult>
  /** Refreshes the mirror of a table if it is stale. Never throws. */
  refresh: (source: string) => Promise<void>
}

interface PendingLookup extends RecordKey {
  /** In terms of `performance.now()`. */
  deadline: number
  /** Whether the database was read and had no result. */
  isUnknown: boolean
  /** Whether the id is in the queue that all workers share. */
  isQueued: boolean
  resolve: (result: LookupResult) => void
  timer: ReturnType<typeof setTimeout>
  result: Promise<LookupResult>
}

/** Default of Retry-After, in seconds. */
const defaultRetryAfter = 5
const unavailable = { kind: "unavailable", retryAfter: defaultRetryAfter } as const

const keyText = ({ source, uuid }: RecordKey) => `${source}\n${uuid}`
const keyOf = ({ source, uuid }: RecordKey): RecordKey => ({ source, uuid })

/**
 * Creates the lookups of one worker. A worker reads the state of all its ids in one statement, queues the unknown ids,
 * fetches queued ids while permits are available, and polls until each id has a result.
 */
export function createLookup(parts: WorkerParts): Lookup {
  const { store, settings, log, waitUntil } = parts
  const pending = new Map<string, PendingLookup>()
  const refreshes = new Map<string, Promise<void>>()
  let unread: PendingLookup[] = []
  let isReading = false
  let isPolling = false
  let isClaiming = false

  function lookUp(source: string, uuid: string): Promise<LookupResult> {
    const existing = pending.get(keyText({ source, uuid }))
    if (existing) return existing.result
    let resolve: PendingLookup["resolve"] = () => undefined
    const result = new Promise<LookupResult>((resolveResult) => {
      resolve = resolveResult
    })
    // The timeout also applies if the database does not respond.
    const timer = setTimeout(() => settle(lookup, unavailable), settings.lookupTimeout)
    const deadline = performance.now() + settings.lookupTimeout
    const lookup: PendingLookup = { source, uuid, deadline, isUnknown: false, isQueued: false, resolve, timer, result }
    pending.set(keyText(lookup), lookup)
    unread.push(lookup)
    if (!isReading) void readNew()
    return result
  }

  /** Reads new ids. Ids that arrive during a statement are read together by the next one. */
  async function readNew(): Promise<void> {
    isReading = true
    while (unread.length > 0) {
      const lookups = unread
      unread = []
      await read(lookups)
      if (!isPolling && lookups.some(({ isUnknown }) => isUnknown)) void poll()
    }
    isReading = false
  }

  /** While lookups are pending: queues new ids together, fetches batches, and reads the results. */
  async function poll(): Promise<void> {
    isPolling = true
    let readDuration = 0
    while (pending.size > 0) {
      await queue([...pending.values()].filter(({ isUnknown, isQueued }) => isUnknown && !isQueued))
      void fetchBatches()
      // Reading takes at most a fifth of the time, even if the database is slow.
      const interval = Math.max(settings.pollInterval, readDuration * 4)
      await new Promise((resolve) => setTimeout(resolve, interval))
      const startedAt = performance.now()
      await read([...pending.values()].filter(({ isQueued }) => isQueued))
      readDuration = performance.now() - startedAt
    }
    isPolling = false
  }

  async function read(lookups: readonly PendingLookup[]): Promise<void> {
    if (lookups.length === 0) return
    try {
      const states = await store.read(lookups.map(keyOf))
      for (const state of states) update(state)
      const stale = states.filter(({ isRefreshDue }) => isRefreshDue)
      for (const source of new Set(stale.map(({ source }) => source))) void refreshOnce(source)
    } catch (error) {
      report(error)
      for (const lookup of lookups) settle(lookup, unavailable)
    }
  }

  function update({ record, isAbsent, pause, ...key }: LookupState): void {
    const lookup = pending.get(keyText(key))
    if (!lookup) return
    if (record) settle(lookup, { kind: "found", record })
    else if (isAbsent) settle(lookup, { kind: "absent" })
    else if (pause >= lookup.deadline - performance.now())
      settle(lookup, { kind: "unavailable", retryAfter: Math.max(defaultRetryAfter, Math.ceil(pause / 1000)) })
    else lookup.isUnknown = true
  }

  function settle(lookup: PendingLookup, result: LookupResult): void {
    if (pending.get(keyText(lookup)) === lookup) pending.delete(keyText(lookup))
    clearTimeout(lookup.timer)
    lookup.resolve(result)
  }

  async function queue(lookups: readonly PendingLookup[]): Promise<void> {
    if (lookups.length === 0) return
    const queued = await store.enqueue(lookups.map(keyOf)).catch((error: unknown): RecordKey[] => {
      report(error)
      return []
    })
    const queuedKeys = new Set(queued.map(keyText))
    for (const lookup of lookups) {
      lookup.isQueued = queuedKeys.has(keyText(lookup))
      if (!lookup.isQueued) settle(lookup, unavailable)
    }
  }

  /** Fetches batches in parallel while permits are available. */
  async function fetchBatches(): Promise<void> {
    if (isClaiming) return
    isClaiming = true
    try {
      for (let batch = await claimBatch(parts); batch; batch = await claimBatch(parts))
        waitUntil(fetchBatch(batch, parts).catch(report))
    } catch (error) {
      report(error)
    }
    isClaiming = false
  }

  function refreshOnce(source: string): Promise<void> {
    const current = refreshes.get(source)
    if (current) return current
    const task = refresh(source, parts)
      .catch(report)
      .finally(() => refreshes.delete(source))
    refreshes.set(source, task)
    waitUntil(task)
    return task
  }

  /** Logs the kind of an error. Its message may quote personal data. */
  function report(error: unknown): void {
    const name = error instanceof Error ? error.name : "unknown"
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? ` ${error.code}` : ""
    log(`The store failed: ${name}${code}`)
  }

  return { lookUp, refresh: refreshOnce }
}
