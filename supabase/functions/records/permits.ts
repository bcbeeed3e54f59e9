import type { Settings } from "./settings.ts"
import type { Store } from "./store/index.ts"
import type { Permit, PermitUse } from "./store/permits.ts"
import type { Upstream, UpstreamRequest, UpstreamResult } from "./upstream.ts"

/** Dependencies that the modules of one worker share. */
export interface WorkerDependencies {
  store: Store
  upstream: Upstream
  settings: Settings
  /** Receives messages for the maintainer. They contain no id and no name. */
  log: (message: string) => void
  /** Keeps the worker alive until a background task ends. */
  waitUntil: (task: Promise<unknown>) => void
}

/** Maximum duration of acquiring a permit, in milliseconds. A permit that arrives later could expire during its request. */
const maxAcquireTime = 2_000

/**
 * Acquires a permit by calling `acquire`. If the call took longer than `maxAcquireTime`, releases the permit and returns
 * undefined.
 */
export async function acquireInTime<Acquired extends { permit: Permit }>(
  store: Pick<Store, "releasePermit">,
  acquire: () => Promise<Acquired | undefined>,
): Promise<Acquired | undefined> {
  const startedAt = performance.now()
  const acquired = await acquire()
  if (!acquired || performance.now() - startedAt <= maxAcquireTime) return acquired
  await store.releasePermit(acquired.permit, 0)
  return undefined
}

/**
 * Sends the one request that a permit allows. The permit's cooldown starts at the response. A 429 pauses the requests of
 * all workers.
 */
export async function sendWithPermit(
  { store, upstream, settings }: WorkerDependencies,
  permit: Permit,
  request: UpstreamRequest,
): Promise<UpstreamResult> {
  const result = await upstream.fetchPage(request)
  await store.releasePermit(permit, settings.permitCooldown, result.kind === "limited" ? settings.rateLimitPause : 0)
  return result
}

/** Maximum milliseconds to wait for a permit. This time and the request's timeout together are shorter than a worker's leases. */
const maxWait = 3_000

/** Waits up to `maxWait` for a permit. Returns undefined if no permit became available. */
export async function waitForPermit(
  use: PermitUse,
  { store, settings }: WorkerDependencies,
): Promise<Permit | undefined> {
  const deadline = performance.now() + maxWait
  do {
    const acquired = await acquireInTime(store, () => store.acquirePermit(use))
    if (acquired) return acquired.permit
    await new Promise((resolve) => setTimeout(resolve, settings.permitCooldown / 10))
  } while (performance.now() < deadline)
  return undefined
}
