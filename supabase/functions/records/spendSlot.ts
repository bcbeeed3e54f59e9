import type { Clock } from "./clock.ts"
import type { Settings } from "./settings.ts"
import type { BudgetStore, Slot, SlotUse } from "./store/budget.ts"
import type { Upstream, UpstreamAnswer, UpstreamQuestion } from "./upstream.ts"

export interface Budget {
  store: BudgetStore
  upstream: Upstream
  clock: Clock
  settings: Settings
}

/** How long a worker may hesitate between taking a slot and sending: its lease on the slot does not last for ever. */
const longestHesitation = 2_000

/**
 * Takes a slot by the given call. One that came so late that its lease may end before the answer is given back unused.
 * @param take asks the store
 */
export async function takeInTime<Held extends { slot: Slot }>(
  { store, clock }: Budget,
  take: () => Promise<Held | undefined>,
): Promise<Held | undefined> {
  const begun = clock.now()
  const held = await take()
  if (held && clock.now() - begun > longestHesitation) {
    await store.giveBack(held.slot, 0)
    return undefined
  }
  return held
}

/** Sends the one request that a slot stands for. The slot rests from the answer on; after a 429 the whole budget does. */
export async function spendSlot(
  { store, upstream, settings }: Budget,
  slot: Slot,
  question: UpstreamQuestion,
): Promise<UpstreamAnswer> {
  const answer = await upstream.list(question)
  await store.giveBack(slot, settings.slotRest, answer.kind === "limited" ? settings.penalty : 0)
  return answer
}

/** Longest wait for a slot: with the request after it, it stays within what a worker leases. */
const longestWait = 3_000

/** Waits for a slot; nothing where none became free. */
export async function waitForSlot(use: SlotUse, budget: Budget): Promise<Slot | undefined> {
  const { store, clock, settings } = budget
  const end = clock.now() + longestWait
  do {
    const held = await takeInTime(budget, async () => {
      const slot = await store.takeSlot(use)
      return slot && { slot }
    })
    if (held) return held.slot
    await clock.wait(settings.slotRest / 10)
  } while (clock.now() < end)
  return undefined
}
