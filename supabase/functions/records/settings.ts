/** The broker's limits. All times are in milliseconds. */
export const defaultSettings = {
  /** Maximum duration of a lookup. The site's own request ends after 20 s. */
  lookupTimeout: 15_000,
  /** Interval at which a worker reads the results of pending lookups. */
  pollInterval: 200,
  /** Ids in one request to the table. 80 ids make a URL of about 5 kB, and their records fit one page. */
  batchSize: 80,
  /** Ids in the queue: about as many as are fetched within `lookupTimeout`. Above it the response is 503. */
  queueLimit: 4_000,
  /** Age of the mirror at which a refresh starts. */
  refreshInterval: 2 * 60_000,
  /** Age of the mirror up to which a missing id is not in the table. */
  completeMirrorTtl: 4 * 60_000,
  /** Age of a mirrored record up to which it is served. */
  recordTtl: 15 * 60_000,
  /** Lifetime of an entry of the negative cache. */
  negativeCacheTtl: 60_000,
  /** Timeout of a request to the table. */
  requestTimeout: 8_000,
  /** Time from a response until its permit is available again: a second, and a margin for uneven clocks. */
  permitCooldown: 1_050,
  /** Pause of all requests after a 429. The table requires 30 s. */
  rateLimitPause: 31_000,
  /** Pause of lookups in a table that refused a request or sent an unreadable response. */
  refusalPause: 30_000,
  /** Delay before a failed request is retried. */
  retryDelay: 2_000,
  /** Delay before a refresh that gave up starts again. */
  refreshRetryDelay: 60_000,
  /** Maximum pages of a refresh: 100,000 records. */
  maxPages: 1_000,
  /** Maximum restarts of a refresh because of an expired iterator, consecutive failures, and pages of a lookup. */
  maxAttempts: 5,
}

export type Settings = typeof defaultSettings
