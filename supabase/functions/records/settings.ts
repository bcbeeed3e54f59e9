/** The broker's limits. All times are in milliseconds. */
export const defaultSettings = {
  /** Maximum duration of a lookup: less than the 20 s after which the site's request times out. */
  lookupTimeout: 15_000,
  /** Maximum number of ids that one worker looks up at a time, which bounds its memory. Above it, the response is 503. */
  pendingLimit: 10_000,
  /** Minimum interval at which a worker reads the results of pending lookups. */
  pollInterval: 200,
  /** Maximum number of ids in one request. Their records fit on one page. */
  batchSize: 80,
  /**
   * Maximum length of a formula, in characters. 80 ids of 64 characters fit, and make a URL of 7,000 characters. Airtable accepts
   * 16,000. https://support.airtable.com/docs/enforcement-of-url-length-limit-for-web-api-requests
   */
  maxFormulaLength: 6_200,
  /** Maximum length of the queue: about the ids that are fetched in `lookupTimeout`. If it is full, the response is 503. */
  queueLimit: 4_000,
  /** Age of the mirror at which a refresh starts. */
  refreshInterval: 2 * 60_000,
  /** Age of the mirror up to which an id that it does not contain counts as absent from the table. */
  completeMirrorTtl: 4 * 60_000,
  /** Age of a mirrored record up to which it is served. */
  recordTtl: 15 * 60_000,
  /** Lifetime of an entry of the negative cache: an id that a lookup did not find, or that the table refused. */
  negativeCacheTtl: 60_000,
  /** Timeout of a request to the table. */
  requestTimeout: 8_000,
  /** Time from a response until its permit is available again: one second, and a margin for inaccurate clocks. */
  permitCooldown: 1_050,
  /** Pause of all requests after a 429. Airtable requires 30 s. https://airtable.com/developers/web/api/rate-limits */
  rateLimitPause: 31_000,
  /** Pause of the lookups in a table that refuses every request or sends responses in another format. */
  refusalPause: 30_000,
  /** Delay before a failed request is retried. */
  retryDelay: 2_000,
  /** Delay before a refresh that failed starts again. */
  refreshRetryDelay: 60_000,
  /** Maximum pages of a refresh: 100,000 records. */
  maxPages: 1_000,
  /** Maximum number of starts of a refresh at the first page, of its consecutive failures, and of pages of a lookup. */
  maxAttempts: 5,
}

export type Settings = typeof defaultSettings

/** Returns the milliseconds after which the permits and claims of a crashed worker expire: a request, and 4 s to store its result. */
export const leaseOf = ({ requestTimeout }: Settings) => requestTimeout + 4_000
