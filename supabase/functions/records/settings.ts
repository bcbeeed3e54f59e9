/** The broker's limits. All times in milliseconds. */
export interface Settings {
  /** Longest that a request is held open. The site's own look-up ends after 20 s. */
  hold: number
  /** How often a worker looks whether what its requests wait for has come. */
  poll: number
  /** Ids in one question to the table: 80 make an address of some 5 kB, and its answer fits one page. */
  batch: number
  /** Ids that may wait at once: about what is answered within `hold`. Above it the answer is 503 at once. */
  queue: number
  /** The mirror is refreshed when the last complete refresh began longer ago than this. */
  refreshAfter: number
  /** What is not in the mirror is not in the table, while the last complete refresh began less than this ago. */
  absenceTrust: number
  /** A mirrored record is believed this long; then the table is asked again. */
  recordTrust: number
  /** How long an id is remembered that the table did not hold. */
  absenceMemory: number
  /** Time limit of a request to the table. */
  requestLimit: number
  /** How long a slot rests after its answer: a second, and a little for clocks that run unevenly. */
  slotRest: number
  /** How long nothing is asked after a 429: the table wants 30 s. */
  penalty: number
  /** How long a table is left alone that has refused, or answered what cannot be read. */
  trouble: number
  /** Pause after a request that failed on its way. */
  pause: number
  /** A refresh that has failed altogether is tried again after this. */
  refreshPause: number
  /** Most pages of a refresh: 100,000 records. */
  pages: number
  /** How often a refresh may begin anew because its iterator has expired, and how many requests in a row may fail. */
  attempts: number
}

export const defaultSettings: Settings = {
  hold: 15_000,
  poll: 200,
  batch: 80,
  queue: 4_000,
  refreshAfter: 2 * 60_000,
  absenceTrust: 4 * 60_000,
  recordTrust: 15 * 60_000,
  absenceMemory: 60_000,
  requestLimit: 8_000,
  slotRest: 1_050,
  penalty: 31_000,
  trouble: 30_000,
  pause: 2_000,
  refreshPause: 60_000,
  pages: 1_000,
  attempts: 5,
}
