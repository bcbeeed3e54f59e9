/** The broker's limits. All times are in milliseconds. */
export const defaultSettings = {
  /** Age of the mirror at which a lookup starts a sync, unless `RECORDS_SYNC_MINUTES` is set. */
  maxMirrorAge: 10 * 60_000,
  /** Age of the mirror up to which an id that it does not contain counts as absent from the table. */
  absenceTtl: 15 * 60_000,
  /** Age of the mirror up to which its names are served. After it, they are deleted, unless a sync was refused. */
  recordTtl: 24 * 60 * 60_000,
  /** Timeout of a statement. A lookup waits for two at most, and the site's lookup times out after 20 s. Less than the lease. */
  queryTimeout: 8_000,
  /** Time after which a page should retry while a sync runs. */
  syncRetryAfter: 3_000,
  /** Time after which the staff and the status should retry if the database fails, or while a sync runs. */
  failureRetryAfter: 5_000,
  /** Time after which a page should retry if a person has to correct the table first. */
  correctionRetryAfter: 300_000,
  /**
   * The scheduler sends its requests at fixed times, so a sync begins some milliseconds after one. Without this margin, the request
   * at the end of the interval would come just too early.
   */
  schedulerMargin: 10_000,
  /** Minimum time between two messages of one worker about errors of the database. */
  reportInterval: 10_000,
  /** Time after which another worker may start a sync if the worker of a sync has crashed. Renewed before each request. */
  lease: 12_000,
  /** Interval between requests to the table: three per second. Airtable allows five, and the staff's commands send one. */
  requestInterval: 334,
  /** Timeout of a request to the table, with its body. Shorter than the lease. */
  requestTimeout: 8_000,
  /** Maximum size of a response of the table, uncompressed, in bytes. 100 records with long names have less than 0.1 MB. */
  maxResponseSize: 2_000_000,
  /** Pause after a sync that failed or was refused. Airtable requires 30 s after a 429. https://airtable.com/developers/web/api/rate-limits */
  failurePause: 31_000,
  /** Maximum attempts for one page. */
  maxAttempts: 3,
}

export type Settings = typeof defaultSettings
