import type { RecordsResult } from "./fetchRecordsPage"
import type { LookupOutcome } from "./lookupOutcome"

/** Limit for consecutive pages without a new record. Some pages are empty in normal operation. */
const maxPagesWithoutNewRecord = 25

type FetchPage = (offset: string | undefined) => Promise<Exclude<RecordsResult, { kind: "busy" }>>

/**
 * Follows the pages of a list until a UUID matches exactly. Continues after an empty page that has an offset. Starts once more at
 * the first page if the iterator expires.
 * @param fetchPage fetches the page at an offset; undefined is the first page
 */
export async function scanRecords(uuid: string, fetchPage: FetchPage, isSecondRun = false): Promise<LookupOutcome> {
  let offset: string | undefined
  let pagesWithoutNewRecord = 0
  const seenOffsets = new Set<string>()
  const seenUuids = new Set<string>()
  for (;;) {
    const result = await fetchPage(offset)
    if (result.kind === "failed" || result.kind === "notReleased") return result
    if (result.kind === "iteratorExpired")
      return isSecondRun ? { kind: "failed", reason: "expired" } : scanRecords(uuid, fetchPage, true)
    const { records, offset: nextOffset } = result.recordsPage
    const match = records.find((record) => record.uuid === uuid)
    if (match) return { kind: "found", name: match.name }
    if (nextOffset === undefined) return { kind: "notFound" }
    const hasNewRecord = records.some((record) => record.uuid && !seenUuids.has(record.uuid))
    pagesWithoutNewRecord = hasNewRecord ? 0 : pagesWithoutNewRecord + 1
    if (seenOffsets.has(nextOffset) || pagesWithoutNewRecord >= maxPagesWithoutNewRecord)
      return { kind: "failed", reason: "endless" }
    seenOffsets.add(nextOffset)
    for (const record of records) seenUuids.add(record.uuid)
    offset = nextOffset
  }
}
