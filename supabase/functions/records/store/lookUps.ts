import type { Settings } from "../settings.ts"
import type { TableRecord } from "../upstream.ts"
import type { Slot } from "./budget.ts"
import { interval, keysIn, type Key, type Query } from "./query.ts"

/** What the database knows of an id at this moment. */
export interface Finding extends Key {
  record?: TableRecord
  /** It is known not to be in the table. */
  isAbsent: boolean
  /** Milliseconds during which the table is not to be asked; 0 where it may be. */
  rest: number
  /** The mirror of its table is due for a refresh that nobody is at work on. */
  isRefreshDue: boolean
}

/** Ids that a worker has taken upon itself to ask for, all of one table. */
export interface Claim {
  slot: Slot
  source: string
  uuids: string[]
}

export interface LookUpStore {
  read: (keys: readonly Key[]) => Promise<Finding[]>
  /** Has ids wait for their turn. Gives back those that do; the others find the queue full. */
  ask: (keys: readonly Key[]) => Promise<Key[]>
  /** Takes a slot and the ids that have waited longest; nothing where there is no slot, or nobody waits. */
  claim: () => Promise<Claim | undefined>
  /**
   * Notes that the table does not hold ids, and ends their waiting.
   * @param sentAt time of the database when the table was asked
   */
  noteAbsent: (source: string, uuids: readonly string[], sentAt: string) => Promise<void>
  /** Lets somebody ask again after a while for ids that were claimed in vain. */
  postpone: (source: string, uuids: readonly string[], milliseconds: number) => Promise<void>
  /** Leaves a table alone that has refused. */
  noteTrouble: (source: string) => Promise<void>
}

// One row is looked up for each id, however little the planner knows of the tables.
const readText = `
  select asked.source, asked.uuid, m.record_id as "recordId", m.created_time as "createdTime", m.name,
    coalesce(s.completed_at > now() - ${interval("$3")}, false)
      or exists (
        select from records.absences x
        where x.source = asked.source and x.uuid = asked.uuid and x.until > now()
      ) as "isAbsent",
    greatest(
      extract(epoch from greatest(u.penalty_until, s.trouble_until) - now()) * 1000, 0
    )::float8 as rest,
    s.source is null or (
      s.lease_until <= now() and s.retry_at <= now() and u.penalty_until <= now()
      and (s.begun_at is not null or s.completed_at <= now() - ${interval("$4")})
    ) as "isRefreshDue"
  from ${keysIn("$1")}
  cross join records.upstream u
  left join records.sources s on s.source = asked.source
  left join lateral (
    select from_mirror.* from records.mirror from_mirror
    where from_mirror.source = asked.source and from_mirror.uuid = asked.uuid
      and from_mirror.seen_at > now() - ${interval("$2")}
    limit 1
  ) m on true`

const askText = `
  insert into records.pending as p (source, uuid, wanted_until)
  select distinct asked.source, asked.uuid, now() + ${interval("$2")} from ${keysIn("$1")}
  where (select count(*) from records.pending where wanted_until >= now()) < $3::text::int
  order by asked.source, asked.uuid
  on conflict (source, uuid) do update set wanted_until = greatest(p.wanted_until, excluded.wanted_until)
  returning source, uuid`

// It passes over every row that somebody else holds: no worker ever waits for another here.
const claimText = `
  with given_up as (
    delete from records.pending p using (
      select source, uuid from records.pending where wanted_until < now() for update skip locked
    ) old where p.source = old.source and p.uuid = old.uuid
  ), forgotten as (
    delete from records.absences x using (
      select source, uuid from records.absences where until < now() for update skip locked
    ) old where x.source = old.source and x.uuid = old.uuid
  ), next as (
    select p.source from records.pending p left join records.sources s on s.source = p.source
    where p.wanted_until >= now() and p.claimed_until <= now() and coalesce(s.trouble_until <= now(), true)
    order by p.asked_at limit 1
  ), slot as (
    update records.slots set holder = $1::text, free_at = clock_timestamp() + ${interval("$2")}
    where slot = (
        select slot from records.slots
        where use = 'look-up' and free_at <= clock_timestamp() and exists (select from next)
        order by slot limit 1 for update skip locked
      )
      and (select penalty_until from records.upstream) <= clock_timestamp()
    returning slot
  ), batch as (
    select p.source, p.uuid from records.pending p
    where p.source = (select source from next) and p.wanted_until >= now() and p.claimed_until <= now()
      and exists (select from slot)
    order by p.asked_at limit $3::text::int for update skip locked
  ), claimed as (
    update records.pending p set claimed_until = now() + ${interval("$2")}
    from batch where p.source = batch.source and p.uuid = batch.uuid
    returning p.source, p.uuid
  )
  select slot.slot, clock_timestamp()::text as "sentAt", claimed.source, claimed.uuid
  from slot left join claimed on true`

const absentText = `
  with absent as (
    select jsonb_array_elements_text($2::text::jsonb) as uuid
  ), gone as (
    delete from records.mirror m using absent
    where m.source = $1::text and m.uuid = absent.uuid and m.seen_at <= $3::text::timestamptz
  ), noted as (
    insert into records.absences (source, uuid, until)
    select $1::text, uuid, now() + ${interval("$4")} from absent order by uuid
    on conflict (source, uuid) do update set until = excluded.until
  )
  delete from records.pending p using absent where p.source = $1::text and p.uuid = absent.uuid`

const postponeText = `
  update records.pending set claimed_until = now() + ${interval("$3")}
  where source = $1::text and uuid in (select jsonb_array_elements_text($2::text::jsonb))`

const troubleText = `
  insert into records.sources (source, trouble_until) values ($1::text, now() + ${interval("$2")})
  on conflict (source) do update set trouble_until = excluded.trouble_until`

interface FindingRow extends Key {
  recordId: string | null
  createdTime: string
  name: string | null
  isAbsent: boolean
  rest: number
  isRefreshDue: boolean
}

/** @param slotLease milliseconds after which a slot that was not given back is free again */
export function createLookUpStore(query: Query, settings: Settings, slotLease: number): LookUpStore {
  return {
    read: async (keys) => {
      const trust = [String(settings.recordTrust), String(settings.absenceTrust), String(settings.refreshAfter)]
      const rows = await query<FindingRow>(readText, [JSON.stringify(keys), ...trust])
      return rows.map(findingOf)
    },
    ask: (keys) => query<Key>(askText, [JSON.stringify(keys), String(settings.hold), String(settings.queue)]),
    claim: async () => {
      const holder = crypto.randomUUID()
      const parameters = [holder, String(slotLease), String(settings.batch)]
      const rows = await query<{ slot: number; sentAt: string; source: string | null; uuid: string | null }>(
        claimText,
        parameters,
      )
      const [first] = rows
      if (!first) return undefined
      const uuids = rows.flatMap(({ uuid }) => uuid ?? [])
      return { slot: { slot: first.slot, holder, sentAt: first.sentAt }, source: first.source ?? "", uuids }
    },
    noteAbsent: async (source, uuids, sentAt) => {
      await query(absentText, [source, JSON.stringify(uuids), sentAt, String(settings.absenceMemory)])
    },
    postpone: async (source, uuids, milliseconds) => {
      await query(postponeText, [source, JSON.stringify(uuids), String(milliseconds)])
    },
    noteTrouble: async (source) => {
      await query(troubleText, [source, String(settings.trouble)])
    },
  }
}

function findingOf({ recordId, createdTime, name, ...row }: FindingRow): Finding {
  if (recordId === null) return row
  return { ...row, record: { id: recordId, createdTime, uuid: row.uuid, ...(name === null ? {} : { name }) } }
}
