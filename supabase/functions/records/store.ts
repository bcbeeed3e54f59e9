import type { Query } from "./query.ts"
import type { Settings } from "./settings.ts"
import type { TableRecord } from "./upstream.ts"

/** What the database contains about one id. Times are in milliseconds of the database's clock. */
export interface MirrorState {
  record?: TableRecord
  /** Two records of the table have this id. */
  isDuplicate: boolean
  /** Time since the last complete sync began. Null if there was none, or if the clock was set back since. */
  age: number | null
  /** A worker runs a sync. */
  isRunning: boolean
  /** Time until a sync that is due may start. */
  pause: number
}

/** Why a sync did not start: another one runs, it is not due, or requests pause for the given milliseconds. */
export type SyncStart = { kind: "started" | "running" | "notDue" } | { kind: "paused"; milliseconds: number }

export interface SyncRequest {
  /** Identifies the worker. */
  token: string
  /** The sync is due if the mirror of one of these tables is at least as old as `minAge`, in milliseconds; undefined: never. */
  sources: readonly string[]
  minAge: number | undefined
  /** The staff need not wait for the pause after a failure, only for that after a 429. */
  isStaff: boolean
}

/** Numbers of records that a sync changes in the mirror of one table. */
export interface MirrorChanges {
  rows: number
  added: number
  removed: number
  renamed: number
}

/** `lost`: another worker has the lease. `refused`: the mirror had `before` records, and too many of them would be removed. */
export type ReplaceResult = MirrorChanges & { outcome: "replaced" | "refused" | "lost"; before: number }

/** Status of one table, without personal data. Times are ISO 8601 in UTC. */
export interface TableStatus {
  lastCompleteSync: string | null
  rows: number
  /** Ids that two records have. */
  duplicateIds: number
  lastFailure: { at: string; reason: string } | null
}

/** Access to the state that all workers share: the schema `records` in supabase/migrations. */
export interface Store {
  read: (source: string, uuid: string) => Promise<MirrorState>
  /** Takes the lease of the sync if it is due and possible. Deletes names that are older than `recordTtl`. */
  start: (request: SyncRequest) => Promise<SyncStart>
  /**
   * Renews the lease and reserves the next request to the table.
   * @returns milliseconds to wait before the request, and the database's time; undefined if the lease was lost
   */
  renew: (token: string) => Promise<{ wait: number; now: string } | undefined>
  /** Replaces the mirror of a table in one transaction that also verifies the lease. */
  replace: (
    token: string,
    source: string,
    startedAt: string,
    records: readonly TableRecord[],
    isForced: boolean,
  ) => Promise<ReplaceResult>
  /** Stores why the sync of a table failed, if the lease was not lost. */
  fail: (token: string, source: string, reason: string) => Promise<void>
  /** Releases the lease. `pause` and `rateLimitPause` are milliseconds. */
  end: (token: string, pauses: { pause: number; rateLimitPause: number }) => Promise<void>
  status: (sources: readonly string[]) => Promise<Record<string, TableStatus>>
  /** Stores the URL and the public key for the scheduled job in the database. */
  register: (url: string, publicKey: string) => Promise<void>
}

/** Returns SQL that converts milliseconds to an interval. */
const interval = (milliseconds: string | number) => `(${milliseconds} * interval '1 millisecond')`
/** Returns SQL for the milliseconds of an interval. */
const milliseconds = (sql: string) => `(extract(epoch from ${sql}) * 1000)::float8`

/** Creates the store. Each method runs one statement, so that it works through a connection pool in transaction mode. */
export function createStore(query: Query, settings: Settings): Store {
  const { lease, requestInterval, rateLimitPause, failurePause, refusalPause, recordTtl } = settings
  // A time too far in the future was written before the clock was set back. It does not count, or it would block the sync.
  const isAhead = (column: string, limit: number) =>
    `(${column} > clock_timestamp() and ${column} <= clock_timestamp() + ${interval(limit)})`
  const isRunning = isAhead("leased_until", lease)
  const isLimited = isAhead("limited_until", rateLimitPause)
  const isPaused = isAhead("paused_until", Math.max(failurePause, refusalPause))
  const pauseUntil = `greatest(case when ${isLimited} then limited_until end, case when ${isPaused} then paused_until end)`

  const readText = `
    select m.record_id as "recordId", m.created_time as "createdTime", m.name, coalesce(m.is_duplicate, false) as "isDuplicate",
      ${milliseconds("clock_timestamp() - t.completed_at")} as age, ${isRunning} as "isRunning",
      coalesce(${milliseconds(`${pauseUntil} - clock_timestamp()`)}, 0) as pause
    from records.sync
    left join records.tables t on t.source = $1::text
    left join records.mirror m on m.source = $1::text and m.uuid = $2::text`

  const startText = `
    with expired as (
      delete from records.mirror m using records.tables t
      where t.source = m.source and t.completed_at < clock_timestamp() - ${interval(recordTtl)}
        -- A sync locks the same rows in another order.
        and not exists (select from records.sync where ${isRunning})
    ), state as (
      select ${isRunning} as is_running, ${milliseconds(`${pauseUntil} - clock_timestamp()`)} as pause,
        ${milliseconds("limited_until - clock_timestamp()")} as limited, ${isLimited} as is_limited,
        $3::text is not null and exists (
          select from jsonb_array_elements_text($2::text::jsonb) as given (name)
          left join records.tables t on t.source = given.name
          where t.completed_at is null or t.completed_at > clock_timestamp()
            or t.completed_at <= clock_timestamp() - ${interval("$3::text::float8")}
        ) as is_due
      from records.sync
    ), taken as (
      update records.sync set token = $1::text, leased_until = clock_timestamp() + ${interval(lease)}
      where not ${isRunning} and not ${isLimited} and (not ${isPaused} or $4::text::boolean) and (select is_due from state)
      returning 1
    )
    select exists (select from taken) as "isTaken", is_running as "isRunning", is_due as "isDue",
      coalesce(case when $4::text::boolean then case when is_limited then limited end else pause end, 0) as pause
    from state`

  const renewText = `
    update records.sync
    set leased_until = clock_timestamp() + ${interval(lease)},
      next_request_at = ${interval(requestInterval)} + case when ${isAhead("next_request_at", 2 * requestInterval)}
        then next_request_at else clock_timestamp() end
    where token = $1::text and ${isRunning}
    returning ${milliseconds(`next_request_at - ${interval(requestInterval)} - clock_timestamp()`)} as wait,
      clock_timestamp()::text as now`

  const replaceText = `
    select outcome, before, rows, added, removed, renamed
    from records.replace_mirror($1::text, $2::text, $3::text::timestamptz, $4::text::jsonb, $5::text::boolean)`

  const failText = `
    insert into records.tables as t (source, failed_at, failure)
    select $2::text, clock_timestamp(), $3::text from records.sync where token = $1::text
    on conflict (source) do update set failed_at = excluded.failed_at, failure = excluded.failure`

  const endText = `
    update records.sync
    set token = null, leased_until = 'epoch', paused_until = clock_timestamp() + ${interval("$2::text::float8")},
      limited_until = clock_timestamp() + ${interval("$3::text::float8")}
    where token = $1::text`

  const statusText = `
    select given.name as source, ${milliseconds("t.completed_at - 'epoch'::timestamptz")} as completed,
      ${milliseconds("t.failed_at - 'epoch'::timestamptz")} as failed, t.failure, count(m.uuid)::int as rows,
      (count(*) filter (where m.is_duplicate))::int as "duplicateIds"
    from jsonb_array_elements_text($1::text::jsonb) as given (name)
    left join records.tables t on t.source = given.name
    left join records.mirror m on m.source = given.name
    group by given.name, t.completed_at, t.failed_at, t.failure`

  const registerText = `
    insert into records.broker as b (url, public_key) values ($1::text, $2::text)
    on conflict (is_only_row) do update set url = excluded.url, public_key = excluded.public_key
    where (b.url, b.public_key) <> (excluded.url, excluded.public_key)`

  return {
    read: async (source, uuid) => {
      const [row] = await query<MirrorRow>(readText, [source, uuid])
      if (!row) throw new Error("records.sync is empty.")
      const { recordId, createdTime, name, isDuplicate, isRunning, pause } = row
      const record =
        recordId === null || createdTime === null
          ? undefined
          : { id: recordId, createdTime, uuid, ...(name === null ? {} : { name }) }
      const age = row.age !== null && row.age >= 0 ? row.age : null
      return { ...(record && { record }), isDuplicate, age, isRunning, pause }
    },
    start: async ({ token, sources, minAge, isStaff }) => {
      const parameters = [token, JSON.stringify(sources), minAge === undefined ? null : String(minAge), String(isStaff)]
      const [row] = await query<{ isTaken: boolean; isRunning: boolean; isDue: boolean; pause: number }>(
        startText,
        parameters,
      )
      if (row?.isTaken) return { kind: "started" }
      if (row?.isDue === false) return { kind: "notDue" }
      if (row && !row.isRunning && row.pause > 0) return { kind: "paused", milliseconds: row.pause }
      return { kind: "running" }
    },
    renew: async (token) => {
      const [row] = await query<{ wait: number; now: string }>(renewText, [token])
      return row
    },
    replace: async (token, source, startedAt, records, isForced) => {
      const parameters = [token, source, startedAt, JSON.stringify(records), String(isForced)]
      const [row] = await query<ReplaceResult>(replaceText, parameters)
      if (!row) throw new Error("records.replace_mirror returned no row.")
      return row
    },
    fail: async (token, source, reason) => {
      await query(failText, [token, source, reason])
    },
    end: async (token, { pause, rateLimitPause }) => {
      await query(endText, [token, String(pause), String(rateLimitPause)])
    },
    status: async (sources) => {
      const rows = await query<StatusRow>(statusText, [JSON.stringify(sources)])
      const iso = (time: number) => new Date(time).toISOString()
      return Object.fromEntries(
        rows.map(({ source, completed, failed, failure, rows, duplicateIds }) => [
          source,
          {
            lastCompleteSync: completed === null ? null : iso(completed),
            rows,
            duplicateIds,
            lastFailure: failed === null || failure === null ? null : { at: iso(failed), reason: failure },
          },
        ]),
      )
    },
    register: async (url, publicKey) => {
      await query(registerText, [url, publicKey])
    },
  }
}

interface MirrorRow {
  recordId: string | null
  createdTime: string | null
  name: string | null
  isDuplicate: boolean
  age: number | null
  isRunning: boolean
  pause: number
}

interface StatusRow {
  source: string
  /** Milliseconds since 1970. */
  completed: number | null
  failed: number | null
  failure: string | null
  rows: number
  duplicateIds: number
}
