/** Helpers for tests of the records broker: a database, workers, and a fake table that counts the requests. */
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

interface FakeTable {
  /** The letters. */
  rows: Row[]
  decisions: Row[]
  requestCount: number
  /** Replaces the response to the request with this index, unless it returns undefined. */
  override: (index: number, tableName: string) => Response | undefined | Promise<Response | undefined>
}

const createFakeTable = (rows: readonly Row[]): FakeTable => ({
  rows: [...rows],
  decisions: [{ uuid: "id-of-a-decision-0", name: "Applicant of a decision" }],
  requestCount: 0,
  override: () => undefined,
})

/** Returns a function that sends requests to a table. */
const fetchFrom =
  (table: FakeTable): typeof fetch =>
  async (input, options) => {
    const { pathname, searchParams: query } = new URL(input instanceof Request ? input.url : input)
    const tableName = pathname.slice(1)
    table.requestCount += 1
    expect(new Headers(options?.headers).get("authorization")).toBe(`Bearer ${token}`)
    const response = await table.override(table.requestCount - 1, tableName)
    if (response) return response
    const rows = tableName === "Letters" ? table.rows : table.decisions
    return Response.json(pageOf(rows, Number(query.get("offset") ?? 0)))
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
function createWorker({
  settings,
  ...options
}: Partial<BrokerOptions> & Pick<BrokerOptions, "query" | "fetch">): Worker {
  const logged: string[] = []
  const tasks = new Set<Promise<unknown>>()
  const broker = createBroker({
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

interface Database {
  query: <Row extends object>(text: string, parameters?: readonly (string | null)[]) => Promise<Row[]>
  close: () => Promise<void>
}

/** Starts a database for the tests of a file. Each test begins with the state after the migrations, and a table with these letters. */
export function setUp(startDatabase: () => Promise<Database>, rows: readonly Row[]) {
  let database: Database
  const query: Database["query"] = (text, parameters) => database.query(text, parameters)
  const table = createFakeTable(rows)
  const workers: Worker[] = []

  beforeAll(async () => {
    database = await startDatabase()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    await query("truncate records.mirror, records.tables, records.sync; insert into records.sync default values")
    Object.assign(table, createFakeTable(rows))
  })
  afterEach(() => Promise.all(workers.splice(0).map(({ finish }) => finish())))

  const newWorker = (options: Partial<BrokerOptions> = {}) => {
    const worker = createWorker({ query, fetch: fetchFrom(table), ...options })
    workers.push(worker)
    return worker
  }
  return {
    query,
    table,
    newWorker,
    /** Sends a lookup to a new worker, and waits for the sync that it may start. */
    lookUp: async (id: string | undefined, tableName = "Letters", options: Partial<BrokerOptions> = {}) => {
      const worker = newWorker(options)
      const name = await requestName(worker, id ?? "", tableName)
      await worker.finish()
      return name
    },
    /** Lets time pass: moves the times in the database into the past. Negative seconds set its clock back. */
    passTime: (seconds: number) => {
      const moved = (column: string) => `${column} = ${column} - interval '${seconds} seconds'`
      return query(`
        update records.tables set ${moved("completed_at")}, ${moved("failed_at")};
        update records.mirror set ${moved("release_at")};
        update records.sync set ${["leased_until", "next_request_at", "paused_until"].map(moved).join(", ")}`)
    },
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
