import { leaseOf, type Settings } from "../settings.ts"
import type { TableRecord } from "../upstream.ts"
import { createLookupStore, type LookupStore } from "./lookups.ts"
import { createPermitStore, type PermitStore } from "./permits.ts"
import type { Query } from "./query.ts"
import { createRefreshStore, type RefreshStore } from "./refreshes.ts"
import { createStatusStore, type StatusStore } from "./status.ts"

/** Access to the state that all workers share: the schema `records` in supabase/migrations. */
export interface Store extends LookupStore, PermitStore, StatusStore {
  refreshes: RefreshStore
  /**
   * Writes records into the mirror and removes their ids from the queue. Does not overwrite a record that a later request
   * returned.
   * @param sentAt the database's time when the request was sent
   */
  write: (source: string, records: readonly TableRecord[], sentAt: string) => Promise<void>
  /** Stores the URL and the public key with which the database requests a refresh. */
  register: (url: string, publicKey: string) => Promise<void>
}

const writeText = `
  with given as (
    select uuid, id, "createdTime", name
    from jsonb_to_recordset($2::text::jsonb) as r (uuid text, id text, "createdTime" text, name text)
  ), dequeued as (
    delete from records.lookup_queue q using given where q.source = $1::text and q.uuid = given.uuid
  )
  insert into records.mirror as m (source, uuid, record_id, created_time, name, seen_at)
  select $1::text, uuid, id, "createdTime", name, $3::text::timestamptz from given order by uuid
  on conflict (source, uuid) do update
  set record_id = excluded.record_id, created_time = excluded.created_time, name = excluded.name,
    seen_at = excluded.seen_at
  where m.seen_at <= excluded.seen_at`

const registerText = `
  insert into records.broker as b (url, public_key) values ($1::text, $2::text)
  on conflict (is_only_row) do update set url = excluded.url, public_key = excluded.public_key
  where (b.url, b.public_key) <> (excluded.url, excluded.public_key)`

/** Creates the store. Each method runs one statement, so that it works through every kind of connection pool. */
export function createStore(query: Query, settings: Settings): Store {
  const lease = leaseOf(settings)
  return {
    ...createLookupStore(query, settings, lease),
    ...createPermitStore(query, lease),
    ...createStatusStore(query),
    refreshes: createRefreshStore(query, settings, lease),
    write: async (source, records, sentAt) => {
      if (records.length > 0) await query(writeText, [source, JSON.stringify(records), sentAt])
    },
    register: async (url, publicKey) => {
      await query(registerText, [url, publicKey])
    },
  }
}
