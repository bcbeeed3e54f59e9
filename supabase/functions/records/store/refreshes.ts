import type { Settings } from "../settings.ts"
import { interval, type Query } from "./query.ts"

/** Progress of the current refresh of a table. */
export interface RefreshProgress {
  /** Offset of the next page; null for the first page. */
  offset: string | null
  /** All offsets since the first page. */
  offsets: readonly string[]
  /** Number of pages that were read since the first page. */
  pages: number
  /** Number of restarts at the first page. */
  restarts: number
  /** Number of failed requests since the last page. */
  failures: number
}

/** Every method except `lease` changes nothing if another worker has taken the lease. */
export interface RefreshStore {
  /** Takes the lease to start or continue a refresh. Returns undefined if no refresh is due or another worker has the lease. */
  lease: (source: string, holder: string) => Promise<RefreshProgress | undefined>
  /** Stores the offset of the next page and extends the lease. Returns false if the lease was lost. */
  advance: (source: string, holder: string, offset: string) => Promise<boolean>
  /** Starts again at the first page and extends the lease. Returns false if the lease was lost. */
  restart: (source: string, holder: string) => Promise<boolean>
  /** Ends the refresh, and deletes the mirrored records that the table no longer contains. */
  complete: (source: string, holder: string) => Promise<void>
  /** Counts a failure and ends the lease. Any worker may continue the refresh after the delay. */
  pause: (source: string, holder: string, milliseconds: number) => Promise<void>
  /** Ends the lease. Any worker may continue the refresh at once. */
  release: (source: string, holder: string) => Promise<void>
  /** Ends the refresh without deleting records. A new refresh may start after `refreshRetryDelay`. */
  giveUp: (source: string, holder: string) => Promise<void>
}

const leaseText = `
  insert into records.sources as s (source, started_at, lease_holder, leased_until)
  values ($1::text, now(), $2::text, now() + ${interval("$3")})
  on conflict (source) do update
  set started_at = coalesce(s.started_at, now()), lease_holder = excluded.lease_holder, leased_until = excluded.leased_until
  where s.leased_until <= now() and s.retry_at <= now()
    and (s.started_at is not null or s.completed_at <= now() - ${interval("$4")})
  returning next_offset as "offset", offsets::text, pages, restarts, failures`

const isHolder = "source = $1::text and lease_holder = $2::text and started_at is not null"
const atFirstPage = "next_offset = null, offsets = '[]', pages = 0, failures = 0"

const advanceText = `
  update records.sources
  set next_offset = $3::text, offsets = offsets || to_jsonb($3::text), pages = pages + 1, failures = 0,
    leased_until = now() + ${interval("$4")}
  where ${isHolder} returning source`

const restartText = `
  update records.sources
  set started_at = now(), restarts = restarts + 1, leased_until = now() + ${interval("$3")}, ${atFirstPage}
  where ${isHolder} returning source`

const completeText = `
  with done as (
    update records.sources
    set completed_at = started_at, started_at = null, restarts = 0, leased_until = 'epoch', refused_until = 'epoch',
      failed_at = null, failure = null, ${atFirstPage}
    where ${isHolder} returning source, completed_at
  )
  delete from records.mirror m using done where m.source = done.source and m.seen_at < done.completed_at`

const pauseText = `
  update records.sources
  set failures = failures + 1, retry_at = now() + ${interval("$3")}, leased_until = 'epoch'
  where ${isHolder}`

const releaseText = `update records.sources set leased_until = 'epoch' where ${isHolder}`

const giveUpText = `
  update records.sources
  set started_at = null, restarts = 0, retry_at = now() + ${interval("$3")}, leased_until = 'epoch', ${atFirstPage}
  where ${isHolder}`

/** @param lease milliseconds after which another worker may continue the refresh of a crashed worker */
export function createRefreshStore(query: Query, settings: Settings, lease: number): RefreshStore {
  const update = async (text: string, ...parameters: (string | number)[]) => {
    const rows = await query(text, parameters.map(String))
    return rows.length > 0
  }
  return {
    lease: async (source, holder) => {
      const parameters = [source, holder, String(lease), String(settings.refreshInterval)]
      const [row] = await query<Omit<RefreshProgress, "offsets"> & { offsets: string }>(leaseText, parameters)
      return row && { ...row, offsets: JSON.parse(row.offsets) as string[] }
    },
    advance: (source, holder, offset) => update(advanceText, source, holder, offset, lease),
    restart: (source, holder) => update(restartText, source, holder, lease),
    complete: async (source, holder) => void (await update(completeText, source, holder)),
    pause: async (source, holder, milliseconds) => void (await update(pauseText, source, holder, milliseconds)),
    release: async (source, holder) => void (await update(releaseText, source, holder)),
    giveUp: async (source, holder) => void (await update(giveUpText, source, holder, settings.refreshRetryDelay)),
  }
}
