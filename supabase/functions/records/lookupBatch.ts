import { failureReason } from "./failureReason.ts"
import { buildFormula } from "./formula.ts"
import { acquireInTime, sendWithPermit, waitForPermit, type WorkerDependencies } from "./permits.ts"
import { leaseOf } from "./settings.ts"
import type { LookupBatch } from "./store/lookups.ts"
import type { Permit } from "./store/permits.ts"
import type { UpstreamResult } from "./upstream.ts"

/** Claims queued ids and acquires a permit to fetch them. Returns undefined if the queue is empty or no permit is available. */
export async function claimBatch({ store }: WorkerDependencies): Promise<LookupBatch | undefined> {
  const batch = await acquireInTime(store, store.claim)
  if (!batch || batch.uuids.length > 0) return batch
  await store.releasePermit(batch.permit, 0)
  return undefined
}

/** An id that no table contains. A request for it shows whether a table accepts lookups at all. */
export const controlId = "00000000-0000-0000-0000-000000000000"

/**
 * Fetches the ids of a batch and stores the results. If the table refuses the request, but accepts others, fetches the two halves,
 * down to single ids: an id that is refused alone counts as absent. An id without a result stays in the queue.
 * @throws the store's errors
 */
export async function fetchBatch(batch: LookupBatch, dependencies: WorkerDependencies): Promise<void> {
  const { store, settings, log } = dependencies
  const { source } = batch
  const acquire = () => waitForPermit("lookup", dependencies)
  /** Groups of ids that are not fetched yet. Each needs one request. */
  const groups = [batch.uuids]
  const postponeAll = () => store.postpone(source, groups.flat(), settings.retryDelay)
  let permit: Permit | undefined = batch.permit
  let isTableChecked = false
  for (let group = groups[0]; group; group = groups[0]) {
    if (group.length > 1 && buildFormula(group).length > settings.maxFormulaLength) {
      groups.splice(0, 1, ...halvesOf(group))
      continue
    }
    if (!permit) {
      await store.postpone(source, groups.flat(), leaseOf(settings))
      permit = await acquire()
    }
    if (!permit) return postponeAll()
    const refusedStatus = await fetchGroup({ permit, source, uuids: group }, dependencies)
    permit = undefined
    if (refusedStatus === undefined) {
      groups.shift()
      continue
    }
    if (!isTableChecked) {
      const controlPermit = await acquire()
      const control =
        controlPermit &&
        (await sendWithPermit(dependencies, controlPermit, { source, formula: buildFormula([controlId]) }))
      if (control?.kind === "refused") {
        log(`The table ${source} refused a lookup. ${failureReason(source, control)}`)
        await store.noteRefusal(source)
      }
      if (control?.kind !== "page") return postponeAll()
      isTableChecked = true
    }
    if (group.length > 1) groups.splice(0, 1, ...halvesOf(group))
    else {
      groups.shift()
      log(
        `The table ${source} refused the lookup of one id (status ${refusedStatus}). The id counts as unknown for a minute.`,
      )
      // Deletes no mirrored record, because the response does not show that the record is absent.
      await store.cacheAbsence(source, group, "-infinity")
    }
  }
}

/** Divides two or more ids into two groups. */
function halvesOf(uuids: readonly string[]): [readonly string[], readonly string[]] {
  const middle = Math.ceil(uuids.length / 2)
  return [uuids.slice(0, middle), uuids.slice(middle)]
}

/**
 * Fetches ids, in one request for each page of the response, and stores the results.
 * @returns the status if the table refused the request
 * @throws the store's errors
 */
async function fetchGroup(
  { permit, source, uuids }: LookupBatch,
  dependencies: WorkerDependencies,
): Promise<number | undefined> {
  const { store, settings } = dependencies
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
  if (result.kind === "refused") return result.status
  if (unresolved.length > 0) await store.postpone(source, unresolved, settings.retryDelay)
  return undefined
}

/**
 * Returns the offset of the next page, or undefined if no page should be fetched. If the table ignores the filter, no page
 * should: the refresh reads all records anyway.
 */
function offsetToFollow(result: UpstreamResult, uuids: readonly string[]): string | undefined {
  if (result.kind !== "page") return undefined
  return result.records.every(({ uuid }) => uuids.includes(uuid)) ? result.offset : undefined
}
