import type { Query } from "../_shared/query.ts"
import type { TableRecord } from "./parseRecords.ts"
import type { Settings } from "./settings.ts"

export interface RecordKey {
  /** Name of the table. */
  table: string
  uuid: string
}

/** What the database contains about one id. All fields of the record are null if the mirror does not contain it. */
export interface MirrorState {
  uuid: string | null
  name: string | null
  isDuplicate: boolean | null
  /** Milliseconds since the last complete sync began. Null if there was none, or if the clock was set back since. */
  age: number | null
  /** A worker runs a sync. */
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

export interface ReplaceRequest {
  token: string
  table: string
  /** The database's time before the first request to the table. */
  startedAt: string
  records: readonly TableRecord[]
  /** Replaces the mirror even if many of its records are missing. */
  isForced: boolean
}

/** Numbers of records that a sync changes in the mirror of one table. */
export interface MirrorChanges {
  rows: number
  added: number
  removed: number
  renamed: number
}

/** `lost`: another worker has the lease. `refused`: the mirror had `before` records, and too many of them would be removed. */
type Replacement = MirrorChanges & { outcome: "replaced" | "refused" | "lost"; before: number }

/** Status of one table, without personal data. Times are ISO 8601 in UTC. */
export interface TableStatus {
  lastCompleteSync: string | null
  rows: number
  /** Number of ids that two records have. */
  duplicateIds: number
  /** The last complete sync read the table with the current variables of the broker. */
  isCurrent: boolean
  lastFailure: { at: string; reason: string } | null
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
  const { lease, requestInterval, failurePause, recordTtl } = settings
  // A time too far in the future was written before the clock was set back. It does not count, or it would block the sync.
  const isAhead = (column: string, limit: number) =>
    `(${column} > clock_timestamp() and ${column} <= clock_timestamp() + ${interval(limit)})`
  const isRunning = isAhead("leased_until", lease)
  const isPaused = isAhead("paused_until", failurePause)

  return {
    /** Returns the states in the order of the keys. */
    read: async (keys: readonly RecordKey[]): Promise<MirrorState[]> => {
      const text = `
        select m.uuid, m.name, m.is_duplicate as "isDuplicate",
          ${milliseconds("clock_timestamp() - t.completed_at")} as age, ${isRunning} as "isRunning",
          coalesce(t.access = $2::text, false) as "isCurrent",
          case when ${isPaused} then ${milliseconds("paused_until - clock_timestamp()")} else 0 end as pause
        from records.sync
        cross join jsonb_array_elements($1::text::jsonb) with ordinality as given (key, position)
        left join records.tables t on t.table_name = key ->> 'table' and t.completed_at <= clock_timestamp()
        left join records.mirror m on m.table_name = key ->> 'table' and m.uuid = key ->> 'uuid'
        order by position`
      return query<MirrorState>(text, [JSON.stringify(keys), access])
    },

    /** Takes the lease of the sync if it is due and possible. Deletes names that are older than `recordTtl`. */
    start: async ({ token, tables, minAge, isStaff }: SyncRequest): Promise<SyncStart> => {
      const mayStart = `(not ${isPaused} or $4::text::boolean)`
      const text = `
        with expired as (
          delete from records.mirror m using records.tables t
          where t.table_name = m.table_name and t.completed_at < clock_timestamp() - ${interval(recordTtl)}
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

    /** Replaces the mirror of a table in one transaction that also verifies the lease. */
    replace: async ({ token, table, startedAt, records, isForced }: ReplaceRequest): Promise<Replacement> => {
      const text = `
        select outcome, before, rows, added, removed, renamed
        from records.replace_mirror($1::text, $2::text, $3::text::timestamptz, $4::text::jsonb, $5::text::boolean, $6::text)`
      const parameters = [token, table, startedAt, JSON.stringify(records), String(isForced), access]
      const [replacement] = await query<Replacement>(text, parameters)
      if (!replacement) throw new Error("records.replace_mirror returned no row.")
      return replacement
    },

    /** Stores why the sync of a table failed, if the lease was not lost. */
    fail: async (token: string, table: string, reason: string): Promise<void> => {
      const text = `
        insert into records.tables as t (table_name, failed_at, failure)
        select $2::text, clock_timestamp(), $3::text from records.sync where token = $1::text
        on conflict (table_name) do update set failed_at = excluded.failed_at, failure = excluded.failure`
      await query(text, [token, table, reason])
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

    status: async (tables: readonly string[]): Promise<Record<string, TableStatus>> => {
      const text = `
        select given.name as table, ${iso("t.completed_at")} as "lastCompleteSync", count(m.uuid)::int as rows,
          (count(*) filter (where m.is_duplicate))::int as "duplicateIds", coalesce(t.access = $2::text, false) as "isCurrent", ${iso("t.failed_at")} as at, t.failure as reason
        from jsonb_array_elements_text($1::text::jsonb) as given (name)
        left join records.tables t on t.table_name = given.name
        left join records.mirror m on m.table_name = given.name
        group by given.name, t.table_name`
      type Row = Omit<TableStatus, "lastFailure"> & { table: string; at: string | null; reason: string | null }
      const rows = await query<Row>(text, [JSON.stringify(tables), access])
      return Object.fromEntries(
        rows.map(({ table, at, reason, ...status }) => [
          table,
          { ...status, lastFailure: at === null || reason === null ? null : { at, reason } },
        ]),
      )
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
