import { realClock, type Clock } from "./clock.ts"
import { createFinder } from "./finder.ts"
import { createHandler, type Handler } from "./handler.ts"
import type { Door } from "./readQuestion.ts"
import { defaultSettings, type Settings } from "./settings.ts"
import { createStore } from "./store/index.ts"
import type { Query } from "./store/query.ts"
import { createUpstream, type UpstreamAccess } from "./upstream.ts"

export interface BrokerOptions extends Door {
  query: Query
  /** The real table: its base, and the token that nobody else may know. */
  upstream: Pick<UpstreamAccess, "url" | "token">
  fetch: typeof fetch
  /** Whether pages of an origin may read the answers. */
  isSiteOrigin: (origin: string) => boolean
  /** Keeps the worker alive until a piece of work has ended that no answer waits for. */
  waitUntil: (work: Promise<unknown>) => void
  /** Takes what somebody has to know who runs it; no id and no name is in it. */
  log: (message: string) => void
  clock?: Clock
  settings?: Partial<Settings>
}

export interface Broker {
  handle: Handler
  /** Brings the mirrors of all tables up to date where that is due. */
  refresh: () => Promise<void>
}

/** One worker of the broker. What it shares with the others is in the database behind `query`. */
export function createBroker(options: BrokerOptions): Broker {
  const settings = { ...defaultSettings, ...options.settings }
  const finder = createFinder({
    store: createStore(options.query, settings),
    upstream: createUpstream({ ...options.upstream, fetch: options.fetch, timeLimit: settings.requestLimit }),
    clock: options.clock ?? realClock,
    settings,
    waitUntil: options.waitUntil,
    log: options.log,
  })
  return {
    handle: createHandler({ ...options, find: finder.find }),
    refresh: async () => {
      await Promise.all(options.tables.map(finder.refresh))
    },
  }
}
