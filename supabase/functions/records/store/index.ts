import type { Settings } from "../settings.ts"
import type { TableRecord } from "../upstream.ts"
import { createBudgetStore, type BudgetStore } from "./budget.ts"
import { createLookUpStore, type LookUpStore } from "./lookUps.ts"
import type { Query } from "./query.ts"
import { createRefreshStore, type RefreshStore } from "./refreshes.ts"

/** What the workers share (supabase/migrations, schema `records`). */
export interface Store extends LookUpStore, BudgetStore {
  refreshes: RefreshStore
  /**
   * Writes records into the mirror, over older ones. Nobody needs to ask for them any longer.
   * @param sentAt time of the database when the request was sent that brought them
   */
  write: (source: string, records: readonly TableRecord[], sentAt: string) => Promise<void>
}

const writeText = `
  with given as (
    select uuid, id, "createdTime", name
    from jsonb_to_recordset($2::text::jsonb) as r (uuid text, id text, "createdTime" text, name text)
  ), answered as (
    delete from records.pending p using given where p.source = $1::text and p.uuid = given.uuid
  )
  insert into records.mirror as m (source, uuid, record_id, created_time, name, seen_at)
  select $1::text, uuid, id, "createdTime", name, $3::text::timestamptz from given order by uuid
  on conflict (source, uuid) do update
  set record_id = excluded.record_id, created_time = excluded.created_time, name = excluded.name,
    seen_at = excluded.seen_at
  where m.seen_at <= excluded.seen_at`

/** A thin layer over PostgreSQL. Each call is one statement, so it works through a connection pool of any kind. */
export function createStore(query: Query, settings: Settings): Store {
  // The request itself, and time to send it and to write down what it brought.
  const lease = settings.requestLimit + 4_000
  return {
    ...createLookUpStore(query, settings, lease),
    ...createBudgetStore(query, lease),
    refreshes: createRefreshStore(query, settings, lease),
    write: async (source, records, sentAt) => {
      if (records.length > 0) await query(writeText, [source, JSON.stringify(records), sentAt])
    },
  }
}
