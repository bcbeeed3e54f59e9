/** Statistics of the requests to a service with a rate limit. */
export interface RequestCounts {
  total: number
  /** Maximum number of requests within one second. */
  mostInASecond: number
  /** Number of requests that were rejected with 429. */
  refused: number
}

export interface RateLimit {
  /** Counts a request. Returns false if it exceeds the limit or arrives during the penalty. */
  admit: () => boolean
  /** Returns the statistics since the start or the last reset. */
  counts: () => RequestCounts
  /** Resets the statistics, but not a penalty. */
  reset: () => void
}

const noRequests: RequestCounts = { total: 0, mostInASecond: 0, refused: 0 }

/**
 * Limits the number of requests in any second. A request above the limit starts a penalty, during which all requests are
 * rejected. Airtable's limits: https://airtable.com/developers/web/api/rate-limits
 * @param perSecond maximum number of requests; 5 for an Airtable base
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
