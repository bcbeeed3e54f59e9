import { createHandler, type Handler } from "./handler.ts"
import { createLookup } from "./lookup.ts"
import type { AccessPolicy } from "./parseRequest.ts"
import { defaultSettings, type Settings } from "./settings.ts"
import { createStore } from "./store/index.ts"
import type { Query } from "./store/query.ts"
import { createUpstream, type UpstreamAccess } from "./upstream.ts"

export interface BrokerOptions extends AccessPolicy {
  /** Runs a statement in the database that all workers share. */
  query: Query
  /** URL of the base that contains the tables, and the secret token. */
  upstream: Pick<UpstreamAccess, "url" | "token">
  fetch: typeof fetch
  /** Keeps the worker alive until a background task ends. */
  waitUntil: (task: Promise<unknown>) => void
  /** Receives messages for the maintainer. They contain no id and no name. */
  log: (message: string) => void
  settings?: Partial<Settings>
}

export interface Broker {
  handle: Handler
  /** Refreshes the mirror of each table whose mirror is stale. Never rejects. */
  refresh: () => Promise<void>
  /**
   * Stores the URL of the deployed broker, to which the database sends the requests that keep the mirror fresh. Never rejects.
   * @param url without a trailing slash
   */
  register: (url: string) => Promise<void>
}

/** Creates one worker of the broker. Workers share no state except the database behind `query`. */
export function createBroker(options: BrokerOptions): Broker {
  const { query, upstream, fetch, log, waitUntil, tables, publicKey } = options
  const settings = { ...defaultSettings, ...options.settings }
  const store = createStore(query, settings)
  const { lookUp, refresh, report } = createLookup({
    store,
    upstream: createUpstream({ ...upstream, fetch, timeout: settings.requestTimeout }),
    settings,
    waitUntil,
    log,
  })
  const refreshAll = async () => {
    await Promise.all(tables.map(refresh))
  }
  return {
    handle: createHandler(options, {
      lookUp,
      refresh: refreshAll,
      readStatus: () => store.readStatus(tables).catch(report),
    }),
    refresh: refreshAll,
    register: (url) => store.register(url, publicKey).catch(report),
  }
}
