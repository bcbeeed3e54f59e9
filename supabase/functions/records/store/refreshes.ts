import type { Settings } from "../settings.ts"
import { interval, type Query } from "./query.ts"

/** How far a refresh of the mirror is. */
export interface Progress {
  /** Offset of the page to read next; null for the first. */
  offset: string | null
  /** Offsets that this refresh has been given. */
  offsets: readonly string[]
  /** Pages read. */
  pages: number
  /** How often it has begun anew. */
  restarts: number
  /** Requests that have failed since the last page. */
  failures: number
}

/** Every change but the first is made only while the lease is still the holder's; then it answers true. */
export interface RefreshStore {
  /** Takes up a refresh that is due or was left lying; nothing where there is none, or somebody is at work on it. */
  lease: (source: string, holder: string) => Promise<Progress | undefined>
  /** Notes that a page was read and which one comes next. */
  advance: (source: string, holder: string, offset: string) => Promise<boolean>
  /** Ends a refresh: what it has not seen is no longer in the table. */
  complete: (source: string, holder: string) => Promise<boolean>
  /** Begins anew at page 1. */
  restart: (source: string, holder: string) => Promise<boolean>
  /** Leaves a refresh where it is after a failure, for anybody to take up after a while. */
  pause: (source: string, holder: string, milliseconds: number) => Promise<boolean>
  /** The same at once, where nothing has failed. */
  release: (source: string, holder: string) => Promise<boolean>
  /** Ends a refresh without harm: the mirror stays as it is. */
  giveUp: (source: string, holder: string) => Promise<boolean>
}

const leaseText = `
  insert into records.sources as s (source, begun_at, lease_holder, lease_until)
  values ($1::text, now(), $2::text, now() + ${interval("$3")})
  on conflict (source) do update
  set begun_at = coalesce(s.begun_at, now()), lease_holder = excluded.lease_holder, lease_until = excluded.lease_until
  where s.lease_until <= now() and s.retry_at <= now()
    and (s.begun_at is not null or s.completed_at <= now() - ${interval("$4")})
  returning next_offset as "offset", offsets::text, pages, restarts, failures`

const held = "source = $1::text and lease_holder = $2::text and begun_at is not null"
const fromPageOne = "next_offset = null, offsets = '[]', pages = 0, failures = 0"

const advanceText = `
  update records.sources
  set next_offset = $3::text, offsets = offsets || to_jsonb($3::text), pages = pages + 1, failures = 0,
    lease_until = now() + ${interval("$4")}
  where ${held} returning source`

const completeText = `
  with done as (
    update records.sources
    set completed_at = begun_at, begun_at = null, restarts = 0, lease_until = 'epoch', trouble_until = 'epoch', ${fromPageOne}
    where ${held} returning source, completed_at
  ), gone as (
    delete from records.mirror m using done where m.source = done.source and m.seen_at < done.completed_at
  )
  select source from done`

const restartText = `
  update records.sources
  set begun_at = now(), restarts = restarts + 1, lease_until = now() + ${interval("$3")}, ${fromPageOne}
  where ${held} returning source`

const pauseText = `
  update records.sources
  set failures = failures + 1, retry_at = now() + ${interval("$3")}, lease_until = 'epoch'
  where ${held} returning source`

const releaseText = `update records.sources set lease_until = 'epoch' where ${held} returning source`

const giveUpText = `
  update records.sources
  set begun_at = null, restarts = 0, retry_at = now() + ${interval("$3")}, lease_until = 'epoch', ${fromPageOne}
  where ${held} returning source`

/** @param lease milliseconds after which a refresh whose worker has died is anybody's */
export function createRefreshStore(query: Query, settings: Settings, lease: number): RefreshStore {
  const change = async (text: string, source: string, holder: string, ...more: (string | number)[]) => {
    const rows = await query(text, [source, holder, ...more.map(String)])
    return rows.length > 0
  }
  return {
    lease: async (source, holder) => {
      const parameters = [source, holder, String(lease), String(settings.refreshAfter)]
      const [row] = await query<Omit<Progress, "offsets"> & { offsets: string }>(leaseText, parameters)
      return row && { ...row, offsets: JSON.parse(row.offsets) as string[] }
    },
    advance: (source, holder, offset) => change(advanceText, source, holder, offset, lease),
    complete: (source, holder) => change(completeText, source, holder),
    restart: (source, holder) => change(restartText, source, holder, lease),
    pause: (source, holder, milliseconds) => change(pauseText, source, holder, milliseconds),
    release: (source, holder) => change(releaseText, source, holder),
    giveUp: (source, holder) => change(giveUpText, source, holder, settings.refreshPause),
  }
}
