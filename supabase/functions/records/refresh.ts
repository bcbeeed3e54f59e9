import { nextStep } from "./nextStep.ts"
import { spendSlot, waitForSlot, type Budget } from "./spendSlot.ts"
import type { Store } from "./store/index.ts"
import type { Progress } from "./store/refreshes.ts"
import type { UpstreamAnswer } from "./upstream.ts"

export interface RefreshParts extends Budget {
  store: Store
  log: (message: string) => void
}

/**
 * Brings the mirror of one table up to date, page by page inside the budget, where that is due and no other worker is at
 * it. A worker that dies in the middle is followed by whichever comes next, at the same page.
 * @throws whatever the store throws
 */
export async function refresh(source: string, parts: RefreshParts): Promise<void> {
  const { store } = parts
  const holder = crypto.randomUUID()
  let progress = await store.refreshes.lease(source, holder)
  while (progress) {
    const slot = await waitForSlot("refresh", parts)
    if (!slot) return void (await store.refreshes.release(source, holder))
    const question = { source, ...(progress.offset === null ? {} : { offset: progress.offset }) }
    const answer = await spendSlot(parts, slot, question)
    if (answer.kind === "page") await store.write(source, answer.records, slot.sentAt)
    progress = await take(source, holder, progress, answer, parts)
  }
}

/** @returns how far the refresh is; nothing where it has ended, rests, or has become somebody else's */
async function take(
  source: string,
  holder: string,
  progress: Progress,
  answer: UpstreamAnswer,
  { store: { refreshes }, settings, log }: RefreshParts,
): Promise<Progress | undefined> {
  const { offsets, pages, restarts } = progress
  const step = nextStep(progress, answer, settings)
  switch (step.kind) {
    case "advance": {
      const { offset } = step
      const isHeld = await refreshes.advance(source, holder, offset)
      return isHeld ? { offset, offsets: [...offsets, offset], pages: pages + 1, restarts, failures: 0 } : undefined
    }
    case "restart": {
      const isHeld = await refreshes.restart(source, holder)
      return isHeld ? { offset: null, offsets: [], pages: 0, restarts: restarts + 1, failures: 0 } : undefined
    }
    case "complete":
      await refreshes.complete(source, holder)
      return undefined
    case "pause":
      await refreshes.pause(source, holder, step.milliseconds)
      return undefined
    case "give-up":
      log(`The refresh of ${source} ended: ${step.reason}. The mirror stays as it is.`)
      await refreshes.giveUp(source, holder)
      return undefined
  }
}
