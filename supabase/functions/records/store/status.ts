import type { Query } from "./query.ts"

/** State of the mirror of one table. Times are in ISO 8601, in UTC. It contains no id and no name of a person. */
export interface TableStatus {
  lastCompleteSync: string | null
  /** Number of mirrored rows. */
  rows: number
  /** Number of ids that occur twice in the table. The mirror does not count them yet. */
  duplicateIds: number
  /** Null after a complete refresh. `reason` is a sentence that says what to correct. */
  lastFailure: { at: string; reason: string } | null
}

export interface StatusStore {
  /** Reads the state of each table's mirror. */
  readStatus: (sources: readonly string[]) => Promise<Record<string, TableStatus>>
  /** Stores why a refresh failed. */
  noteFailure: (source: string, reason: string) => Promise<void>
}

const iso = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const readText = `
  select json_object_agg(given.source, json_build_object(
    'lastCompleteSync', ${iso("nullif(s.completed_at, 'epoch')")},
    'rows', (select count(*) from records.mirror m where m.source = given.source),
    'duplicateIds', 0,
    'lastFailure', case when s.failure is not null
      then json_build_object('at', ${iso("s.failed_at")}, 'reason', s.failure) end
  ))::text as status
  from jsonb_array_elements_text($1::text::jsonb) as given (source)
  left join records.sources s on s.source = given.source`

const failureText = "update records.sources set failed_at = now(), failure = $2::text where source = $1::text"

export function createStatusStore(query: Query): StatusStore {
  return {
    readStatus: async (sources) => {
      const [row] = await query<{ status: string }>(readText, [JSON.stringify(sources)])
      return JSON.parse(row?.status ?? "{}") as Record<string, TableStatus>
    },
    noteFailure: async (source, reason) => {
      await query(failureText, [source, reason])
    },
  }
}
