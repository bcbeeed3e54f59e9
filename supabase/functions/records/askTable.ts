import { formulaOfIds } from "./formula.ts"
import { spendSlot, takeInTime, waitForSlot, type Budget } from "./spendSlot.ts"
import type { Store } from "./store/index.ts"
import type { Claim } from "./store/lookUps.ts"
import type { UpstreamAnswer } from "./upstream.ts"

export interface AskParts extends Budget {
  store: Store
  log: (message: string) => void
}

/** Takes ids that wait, and the right to ask for them; nothing where nobody waits or the budget is spent. */
export async function claimIds(parts: AskParts): Promise<Claim | undefined> {
  const claim = await takeInTime(parts, parts.store.claim)
  if (!claim || claim.uuids.length > 0) return claim
  await parts.store.giveBack(claim.slot, 0)
  return undefined
}

/**
 * Asks the table for the ids of a claim in one question and writes down what it says. Ids it did not decide wait on.
 * @throws whatever the store throws
 */
export async function askTable({ slot, source, uuids }: Claim, parts: AskParts): Promise<void> {
  const { store, settings, log } = parts
  const formula = formulaOfIds(uuids)
  let open: readonly string[] = uuids
  let answer = await spendSlot(parts, slot, { source, formula })
  for (let page = 1; ; page += 1) {
    if (answer.kind === "page") await store.write(source, answer.records, slot.sentAt)
    const verdict = verdictOf(open, answer)
    open = verdict.open
    if (verdict.absent.length > 0) await store.noteAbsent(source, verdict.absent, slot.sentAt)
    const offset = offsetToFollow(answer, uuids)
    if (open.length === 0 || offset === undefined || page === settings.attempts) break
    const next = await waitForSlot("look-up", parts)
    if (!next) break
    answer = await spendSlot(parts, next, { source, formula, offset })
  }
  if (answer.kind === "refused") {
    log(`${source} refused a look-up (status ${answer.status}).`)
    await store.noteTrouble(source)
  }
  if (open.length > 0) await store.postpone(source, open, settings.pause)
}

/** What an answer says of ids that it was asked for. */
export interface Verdict {
  absent: string[]
  /** Nothing is known of these yet. */
  open: string[]
}

/** An id that is not in a page is absent only where no further page follows. */
export function verdictOf(uuids: readonly string[], answer: UpstreamAnswer): Verdict {
  if (answer.kind !== "page") return { absent: [], open: [...uuids] }
  const seen = new Set(answer.records.map(({ uuid }) => uuid))
  const missing = uuids.filter((uuid) => !seen.has(uuid))
  return answer.offset === undefined ? { absent: missing, open: [] } : { absent: [], open: missing }
}

/**
 * Where the answer goes on. A table that ignores the filter answers everybody: following it would be the refresh once more,
 * so its ids are left to that.
 */
function offsetToFollow(answer: UpstreamAnswer, uuids: readonly string[]): string | undefined {
  if (answer.kind !== "page") return undefined
  return answer.records.every(({ uuid }) => uuids.includes(uuid)) ? answer.offset : undefined
}
