import { buildFormula } from "./formula.ts"
import { acquireInTime, sendWithPermit, waitForPermit, type WorkerParts } from "./permits.ts"
import type { LookupBatch } from "./store/lookups.ts"
import type { UpstreamResult } from "./upstream.ts"

/** Claims queued ids and a permit to fetch them. Returns undefined if the queue is empty or no permit is available. */
export async function claimBatch({ store }: WorkerParts): Promise<LookupBatch | undefined> {
  const batch = await acquireInTime(store, store.claim)
  if (!batch || batch.uuids.length > 0) return batch
  await store.releasePermit(batch.permit, 0)
  return undefined
}

/**
 * Fetches the ids of a batch in one request and stores the result. Ids without a result stay in the queue.
 * @throws the store's errors
 */
export async function fetchBatch({ permit, source, uuids }: LookupBatch, parts: WorkerParts): Promise<void> {
  const { store, settings, log } = parts
  const formula = buildFormula(uuids)
  let unresolved = uuids
  let result = await sendWithPermit(parts, permit, { source, formula })
  for (let page = 1; ; page += 1) {
    if (result.kind === "page") {
      const { records, offset } = result
      await store.write(source, records, permit.sentAt)
      unresolved = unresolved.filter((uuid) => !records.some((record) => record.uuid === uuid))
      // An id is absent only if no page follows.
      if (offset === undefined && unresolved.length > 0) {
        await store.cacheAbsence(source, unresolved, permit.sentAt)
        unresolved = []
      }
    }
    const offset = offsetToFollow(result, uuids)
    if (unresolved.length === 0 || offset === undefined || page === settings.maxAttempts) break
    const nextPermit = await waitForPermit("lookup", parts)
    if (!nextPermit) break
    result = await sendWithPermit(parts, nextPermit, { source, formula, offset })
  }
  if (result.kind === "refused") {
    log(`${source} refused a lookup (status ${result.status}).`)
    await store.noteRefusal(source)
  }
  if (unresolved.length > 0) await store.postpone(source, unresolved, settings.retryDelay)
}

/** Returns no offset if the table ignores the filter: the refresh reads all its records anyway. */
function offsetToFollow(result: UpstreamResult, uuids: readonly string[]): string | undefined {
  if (result.kind !== "page") return undefined
  return result.records.every(({ uuid }) => uuids.includes(uuid)) ? result.offset : undefined
}
