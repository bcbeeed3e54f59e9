import { interval, type Query } from "./query.ts"

/** Permission to send one request to the table. */
export interface Permit {
  id: number
  holder: string
  /** The database's time just before the request is sent. */
  sentAt: string
}

export type PermitUse = "lookup" | "refresh"

export interface PermitStore {
  /** Acquires a permit for a use. Returns undefined if none is available. */
  acquirePermit: (use: PermitUse) => Promise<{ permit: Permit } | undefined>
  /**
   * Releases a permit.
   * @param cooldown milliseconds until the permit is available again
   * @param pause milliseconds during which no worker sends any request; default 0
   */
  releasePermit: (permit: Permit, cooldown: number, pause?: number) => Promise<void>
}

/** Returns SQL that acquires a permit for `holder` if the condition is met. The arguments are SQL expressions. */
export const acquireSql = (holder: string, lease: string, use: string, condition = "true") => `
  update records.permits set holder = ${holder}, available_at = clock_timestamp() + ${interval(lease)}
  where id = (
      select id from records.permits where use = ${use} and available_at <= clock_timestamp() and ${condition}
      order by id limit 1 for update skip locked
    )
    and (select blocked_until from records.rate_limit) <= clock_timestamp()`

const acquireText = `
  ${acquireSql("$1::text", "$2", "$3::text")}
  returning id, clock_timestamp()::text as "sentAt"`

const releaseText = `
  with pause as (
    update records.rate_limit set blocked_until = greatest(blocked_until, clock_timestamp() + ${interval("$4")})
    where $4::text::float8 > 0
  )
  update records.permits set available_at = clock_timestamp() + ${interval("$3")}
  where id = $1::text::int and holder = $2::text`

/** @param lease milliseconds after which the permit of a crashed worker is available again */
export function createPermitStore(query: Query, lease: number): PermitStore {
  return {
    acquirePermit: async (use) => {
      const holder = crypto.randomUUID()
      const [row] = await query<{ id: number; sentAt: string }>(acquireText, [holder, String(lease), use])
      return row && { permit: { ...row, holder } }
    },
    releasePermit: async ({ id, holder }, cooldown, pause = 0) => {
      await query(releaseText, [String(id), holder, String(cooldown), String(pause)])
    },
  }
}
