/** Statistics of the requests that a rate limit has counted. */
export interface RequestCounts {
  total: number
  /** Maximum of the requests within one second. */
  mostInASecond: number
  /** Requests that were rejected with 429. */
  refused: number
}

export interface RateLimit {
  /** Counts a request. Returns false if it exceeds the limit or arrives during the penalty. */
  admit: () => boolean
  counts: () => RequestCounts
  /** Resets the statistics, but not a penalty. */
  reset: () => void
}

const noRequests: RequestCounts = { total: 0, mostInASecond: 0, refused: 0 }

/**
 * Limits the requests in any second. A request above the limit starts a penalty, during which all are rejected.
 * @param perSecond 5 for an Airtable base
 * @param penalty milliseconds; 30,000 at Airtable
 */
export function createRateLimit(perSecond: number, penalty: number): RateLimit {
  let recent: number[] = []
  let penaltyUntil = 0
  let counts = { ...noRequests }
  return {
    admit: () => {
      const now = performance.now()
      recent = [...recent.filter((time) => time > now - 1_000), now]
      counts.total += 1
      counts.mostInASecond = Math.max(counts.mostInASecond, recent.length)
      if (now >= penaltyUntil && recent.length > perSecond) penaltyUntil = now + penalty
      const isAdmitted = now >= penaltyUntil
      if (!isAdmitted) counts.refused += 1
      return isAdmitted
    },
    counts: () => ({ ...counts }),
    reset: () => {
      counts = { ...noRequests }
    },
  }
}
