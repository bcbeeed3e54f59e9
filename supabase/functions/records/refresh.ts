import { failureReason } from "./failureReason.ts"
import { sendWithPermit, waitForPermit, type WorkerDependencies } from "./permits.ts"
import type { Settings } from "./settings.ts"
import type { RefreshProgress } from "./store/refreshes.ts"
import type { UpstreamResult } from "./upstream.ts"

/** The next step of a refresh after a response of the table. */
export type RefreshStep =
  | { kind: "advance"; offset: string }
  | { kind: "complete" }
  | { kind: "restart" }
  | { kind: "pause"; milliseconds: number; reason: string }
  | { kind: "give-up"; reason: string }

/** Decides the next step of a refresh. The limits ensure that the refresh ends after every sequence of responses. */
export function decideRefreshStep(
  source: string,
  progress: RefreshProgress,
  result: UpstreamResult,
  { maxPages, maxAttempts, retryDelay, rateLimitPause }: Settings,
): RefreshStep {
  switch (result.kind) {
    case "page":
      if (result.lacksIds && progress.pages === 0) return { kind: "give-up", reason: failureReason(source, result) }
      if (result.offset === undefined) return { kind: "complete" }
      if (progress.offsets.includes(result.offset)) return { kind: "give-up", reason: "The table repeated an offset." }
      if (progress.pages + 1 >= maxPages)
        return { kind: "give-up", reason: `The table has more than ${maxPages} pages.` }
      return { kind: "advance", offset: result.offset }
    case "expired":
      if (progress.restarts + 1 >= maxAttempts) return { kind: "give-up", reason: "The offset expired repeatedly." }
      return { kind: "restart" }
    case "refused":
      return { kind: "give-up", reason: failureReason(source, result) }
    case "limited":
    case "failed": {
      const reason = failureReason(source, result)
      if (progress.failures + 1 >= maxAttempts) return { kind: "give-up", reason }
      return { kind: "pause", milliseconds: result.kind === "limited" ? rateLimitPause : retryDelay, reason }
    }
  }
}

/**
 * Refreshes the mirror of one table, page by page within the rate limit, if it is stale and no other worker refreshes it.
 * If a worker crashes, another worker continues at the same page.
 * @throws the store's errors
 */
export async function refresh(source: string, dependencies: WorkerDependencies): Promise<void> {
  const { store, settings, log } = dependencies
  const { refreshes } = store
  const holder = crypto.randomUUID()
  let progress = await refreshes.lease(source, holder)
  while (progress) {
    const permit = await waitForPermit("refresh", dependencies)
    if (!permit) return refreshes.release(source, holder)
    const { offset, offsets, pages, restarts } = progress
    const result = await sendWithPermit(dependencies, permit, { source, ...(offset === null ? {} : { offset }) })
    if (result.kind === "page") await store.write(source, result.records, permit.sentAt)

    const step = decideRefreshStep(source, progress, result, settings)
    if (step.kind === "pause" || step.kind === "give-up") await store.noteFailure(source, step.reason)
    switch (step.kind) {
      case "complete":
        return refreshes.complete(source, holder)
      case "pause":
        return refreshes.pause(source, holder, step.milliseconds)
      case "give-up":
        log(`The refresh of the table ${source} failed. ${step.reason} The broker starts it again later.`)
        return refreshes.giveUp(source, holder)
      case "advance":
        if (!(await refreshes.advance(source, holder, step.offset))) return
        progress = { offset: step.offset, offsets: [...offsets, step.offset], pages: pages + 1, restarts, failures: 0 }
        break
      case "restart":
        if (!(await refreshes.restart(source, holder))) return
        progress = { offset: null, offsets: [], pages: 0, restarts: restarts + 1, failures: 0 }
    }
  }
}
