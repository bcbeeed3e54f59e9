/** Helpers for tests of the records broker: workers, and a fake table that records the requests. */
import { createIterators, listRecords, type Row } from "../../services/table/listRecords"
import type { DataProcess } from "../../services/data/startDataProcess"
import { createBroker, type Broker } from "../functions/records/broker"
import { buildFormula } from "../functions/records/formula"
import type { Settings } from "../functions/records/settings"

export const token = "secret-token"

/** Short times, so that the tests are fast. The time of a lookup is long enough for a busy machine. */
const fastSettings: Partial<Settings> = {
  lookupTimeout: 10_000,
  pollInterval: 20,
  permitCooldown: 50,
  retryDelay: 100,
  requestTimeout: 1_000,
}

export interface TableRequest {
  source: string
  /** The filter of a lookup; null for a page of the refresh. */
  formula: string | null
  offset: string | null
}

export interface FakeTable {
  /** The letters. The table of decisions is empty. */
  rows: Row[]
  /** All requests, oldest first. */
  requests: TableRequest[]
  /** Replaces the table's response, unless it returns undefined. */
  override: (request: TableRequest) => Response | undefined | Promise<Response | undefined>
  fetch: typeof fetch
}

export function createFakeTable(rows: readonly Row[]): FakeTable {
  const iterators = createIterators(60_000)
  const table: FakeTable = {
    rows: [...rows],
    requests: [],
    override: () => undefined,
    fetch: async (input, options) => {
      const { pathname, searchParams: query } = new URL(urlOf(input))
      const request = {
        source: pathname.slice(1),
        formula: query.get("filterByFormula"),
        offset: query.get("offset"),
      }
      table.requests.push(request)
      expect(new Headers(options?.headers).get("authorization")).toBe(`Bearer ${token}`)
      const response = await Promise.race([table.override(request), rejectOnAbort(options?.signal)])
      if (response) return response
      const rows = request.source === "Letters" ? table.rows : []
      const { status, body } = listRecords(rows, query, iterators)
      return Response.json(body, { status })
    },
  }
  return table
}

export const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString())

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new Error("aborted")))
  })
}

/** Returns the requests of lookups. */
export const lookupsOf = ({ requests }: FakeTable) => requests.filter(({ formula }) => formula !== null)
/** Returns the requests of refreshes. */
export const pagesOf = ({ requests }: FakeTable) => requests.filter(({ formula }) => formula === null)

/** Workers of the current test. */
const workers = new Set<Worker>()

/** Waits for the background tasks of all workers, so that they do not affect the next test. */
export async function waitForWorkers(): Promise<void> {
  await Promise.all([...workers].map(({ finish }) => finish()))
  workers.clear()
}

/** Excludes a crashed worker from `waitForWorkers`. */
export function abandon(worker: Worker): void {
  workers.delete(worker)
}

export interface Worker extends Broker {
  /** Messages that the worker logged. */
  logged: string[]
  /** Waits for the background tasks of this worker. */
  finish: () => Promise<void>
}

export function createWorker(
  database: DataProcess,
  table: FakeTable,
  settings: Partial<Settings> = {},
  basePath = "",
): Worker {
  const logged: string[] = []
  const tasks = new Set<Promise<unknown>>()
  const broker = createBroker({
    query: database.query,
    fetch: table.fetch,
    upstream: { url: "https://table.example", token },
    tables: ["Letters", "Decisions"],
    basePath,
    publicKey: "public",
    isSiteOrigin: () => true,
    waitUntil: (task) => {
      tasks.add(task)
      void task.finally(() => tasks.delete(task))
    },
    log: (message) => logged.push(message),
    settings: { ...fastSettings, ...settings },
  })
  const finish = async () => {
    while (tasks.size > 0) await Promise.all(tasks)
  }
  const worker = { ...broker, logged, finish }
  workers.add(worker)
  return worker
}

/** Requests a record from the broker. */
export function requestRecord({ handle }: Pick<Broker, "handle">, id: string, table = "Letters"): Promise<Response> {
  const query = new URLSearchParams({ filterByFormula: buildFormula([id]) })
  const headers = { authorization: "Bearer public" }
  return handle(new Request(`https://broker.example/${table}?${query.toString()}`, { headers }))
}

/** Requests a record from the broker. Returns its name, null if it was not found, or the status of an error response. */
export async function requestName(
  worker: Pick<Broker, "handle">,
  id: string,
  table = "Letters",
): Promise<string | null | number> {
  const response = await requestRecord(worker, id, table)
  if (response.status !== 200) return response.status
  const { records } = (await response.json()) as { records: { fields: { UUID: string; name?: string } }[] }
  const [record] = records
  if (!record) return null
  expect(record.fields.UUID).toBe(id)
  return record.fields.name ?? ""
}

/** Restores the state of a database to which only the migrations were applied. */
export async function reset(database: DataProcess): Promise<void> {
  await database.run(`
    truncate records.mirror, records.sources, records.lookup_queue, records.negative_cache;
    update records.permits set available_at = 'epoch', holder = null;
    update records.rate_limit set blocked_until = 'epoch'`)
}

/** Moves the times in the database into the past. */
export async function age(database: DataProcess, minutes: number): Promise<void> {
  await database.run(`
    update records.mirror set seen_at = seen_at - interval '${minutes} minutes';
    update records.negative_cache set expires_at = expires_at - interval '${minutes} minutes';
    update records.sources set completed_at = completed_at - interval '${minutes} minutes',
      retry_at = retry_at - interval '${minutes} minutes', refused_until = refused_until - interval '${minutes} minutes',
      leased_until = leased_until - interval '${minutes} minutes'`)
}
