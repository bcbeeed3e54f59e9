/** Helpers for tests of the records broker: workers, and a fake table that records the requests. */
import type { Query } from "../../_shared/query"
import { createBroker, type Broker, type BrokerOptions } from "../broker"
import type { SyncResult } from "../sync"

export const token = "secret-token"
const publicKey = "public"
export const staffKey = "the secret key of the staff, 32 characters"

export interface Row {
  uuid: string
  name: string
  /** The instant of the release, as Airtable writes it. */
  release?: string | undefined
}

/** The name of the column with the instant of the release. */
export const releaseColumn = "Release"

/** Returns rows with different ids and names. */
export const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ uuid: `id-of-applicant-${index}`, name: `Applicant ${index}` }))

export interface FakeTable {
  /** The letters. */
  rows: Row[]
  decisions: Row[]
  /** The requests as "table offset", oldest first. */
  requests: string[]
  /** Replaces the response to the request with this index, unless it returns undefined. */
  override: (index: number, tableName: string) => Response | undefined | Promise<Response | undefined>
  fetch: typeof fetch
}

export function createFakeTable(rows: readonly Row[]): FakeTable {
  const table: FakeTable = {
    rows: [...rows],
    decisions: [{ uuid: "id-of-a-decision-0", name: "Applicant of a decision" }],
    requests: [],
    override: () => undefined,
    fetch: async (input, options) => {
      const { pathname, searchParams: query } = new URL(input instanceof Request ? input.url : input)
      const tableName = pathname.slice(1)
      table.requests.push(`${tableName} ${query.get("offset") ?? ""}`)
      expect(new Headers(options?.headers).get("authorization")).toBe(`Bearer ${token}`)
      const response = await table.override(table.requests.length - 1, tableName)
      if (response) return response
      return Response.json(
        pageOf(tableName === "Letters" ? table.rows : table.decisions, Number(query.get("offset") ?? 0)),
      )
    },
  }
  return table
}

/** Returns the page of a hundred rows that begins with an index. */
function pageOf(rows: readonly Row[], start: number): object {
  const end = start + 100
  const records = rows.slice(start, end).map(({ uuid, name, release }, index) => ({
    id: `rec${start + index}`,
    fields: { UUID: uuid, name, [releaseColumn]: release },
  }))
  return { records, ...(end < rows.length && { offset: String(end) }) }
}

export interface Worker extends Broker {
  /** Messages that the worker logged. */
  logged: string[]
  /** Waits for the background tasks of this worker. */
  finish: () => Promise<void>
  /** Runs a sync for the staff, and forces these tables. */
  syncForStaff: (...forced: string[]) => Promise<SyncResult>
}

/** Creates a worker with no state in memory. It does not wait between its requests. */
export function createWorker(
  query: Query,
  table: FakeTable,
  { settings, ...options }: Partial<BrokerOptions> = {},
): Worker {
  const logged: string[] = []
  const tasks = new Set<Promise<unknown>>()
  const broker = createBroker({
    query,
    fetch: table.fetch,
    upstream: { url: "https://table.example", token },
    tables: [
      { kind: "letter", name: "Letters" },
      { kind: "decision", name: "Decisions" },
    ],
    basePath: "",
    publicKey,
    staffKey,
    isSiteOrigin: () => true,
    waitUntil: (task) => {
      tasks.add(task)
      void task.finally(() => tasks.delete(task))
    },
    log: (message) => logged.push(message),
    settings: { requestInterval: 0, ...settings },
    ...options,
  })
  return {
    ...broker,
    logged,
    finish: async () => {
      while (tasks.size > 0) await Promise.all(tasks)
    },
    syncForStaff: (...forced) => broker.sync({ minAge: 0, isStaff: true, forced }),
  }
}

interface NotReleased {
  error: { type: "NOT_RELEASED"; releaseAt: string }
}

/** Requests a record. Returns its name, null if it was not found, or the status and the seconds of Retry-After or the instant of the release. */
export async function requestName(
  worker: Pick<Broker, "handle">,
  id: string,
  table = "Letters",
): Promise<string | null> {
  const query = new URLSearchParams({ filterByFormula: `{UUID}='${id}'` })
  const headers = { authorization: `Bearer ${publicKey}` }
  const request = new Request(`https://broker.example/${table}?${query.toString()}`, { headers })
  const response = await worker.handle(request)
  if (response.status === 403) return `403 ${((await response.json()) as NotReleased).error.releaseAt}`
  if (response.status !== 200) return `${response.status} ${response.headers.get("retry-after") ?? ""}`
  const { records } = (await response.json()) as { records: { fields: { UUID: string; name?: string } }[] }
  const [record] = records
  if (!record) return null
  expect(record.fields.UUID).toBe(id)
  return record.fields.name ?? ""
}

/** Restores the state of a database to which only the migrations were applied. */
export async function reset(query: Query): Promise<void> {
  const text = "truncate records.mirror, records.tables, records.sync; insert into records.sync default values"
  await query(text, [])
}

/** Lets time pass: moves the times in the database into the past. Negative seconds set its clock back. */
export async function passTime(query: Query, seconds: number): Promise<void> {
  const moved = (column: string) => `${column} = ${column} - interval '${seconds} seconds'`
  const text = `
    update records.tables set ${moved("completed_at")}, ${moved("failed_at")};
    update records.mirror set ${moved("release_at")};
    update records.sync set ${["leased_until", "next_request_at", "paused_until"].map(moved).join(", ")}`
  await query(text, [])
}
