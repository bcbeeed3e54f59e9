import { withDeadline } from "../../lib/withDeadline"
import { uuidOf } from "./applicantId"
import { fetchRecordsPage } from "./fetchRecordsPage"
import type { LookupOutcome } from "./lookupOutcome"

/** Milliseconds for all requests of a lookup. */
const timeLimit = 20_000
/**
 * Milliseconds between two requests: the records API accepts five per second for a base. After more, it responds with
 * 429 for 30 s.
 */
const requestInterval = 200

interface Options {
  table: string
  /** The decoded id from the URL, with its dots. */
  userId: string | undefined
  signal?: AbortSignal
}

/**
 * Finds the record whose UUID is the applicant's id. It sends a filter and also follows all pages, also after an empty
 * one, until a UUID matches, so the result is right even if the table ignores the filter. Starts again at the first
 * page if the list's iterator expires. A repeated offset or the time limit ends a list without an end. Never throws,
 * and sends no request for an impossible id.
 */
export function findApplicant({ table, userId, signal: caller }: Options): Promise<LookupOutcome> {
  const uuid = uuidOf(userId)
  if (uuid === undefined) return Promise.resolve({ kind: "missingId" })
  const deadline = Date.now() + timeLimit
  const lookup = async (signal: AbortSignal): Promise<LookupOutcome> => {
    let offset: string | undefined
    const seenOffsets = new Set<string>()
    while (!signal.aborted) {
      let nextStart = Date.now() + requestInterval
      const result = await fetchRecordsPage({ table, uuid, offset }, signal)
      if (result.kind === "failed" || result.kind === "notReleased") return result
      if (result.kind === "iteratorExpired") {
        offset = undefined
        seenOffsets.clear()
      }
      if (result.kind === "busy") {
        const { retryAfter, status } = result
        if (retryAfter === undefined || Date.now() + retryAfter >= deadline)
          return { kind: "failed", reason: "busy", status }
        // The service gives many visitors the same time, so spread their retries over a second.
        nextStart = Date.now() + retryAfter + Math.random() * 1000
      }
      if (result.kind === "page") {
        const match = result.records.find((record) => uuidOf(record.uuid) === uuid)
        if (match) return { kind: "found", name: match.name }
        if (result.offset === undefined) return { kind: "notFound" }
        if (seenOffsets.has(result.offset)) return { kind: "failed", reason: "endless" }
        seenOffsets.add(result.offset)
        offset = result.offset
      }
      await new Promise((resolve) => setTimeout(resolve, nextStart - Date.now()))
    }
    return { kind: "failed", reason: "canceled" }
  }
  return withDeadline(timeLimit, lookup, caller)
}
