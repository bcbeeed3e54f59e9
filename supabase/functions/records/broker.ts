import { createHash } from "node:crypto"
import { limitTime, type Query } from "../_shared/query.ts"
import { createHandler, type Handler } from "./handler.ts"
import { createLookup } from "./lookup.ts"
import type { AccessPolicy } from "./parseRequest.ts"
import { defaultSettings, type Settings } from "./settings.ts"
import { shareStatements } from "./shareStatements.ts"
import { createStore } from "./store.ts"
import { createSync, type SyncOptions, type SyncResult } from "./sync.ts"
import { createUpstream, type UpstreamAccess } from "./upstream.ts"

export interface BrokerOptions extends AccessPolicy {
  /** Runs a statement in the database that all workers share. */
  query: Query
  upstream: Pick<UpstreamAccess, "url" | "token">
  /** Name of the column with the instant of the release. Undefined: every record is released. */
  releaseColumn?: string | undefined
  /** Milliseconds between syncs that the scheduler starts. Undefined: only lookups and the staff start a sync. */
  syncInterval?: number | undefined
  fetch: typeof fetch
  /** Keeps the worker alive until a background task ends. */
  waitUntil: (task: Promise<unknown>) => void
  /** Receives messages for the maintainer. They contain no id and no name. */
  log: (message: string) => void
  settings?: Partial<Settings>
}

export interface Broker {
  handle: Handler
  /** Copies the tables into the mirror if it is older than `minAge`. @throws the database's errors */
  sync: (options: SyncOptions) => Promise<SyncResult>
  /**
   * Stores the URL of the deployed broker, to which the database sends the requests that keep the mirror fresh. Never rejects.
   * @param url without a trailing slash
   */
  register: (url: string) => Promise<void>
}

/** Creates one worker of the broker. Workers share no state except the database behind `query`. */
export function createBroker(options: BrokerOptions): Broker {
  const { upstream, releaseColumn, fetch, log, waitUntil, publicKey, syncInterval } = options
  const tables = options.tables.map(({ name }) => name)
  const settings = { ...defaultSettings, ...options.settings }
  const access = createHash("sha256")
    .update(JSON.stringify([upstream, releaseColumn]))
    .digest("hex")
  const store = createStore(limitTime(options.query, settings.queryTimeout), settings, access)
  const sync = createSync({
    tables,
    releaseColumn,
    store,
    fetchPage: createUpstream({
      ...upstream,
      fields: ["UUID", "name", ...(releaseColumn ? [releaseColumn] : [])],
      fetch,
      timeout: settings.requestTimeout,
      maxSize: settings.maxResponseSize,
    }),
    settings,
    log,
  })
  let background: Promise<unknown> | undefined
  let nextReport = 0

  function startSync(minAge: number | undefined): void {
    if (background) return
    background = sync({ minAge })
      .catch(report)
      .finally(() => (background = undefined))
    waitUntil(background)
  }

  /**
   * Logs the name and code of a database error, but not its message, which may contain personal data. During an outage, every
   * lookup reports an error, so most of them are not logged.
   */
  function report(error: unknown): void {
    if (performance.now() < nextReport) return
    nextReport = performance.now() + settings.reportInterval
    const { name = "unknown", code = "" } = Object(error) as Partial<Record<"name" | "code", string>>
    const problem = `${name} ${code}`.trim()
    log(`The database of the records broker failed (${problem}). Check RECORDS_DB_URL and the log of the database.`)
  }

  const maxAge = Math.min(syncInterval ?? Infinity, settings.maxMirrorAge)
  const lookUp = createLookup({ store, settings, maxAge, startSync: () => startSync(maxAge), report })
  return {
    handle: createHandler(options, {
      lookUp,
      publicStatus: shareStatements(async (keys) => {
        const status = await store.publicStatus()
        return keys.map(() => status)
      }),
      status: () => store.status(),
      isScheduled: syncInterval !== undefined,
      startSync: () => startSync(syncInterval && Math.max(0, syncInterval - settings.schedulerMargin)),
      sync: (forced) => sync({ minAge: 0, isStaff: true, forced }),
      retryAfter: settings.failureRetryAfter,
      report,
    }),
    sync,
    register: (url) => store.register(url, publicKey).catch(report),
  }
}
