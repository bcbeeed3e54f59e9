/** For tests of the broker: the real migrations on a real PostgreSQL, any number of workers, and a table that can be looked at. */
import { listRecords, type Row } from "../../services/table/listRecords"
import { createOffsets } from "../../services/table/offsets"
import type { DataProcess } from "../../services/data/startDataProcess"
import { createBroker, type Broker } from "../functions/records/broker"
import { formulaOfIds } from "../functions/records/formula"
import type { Settings } from "../functions/records/settings"

export const token = "token-that-nobody-may-see"

/** Quick, so that a test takes no minute. */
export const quick: Partial<Settings> = { hold: 3_000, poll: 20, slotRest: 50, pause: 100, requestLimit: 1_000 }

export interface FakeTable {
  /** The letters; there is no decision. */
  rows: Row[]
  /** What was asked, oldest first: the table's name, and the ids of a look-up or the offset of a page. */
  requests: { source: string; formula: string | null; offset: string | null }[]
  /** Answers in place of the table where it gives something. */
  instead: (request: {
    source: string
    formula: string | null
    offset: string | null
  }) => Response | undefined | Promise<Response | undefined>
  fetch: typeof fetch
}

export function createFakeTable(rows: readonly Row[]): FakeTable {
  const offsets = createOffsets(60_000)
  const table: FakeTable = {
    rows: [...rows],
    requests: [],
    instead: () => undefined,
    fetch: async (address, options) => {
      const { pathname, searchParams: query } = new URL(addressOf(address))
      const request = {
        source: pathname.slice(1),
        formula: query.get("filterByFormula"),
        offset: query.get("offset"),
      }
      table.requests.push(request)
      expect(new Headers(options?.headers).get("authorization")).toBe(`Bearer ${token}`)
      const other = await Promise.race([table.instead(request), aborted(options?.signal)])
      if (other) return other
      const rows = request.source === "Letters" ? table.rows : []
      const { status, body } = listRecords({ rows, query, offsets, fault: undefined })
      return Response.json(body, { status })
    },
  }
  return table
}

export const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString())

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new Error("aborted")))
  })
}

export const lookUpsOf = ({ requests }: FakeTable) => requests.filter(({ formula }) => formula !== null)
export const pagesOf = ({ requests }: FakeTable) => requests.filter(({ formula }) => formula === null)

/** Workers of the test that is running. */
const workers = new Set<Worker>()

/** Waits until nothing goes on any longer, so that no test meets the one before. */
export async function allAtRest(): Promise<void> {
  await Promise.all([...workers].map(({ rest }) => rest()))
  workers.clear()
}

/** Does not wait for a worker that has died. */
export function abandon(worker: Worker): void {
  workers.delete(worker)
}

export interface Worker extends Broker {
  logged: string[]
  /** Waits for all that goes on beside the answers. */
  rest: () => Promise<void>
}

export function createWorker(database: DataProcess, table: FakeTable, settings: Partial<Settings> = {}): Worker {
  const logged: string[] = []
  const works = new Set<Promise<unknown>>()
  const broker = createBroker({
    query: database.query,
    fetch: table.fetch,
    upstream: { url: "https://table.example", token },
    tables: ["Letters", "Decisions"],
    basePath: "",
    publicKey: "public",
    isSiteOrigin: () => true,
    waitUntil: (work) => {
      works.add(work)
      void work.finally(() => works.delete(work))
    },
    log: (message) => logged.push(message),
    settings: { ...quick, ...settings },
  })
  const rest = async () => {
    while (works.size > 0) await Promise.all(works)
  }
  const worker = { ...broker, logged, rest }
  workers.add(worker)
  return worker
}

/** What the broker answers for an id: the name, nothing, or the status. */
export async function ask(
  { handle }: Pick<Broker, "handle">,
  id: string,
  table = "Letters",
): Promise<string | null | number> {
  const query = new URLSearchParams({ filterByFormula: formulaOfIds([id]) })
  const headers = { authorization: "Bearer public" }
  const response = await handle(new Request(`https://broker.example/${table}?${query.toString()}`, { headers }))
  if (response.status !== 200) return response.status
  const { records } = (await response.json()) as { records: { fields: { UUID: string; name?: string } }[] }
  const [record] = records
  if (!record) return null
  expect(record.fields.UUID).toBe(id)
  return record.fields.name ?? ""
}

/** As after the migrations. */
export async function reset(database: DataProcess): Promise<void> {
  await database.run(`
    truncate records.mirror, records.sources, records.pending, records.absences;
    update records.slots set free_at = 'epoch', holder = null;
    update records.upstream set penalty_until = 'epoch'`)
}

/** Makes all that was read older, as time does. */
export async function age(database: DataProcess, minutes: number): Promise<void> {
  await database.run(`
    update records.mirror set seen_at = seen_at - interval '${minutes} minutes';
    update records.absences set until = until - interval '${minutes} minutes';
    update records.sources set completed_at = completed_at - interval '${minutes} minutes',
      retry_at = retry_at - interval '${minutes} minutes', trouble_until = trouble_until - interval '${minutes} minutes',
      lease_until = lease_until - interval '${minutes} minutes'`)
}
