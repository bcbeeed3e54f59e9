import type { Settings } from "../settings.ts"
import type { TableRecord } from "../upstream.ts"
import { acquireSql, type Permit } from "./permits.ts"
import { interval, keysIn, type Query, type RecordKey } from "./query.ts"

/** What the database contains about an id. */
export interface LookupState extends RecordKey {
  /** The mirrored record, if it is not older than `recordTtl`. */
  record?: TableRecord
  /** The id is not in the table, according to a complete mirror or the negative cache. Ignored if `record` is set. */
  isAbsent: boolean
  /** Milliseconds until a lookup may be sent to the table; 0 if it may be sent now. */
  pause: number
  /** The mirror of the table is stale and no worker refreshes it. */
  isRefreshDue: boolean
}

/** Ids of one table that a worker has claimed, with the permit to fetch them. */
export interface LookupBatch {
  permit: Permit
  source: string
  uuids: readonly string[]
}

export interface LookupStore {
  /** Reads the state of each id. */
  read: (keys: readonly RecordKey[]) => Promise<LookupState[]>
  /** Adds ids to the queue. Returns the same ids, or an empty array if the queue is full. */
  enqueue: (keys: readonly RecordKey[]) => Promise<RecordKey[]>
  /**
   * Acquires a permit and claims the oldest queued ids. Returns undefined if no permit is available or the queue is empty.
   * The batch has no ids if other workers claimed all of them at the same time.
   */
  claim: () => Promise<LookupBatch | undefined>
  /**
   * Adds ids to the negative cache, and removes them from the queue and from the mirror. Keeps a record that a later
   * request returned.
   * @param sentAt the database's time when the request was sent
   */
  cacheAbsence: (source: string, uuids: readonly string[], sentAt: string) => Promise<void>
  /** Lets workers claim the ids again after a delay. */
  postpone: (source: string, uuids: readonly string[], milliseconds: number) => Promise<void>
  /** Pauses the lookups in a table for `refusalPause`, because the table refused a request. */
  noteRefusal: (source: string) => Promise<void>
}

// The lateral join makes the planner look up one row for each id, even without statistics.
const readText = `
  select keys.source, keys.uuid, m.record_id as "recordId", m.created_time as "createdTime", m.name,
    coalesce(s.completed_at > now() - ${interval("$3")}, false)
      or exists (
        select from records.negative_cache n
        where n.source = keys.source and n.uuid = keys.uuid and n.expires_at > now()
      ) as "isAbsent",
    greatest(extract(epoch from greatest(l.blocked_until, s.refused_until) - now()) * 1000, 0)::float8 as pause,
    s.source is null or (
      s.leased_until <= now() and s.retry_at <= now() and l.blocked_until <= now()
      and (s.started_at is not null or s.completed_at <= now() - ${interval("$4")})
    ) as "isRefreshDue"
  from ${keysIn("$1")}
  cross join records.rate_limit l
  left join records.sources s on s.source = keys.source
  left join lateral (
    select mirror.* from records.mirror
    where mirror.source = keys.source and mirror.uuid = keys.uuid and mirror.seen_at > now() - ${interval("$2")}
    limit 1
  ) m on true`

const enqueueText = `
  insert into records.lookup_queue as q (source, uuid, expires_at)
  select distinct keys.source, keys.uuid, now() + ${interval("$2")} from ${keysIn("$1")}
  where (select count(*) from records.lookup_queue where expires_at >= now()) < $3::text::int
  order by keys.source, keys.uuid
  on conflict (source, uuid) do update set expires_at = greatest(q.expires_at, excluded.expires_at)
  returning source, uuid`

// Skips rows that another worker has locked, so that workers never wait for each other.
const claimText = `
  with expired_lookups as (
    delete from records.lookup_queue q using (
      select source, uuid from records.lookup_queue where expires_at < now() for update skip locked
    ) old where q.source = old.source and q.uuid = old.uuid
  ), expired_absences as (
    delete from records.negative_cache n using (
      select source, uuid from records.negative_cache where expires_at < now() for update skip locked
    ) old where n.source = old.source and n.uuid = old.uuid
  ), next as (
    select q.source from records.lookup_queue q left join records.sources s on s.source = q.source
    where q.expires_at >= now() and q.claimed_until <= now() and coalesce(s.refused_until <= now(), true)
    order by q.queued_at limit 1
  ), permit as (
    ${acquireSql("$1::text", "$2", "'lookup'", "exists (select from next)")}
    returning id
  ), batch as (
    select q.source, q.uuid from records.lookup_queue q
    where q.source = (select source from next) and q.expires_at >= now() and q.claimed_until <= now()
      and exists (select from permit)
    order by q.queued_at limit $3::text::int for update skip locked
  ), claimed as (
    update records.lookup_queue q set claimed_until = now() + ${interval("$2")}
    from batch where q.source = batch.source and q.uuid = batch.uuid
    returning q.source, q.uuid
  )
  select permit.id, clock_timestamp()::text as "sentAt", claimed.source, claimed.uuid
  from permit left join claimed on true`

const cacheAbsenceText = `
  with absent as (
    select jsonb_array_elements_text($2::text::jsonb) as uuid
  ), deleted as (
    delete from records.mirror m using absent
    where m.source = $1::text and m.uuid = absent.uuid and m.seen_at <= $3::text::timestamptz
  ), cached as (
    insert into records.negative_cache (source, uuid, expires_at)
    select $1::text, uuid, now() + ${interval("$4")} from absent order by uuid
    on conflict (source, uuid) do update set expires_at = excluded.expires_at
  )
  delete from records.lookup_queue q using absent where q.source = $1::text and q.uuid = absent.uuid`

const postponeText = `
  update records.lookup_queue set claimed_until = now() + ${interval("$3")}
  where source = $1::text and uuid in (select jsonb_array_elements_text($2::text::jsonb))`

const refusalText = `
  insert into records.sources (source, refused_until) values ($1::text, now() + ${interval("$2")})
  on conflict (source) do update set refused_until = excluded.refused_until`

interface StateRow extends Omit<LookupState, "record"> {
  recordId: string | null
  createdTime: string
  name: string | null
}

/** @param lease milliseconds after which the permit and the claims of a crashed worker expire */
export function createLookupStore(query: Query, settings: Settings, lease: number): LookupStore {
  return {
    read: async (keys) => {
      const ttls = [settings.recordTtl, settings.completeMirrorTtl, settings.refreshInterval].map(String)
      const rows = await query<StateRow>(readText, [JSON.stringify(keys), ...ttls])
      return rows.map(({ recordId, createdTime, name, ...state }) => {
        if (recordId === null) return state
        return { ...state, record: { id: recordId, createdTime, uuid: state.uuid, ...(name === null ? {} : { name }) } }
      })
    },
    enqueue: (keys) => {
      const { lookupTimeout, queueLimit } = settings
      return query<RecordKey>(enqueueText, [JSON.stringify(keys), String(lookupTimeout), String(queueLimit)])
    },
    claim: async () => {
      const holder = crypto.randomUUID()
      const rows = await query<{ id: number; sentAt: string; source: string | null; uuid: string | null }>(claimText, [
        holder,
        String(lease),
        String(settings.batchSize),
      ])
      const [first] = rows
      if (!first) return undefined
      const { id, sentAt, source } = first
      return { permit: { id, holder, sentAt }, source: source ?? "", uuids: rows.flatMap(({ uuid }) => uuid ?? []) }
    },
    cacheAbsence: async (source, uuids, sentAt) => {
      await query(cacheAbsenceText, [source, JSON.stringify(uuids), sentAt, String(settings.negativeCacheTtl)])
    },
    postpone: async (source, uuids, milliseconds) => {
      await query(postponeText, [source, JSON.stringify(uuids), String(milliseconds)])
    },
    noteRefusal: async (source) => {
      await query(refusalText, [source, String(settings.refusalPause)])
    },
  }
}
