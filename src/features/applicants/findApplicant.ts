import { withDeadline } from "../../lib/withDeadline"
import { uuidOf } from "./applicantId"
import { ageOfEarlyLookup } from "./earlyLookup"
import { fetchRecordsPage } from "./fetchRecordsPage"
import type { LookupOutcome } from "./lookupOutcome"
import { recordsUrl } from "./requestRecords"
import { scanRecords } from "./scanRecords"
import { sleep } from "./sleep"

/** Milliseconds for all requests of a lookup, with the one that the page has started early. */
const maxDuration = 20_000
/**
 * Milliseconds between the starts of two requests: the records API accepts five requests per second for a base. After more, it
 * responds with 429 for 30 s.
 */
const requestInterval = 200

interface Options {
  table: string
  /** The decoded id from the URL, with its dots. */
  userId: string | undefined
  /** Cancels the lookup. */
  signal?: AbortSignal
}

/**
 * Finds the record whose UUID is the applicant's id. It sends a filter and also follows all pages, so the result is right
 * even if the table ignores the filter. Never throws, and sends no request for an impossible id.
 */
export function findApplicant({ table, userId, signal: caller }: Options): Promise<LookupOutcome> {
  const uuid = uuidOf(userId)
  if (uuid === undefined) return Promise.resolve({ kind: "missingId" })
  const timeLimit = maxDuration - ageOfEarlyLookup(recordsUrl({ table, uuid }))
  const deadline = Date.now() + timeLimit
  const lookup = (signal: AbortSignal) => {
    let nextStart = 0
    return scanRecords(uuid, async (offset) => {
      for (;;) {
        await sleep(nextStart - Date.now(), signal)
        nextStart = Date.now() + requestInterval
        if (signal.aborted) return { kind: "failed", reason: "canceled" }
        const result = await fetchRecordsPage({ table, uuid, offset, signal })
        if (result.kind !== "busy") return result
        const { retryAfter, status } = result
        if (retryAfter === undefined || Date.now() + retryAfter >= deadline)
          return { kind: "failed", reason: "busy", status }
        // The service gives many visitors the same time, so spread their retries over a second.
        await sleep(retryAfter + Math.random() * 1000, signal)
      }
    })
  }
  return withDeadline(timeLimit, lookup, caller)
}
