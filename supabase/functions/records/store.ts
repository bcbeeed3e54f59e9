import type { Query } from "../_shared/query.ts"
import type { TableRecord } from "./parseRecords.ts"
import type { Settings } from "./settings.ts"

export interface RecordKey {
  table: string
  uuid: string
}

/** What the database contains about one id, and about the table in which it is looked up. */
export interface MirrorState {
  /**
   * - `found`: the table has the id, and it is released
   * - `closed`: a table has the id, which is not released before `releaseAt`
   * - `duplicate`: two records have the id, in one table or in two
   * - `absent`: the table does not have the id, or its record has no instant of release
   */
  kind: "found" | "closed" | "duplicate" | "absent"
  /** Null if the record has none, or if it is not found. */
  name: string | null
  /** RFC 3339 in UTC. */
  releaseAt: string | null
  /** Milliseconds since the last complete sync began. Null if there was none, or if the clock was set back since. */
  age: number | null
  /** The table had no record in the last sync, and the staff have not forced it. */
  isEmpty: boolean
  isRunning: boolean
  /** The last complete sync read the table with the variables of this worker. */
  isCurrent: boolean
  /** Milliseconds until a sync may start. */
  pause: number
}

export interface SyncRequest {
  /** Identifies the worker. */
  token: string
  /** The sync is due if the mirror of one of these tables is at least as old as `minAge`, in milliseconds; undefined: never. */
  tables: readonly string[]
  minAge: number | undefined
  /** The staff need not wait for the pause after a failure. */
  isStaff: boolean
}

/** Whether a sync started. If not: another one runs, or none is due, also because of the pause after a failure. */
export type SyncStart = "started" | "running" | "notDue"

/** A table that was read completely. */
export interface SyncedTable {
  table: string
  /** The database's time before the first request to the table. */
  startedAt: string
  records: readonly TableRecord[]
  /** Whether `releaseAt` of a record counts. */
  hasReleaseColumn: boolean
  /** Replaces the mirror whatever changes. */
  isForced: boolean
}

/** Numbers of records that a sync changes in the mirror of one table, or would change. Only the staff get them, because of the names. */
export interface MirrorChanges {
  rows: number
  added: number
  removed: number
  /** Names that become another text or empty, as `Old → New`. */
  renamed: string[]
  /** Records that are released before the instant that the mirror has for them, or without one there. */
  opened: number
  /** Records that were released or had an instant, and now are not released or have none. */
  hidden: number
  /** Records that are released now. */
  open: number
  /** Records without an instant, which are never released. */
  never: number
  /** Ids that two records have, in this table or in two. */
  duplicateIds: number
}

/** The change of one table. `before`: its records in the last sync. `refusals`: the changes for which only the staff may force it. */
export type Replacement = MirrorChanges & {
  table: string
  isForced: boolean
  before: number
  refusals: ("removed" | "renamed" | "opened" | "hidden")[]
}

/** What the public key may read about a table. It reveals neither numbers nor times. */
export interface PublicStatus {
  /** The last sync was complete less than `absenceTtl` ago, and read the table with the current variables of the broker. */
  isFresh: boolean
  /** Why the last sync failed, as a word. */
  lastFailure: string | null
}

/** What the staff's key may read about a table. It has no personal data. Times are ISO 8601 in UTC. */
export interface TableStatus extends PublicStatus {
  lastCompleteSync: string | null
  rows: number
  /** Number of ids that two records have, in this table or in two. */
  duplicateIds: number
  isCurrent: boolean
  /** The table was read with a release column. */
  hasReleaseColumn: boolean
  failedAt: string | null
  /** Why the last sync failed, for the maintainer and the staff. */
  reason: string | null
}

export type Store = ReturnType<typeof createStore>

/** Returns SQL that converts milliseconds to an interval. */
const interval = (milliseconds: string | number) => `(${milliseconds} * interval '1 millisecond')`
/** Returns SQL for the milliseconds of an interval. */
const milliseconds = (sql: string) => `(extract(epoch from ${sql}) * 1000)::float8`
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Creates the access to the state that all workers share: the schema `records` in supabase/migrations. Each method runs one
 * statement, so that it works through a connection pool in transaction mode.
 * @param access hash of the variables with which the tables are read: a mirror that was read with others is out of date
 */
export function createStore(query: Query, settings: Settings, access: string) {
  const { lease, requestInterval, failurePause, recordTtl, absenceTtl } = settings
  // A time too far in the future was written before the clock was set back. It does not count, or it would block the sync.
  const isAhead = (column: string, limit: number) =>
    `(${column} > clock_timestamp() and ${column} <= clock_timestamp() + ${interval(limit)})`
  const isRunning = isAhead("leased_until", lease)
  const isPaused = isAhead("paused_until", failurePause)
  /** SQL for a row of records.tables; the first parameter is the hash of the variables. */
  const isFresh = `coalesce(t.access = $1::text and clock_timestamp() - t.completed_at < ${interval(absenceTtl)}, false)`

  return {
    /** Returns the states in the order of the keys. */
    read: async (keys: readonly RecordKey[]): Promise<MirrorState[]> => {
      const text = `
        select coalesce(m.kind, 'absent') as kind, m.name, ${iso("m.release_at")} as "releaseAt",
          ${milliseconds("clock_timestamp() - t.completed_at")} as age, ${isRunning} as "isRunning",
          coalesce(t.row_count = 0 and not t.accepts_no_rows, false) as "isEmpty",
          coalesce(t.access = $2::text, false) as "isCurrent",
          case when ${isPaused} then ${milliseconds("paused_until - clock_timestamp()")} else 0 end as pause
        from records.sync
        cross join jsonb_array_elements($1::text::jsonb) with ordinality as given (key, position)
        left join records.tables t on t.table_name = key ->> 'table' and t.completed_at <= clock_timestamp()
        left join lateral (
          select case
              when count(*) > 1 or bool_or(is_duplicate) then 'duplicate'
              when bool_or(has_release_column and release_at > clock_timestamp()) then 'closed'
              when bool_or(has_release_column and release_at is null) or not bool_or(table_name = key ->> 'table') then 'absent'
              else 'found'
            end as kind, min(name) as name, min(release_at) as release_at
          from records.mirror join records.tables using (table_name)
          where uuid = key ->> 'uuid'
          having count(*) > 0
        ) m on true
        order by position`
      return query<MirrorState>(text, [JSON.stringify(keys), access])
    },

    /** Takes the lease of the sync if it is due and possible. Deletes old names, unless a refusal needs them for the next comparison. */
    start: async ({ token, tables, minAge, isStaff }: SyncRequest): Promise<SyncStart> => {
      const mayStart = `(not ${isPaused} or $4::text::boolean)`
      const text = `
        with expired as (
          delete from records.mirror m using records.tables t
          where t.table_name = m.table_name and t.completed_at < clock_timestamp() - ${interval(recordTtl)}
            and not exists (select from records.tables where refused_at > completed_at)
            -- A sync locks the same rows in another order.
            and not exists (select from records.sync where ${isRunning})
        ), state as (
          select ${mayStart} and $3::text is not null and exists (
            select from jsonb_array_elements_text($2::text::jsonb) as given (name)
            left join records.tables t
              on t.table_name = given.name and t.completed_at <= clock_timestamp() and t.access = $5::text
            where t.table_name is null or t.completed_at <= clock_timestamp() - ${interval("$3::text::float8")}
          ) as is_due
          from records.sync
        ), taken as (
          update records.sync set token = $1::text, leased_until = clock_timestamp() + ${interval(lease)}
          where not ${isRunning} and ${mayStart} and (select is_due from state)
          returning 1
        )
        select case when exists (select from taken) then 'started' when is_due then 'running' else 'notDue' end as kind
        from state`
      const age = minAge === undefined ? null : String(minAge)
      const parameters = [token, JSON.stringify(tables), age, String(isStaff), access]
      const [start] = await query<{ kind: SyncStart }>(text, parameters)
      if (!start) throw new Error("records.sync is empty.")
      return start.kind
    },

    /**
     * Renews the lease and reserves the next request to the table.
     * @returns milliseconds to wait before the request, and the database's time; undefined if the lease was lost
     */
    renew: async (token: string): Promise<{ wait: number; now: string } | undefined> => {
      const text = `
        update records.sync
        set leased_until = clock_timestamp() + ${interval(lease)},
          next_request_at = ${interval(requestInterval)} + case when ${isAhead("next_request_at", 2 * requestInterval)}
            then next_request_at else clock_timestamp() end
        where token = $1::text and ${isRunning}
        returning ${milliseconds(`next_request_at - ${interval(requestInterval)} - clock_timestamp()`)} as wait,
          clock_timestamp()::text as now`
      const [turn] = await query<{ wait: number; now: string }>(text, [token])
      return turn
    },

    /**
     * Replaces the mirror of all tables in one transaction that also verifies the lease, or changes nothing if a table has a refusal.
     * @returns the change of each table; none if another worker has the lease
     */
    replace: async (token: string, synced: readonly SyncedTable[]): Promise<Replacement[]> => {
      const text = `
        select table_name as table, is_forced as "isForced", before, rows, added, removed, renamed, opened, hidden, open, never,
          duplicates as "duplicateIds", refusals
        from records.replace_mirror($1::text, $2::text::jsonb, $3::text)`
      return query<Replacement>(text, [token, JSON.stringify(synced), access])
    },

    /** Stores why the sync of a table failed, if the lease was not lost. */
    fail: async (token: string, table: string, { code, reason }: { code: string; reason: string }): Promise<void> => {
      const text = `
        insert into records.tables as t (table_name, failed_at, failure_code, failure)
        select $2::text, clock_timestamp(), $3::text, $4::text from records.sync where token = $1::text
        on conflict (table_name) do update
          set failed_at = excluded.failed_at, failure_code = excluded.failure_code, failure = excluded.failure,
            refused_at = case when $3::text = 'refused' then excluded.failed_at else t.refused_at end`
      await query(text, [token, table, code, reason])
    },

    /**
     * Releases the lease.
     * @param pause milliseconds until only the staff start a sync
     */
    end: async (token: string, pause: number): Promise<void> => {
      const text = `
        update records.sync set token = null, leased_until = 'epoch',
          paused_until = clock_timestamp() + ${interval("$2::text::float8")}
        where token = $1::text`
      await query(text, [token, String(pause)])
    },

    /** Returns the public status of each table by its name. Does not count records, so that requests for it cannot slow lookups down. */
    publicStatus: async (): Promise<ReadonlyMap<string, PublicStatus>> => {
      const text = `select table_name as table, ${isFresh} as "isFresh", failure_code as "lastFailure" from records.tables t`
      const rows = await query<PublicStatus & { table: string }>(text, [access])
      return new Map(rows.map(({ table, ...status }) => [table, status]))
    },

    status: async (): Promise<ReadonlyMap<string, TableStatus>> => {
      const text = `
        select t.table_name as table, ${isFresh} as "isFresh", failure_code as "lastFailure", ${iso("completed_at")} as "lastCompleteSync",
          count(m.uuid)::int as rows, (count(*) filter (where m.is_duplicate or m.uses > 1))::int as "duplicateIds",
          coalesce(access = $1::text, false) as "isCurrent", has_release_column as "hasReleaseColumn", ${iso("failed_at")} as "failedAt", failure as reason
        from records.tables t
        left join (select *, count(*) over (partition by uuid) as uses from records.mirror) m on m.table_name = t.table_name
        group by t.table_name`
      const rows = await query<TableStatus & { table: string }>(text, [access])
      return new Map(rows.map(({ table, ...status }) => [table, status]))
    },

    /** Stores the URL and the public key for the scheduled job in the database. */
    register: async (url: string, publicKey: string): Promise<void> => {
      const text = `
        insert into records.broker as b (url, public_key) values ($1::text, $2::text)
        on conflict (is_only_row) do update set url = excluded.url, public_key = excluded.public_key
        where (b.url, b.public_key) <> (excluded.url, excluded.public_key)`
      await query(text, [url, publicKey])
    },
  }
}
