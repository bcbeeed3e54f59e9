/** Requests as the table has counted them. */
export interface Counts {
  total: number
  /** Most requests within any one second. */
  mostInASecond: number
  /** Requests that were answered with 429. */
  refused: number
}

export interface RateLimit {
  /** Counts a request; false where it is one too many, or comes during the penalty. */
  admit: () => boolean
  counts: () => Counts
  /** Begins to count anew; a penalty lasts on. */
  reset: () => void
}

const second = 1_000

/**
 * So many requests in any second; after one too many nothing for the length of the penalty.
 * @param perSecond 5 at the real table, for the whole base
 * @param penalty milliseconds; 30,000 at the real table
 */
export function createRateLimit(perSecond: number, penalty: number): RateLimit {
  let recent: number[] = []
  let penaltyUntil = 0
  let counts: Counts = { total: 0, mostInASecond: 0, refused: 0 }
  return {
    admit: () => {
      const now = performance.now()
      recent = [...recent.filter((time) => time > now - second), now]
      counts.total += 1
      counts.mostInASecond = Math.max(counts.mostInASecond, recent.length)
      const isInPenalty = now < penaltyUntil
      if (!isInPenalty && recent.length > perSecond) penaltyUntil = now + penalty
      const isAdmitted = now >= penaltyUntil
      if (!isAdmitted) counts.refused += 1
      return isAdmitted
    },
    counts: () => ({ ...counts }),
    reset: () => {
      counts = { total: 0, mostInASecond: 0, refused: 0 }
    },
  }
}
