import { interval, type Query } from "./query.ts"

/** The right to send one request to the table. */
export interface Slot {
  slot: number
  holder: string
  /** Time of the database, just before the request is sent. */
  sentAt: string
}

/** Neither can take all of the budget. */
export type SlotUse = "look-up" | "refresh"

export interface BudgetStore {
  /** A slot for this use; nothing where none is free. */
  takeSlot: (use: SlotUse) => Promise<Slot | undefined>
  /**
   * Gives a slot back.
   * @param rest milliseconds until it is free again
   * @param penalty milliseconds during which nobody is to ask anything; 0 changes nothing
   */
  giveBack: (slot: Slot, rest: number, penalty?: number) => Promise<void>
}

const takeText = `
  update records.slots set holder = $1::text, free_at = clock_timestamp() + ${interval("$2")}
  where slot = (
      select slot from records.slots where use = $3::text and free_at <= clock_timestamp()
      order by slot limit 1 for update skip locked
    )
    and (select penalty_until from records.upstream) <= clock_timestamp()
  returning slot, clock_timestamp()::text as "sentAt"`

const giveBackText = `
  with penalty as (
    update records.upstream set penalty_until = greatest(penalty_until, clock_timestamp() + ${interval("$4")})
    where $4::text::float8 > 0
  )
  update records.slots set free_at = clock_timestamp() + ${interval("$3")}
  where slot = $1::text::int and holder = $2::text`

/** @param slotLease milliseconds after which a slot that was not given back is free again */
export function createBudgetStore(query: Query, slotLease: number): BudgetStore {
  return {
    takeSlot: async (use) => {
      const holder = crypto.randomUUID()
      const [row] = await query<{ slot: number; sentAt: string }>(takeText, [holder, String(slotLease), use])
      return row && { ...row, holder }
    },
    giveBack: async ({ slot, holder }, rest, penalty = 0) => {
      await query(giveBackText, [String(slot), holder, String(rest), String(penalty)])
    },
  }
}
