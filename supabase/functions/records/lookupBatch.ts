import { buildFormula } from "./formula.ts"
import { acquireInTime, sendWithPermit, waitForPermit, type WorkerDependencies } from "./permits.ts"
import type { LookupBatch } from "./store/lookups.ts"
import type { UpstreamResult } from "./upstream.ts"

/** Claims queued ids and acquires a permit to fetch them. Returns undefined if the queue is empty or no permit is available. */
export async function claimBatch({ store }: WorkerDependencies): Promise<LookupBatch | undefined> {
  const batch = await acquireInTime(store, store.claim)
  if (!batch || batch.uuids.length > 0) return batch
  await store.releasePermit(batch.permit, 0)
  return undefined
}

/**
 * Fetches the ids of a batch, in one request for each page of the response, and stores the results. An id without a result
 * stays in the queue.
 * @throws the store's errors
 */
export async function fetchBatch(
  { permit, source, uuids }: LookupBatch,
  dependencies: WorkerDependencies,
): Promise<void> {
  const { store, settings, log } = dependencies
  const formula = buildFormula(uuids)
  let unresolved = uuids
  let result = await sendWithPermit(dependencies, permit, { source, formula })
  for (let page = 1; ; page += 1) {
    if (result.kind === "page") {
      const { records, offset } = result
      await store.write(source, records, permit.sentAt)
      unresolved = unresolved.filter((uuid) => !records.some((record) => record.uuid === uuid))
      // Only after the last page is it certain that an id is absent.
      if (offset === undefined && unresolved.length > 0) {
        await store.cacheAbsence(source, unresolved, permit.sentAt)
        unresolved = []
      }
    }
    const offset = offsetToFollow(result, uuids)
    if (unresolved.length === 0 || offset === undefined || page === settings.maxAttempts) break
    const nextPermit = await waitForPermit("lookup", dependencies)
    if (!nextPermit) break
    result = await sendWithPermit(dependencies, nextPermit, { source, formula, offset })
  }
  if (result.kind === "refused") {
    log(
      `The table ${source} refused a lookup (status ${result.status}). ` +
        "Check RECORDS_UPSTREAM_URL, RECORDS_UPSTREAM_TOKEN and RECORDS_TABLES.",
    )
    await store.noteRefusal(source)
  }
  if (unresolved.length > 0) await store.postpone(source, unresolved, settings.retryDelay)
}

/**
 * Returns the offset of the next page, or undefined if no page should be fetched. If the table ignores the filter, no page
 * should: the refresh reads all records anyway.
 */
function offsetToFollow(result: UpstreamResult, uuids: readonly string[]): string | undefined {
  if (result.kind !== "page") return undefined
  return result.records.every(({ uuid }) => uuids.includes(uuid)) ? result.offset : undefined
}
