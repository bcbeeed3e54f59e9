/**
 * Load test of decision day: many applicants request their letters within a short time. The requests go through several workers
 * of the records broker, which share one database, to a table that enforces its rate limit.
 */
import { createRng } from "../../services/random"
import { createBroker, type Broker } from "../../supabase/functions/records/broker"
import { buildFormula } from "../../supabase/functions/records/formula"
import type { Settings } from "../../supabase/functions/records/settings"
import type { Query } from "../../supabase/functions/records/store/query"
import type { RequestCounts } from "../../services/table/rateLimit"
import type { Row } from "../../services/table/listRecords"
import { localTableToken, type RunningTable } from "../../services/table/startTable"

export const letters = "Letters"
const publicKey = "public-key-of-the-load-test"

/** Milliseconds after which the site's own lookup times out. */
const lookupTimeout = 20_000

export interface Load {
  applicants: readonly Row[]
  /** Milliseconds from the start of the test to the request of each applicant. */
  arrivals: readonly number[]
}

export interface LoadResult {
  applicants: number
  /** Received the right name before the timeout. */
  served: number
  /** The other results and how often each occurred. */
  failures: ReadonlyMap<string, number>
  /** Latencies of the served requests, in milliseconds. */
  p50: number
  p95: number
  max: number
  upstream: RequestCounts
}

/**
 * Returns arrival times in milliseconds: a tenth of the applicants within the first two seconds, the others evenly over the span.
 * @param span milliseconds
 */
export function arrivalTimes(span: number, count: number): number[] {
  const rng = createRng("arrivals")
  const early = Math.min(2_000, span / 10)
  return Array.from({ length: count }, (_, index) => (index < count / 10 ? rng.range(0, early) : rng.range(0, span)))
}

/** Returns one worker of the broker, with a separate in-memory cache. */
export function createWorker(query: Query, table: RunningTable, settings: Partial<Settings> = {}): Broker {
  return createBroker({
    query,
    settings,
    upstream: { url: table.base, token: localTableToken },
    tables: [letters],
    basePath: "",
    publicKey,
    fetch,
    isSiteOrigin: () => false,
    waitUntil: () => undefined,
    log: (message) => console.error(message),
  })
}

/**
 * Returns a function that sends each request to the next worker (round robin). A worker is replaced at the end of its lifetime.
 * @param lifetime milliseconds in which a worker receives requests
 */
export function createWorkerPool(
  create: () => Broker,
  count: number,
  lifetime: number,
): (request: Request) => Promise<Response> {
  const workers = Array.from({ length: count }, (_, index) => ({
    broker: create(),
    createdAt: Date.now() - (lifetime * index) / count,
  }))
  let next = 0
  return (request) => {
    next = (next + 1) % count
    const worker = workers[next]
    if (!worker || Date.now() - worker.createdAt > lifetime) workers[next] = { broker: create(), createdAt: Date.now() }
    return (workers[next]?.broker ?? create()).handle(request)
  }
}

/** Sends all requests at their arrival times, and waits until each has a response or has timed out. */
export async function runLoad(
  { applicants, arrivals }: Load,
  request: (applicant: Row) => Promise<string>,
  table: RunningTable,
): Promise<LoadResult> {
  table.limit.reset()
  const times: number[] = []
  const failures = new Map<string, number>()
  await Promise.all(
    applicants.map(async (applicant, index) => {
      await new Promise((resolve) => setTimeout(resolve, arrivals[index] ?? 0))
      const start = performance.now()
      const outcome = await request(applicant)
      const time = performance.now() - start
      const result = outcome === "served" && time > lookupTimeout ? "too late" : outcome
      if (result === "served") times.push(time)
      else failures.set(result, (failures.get(result) ?? 0) + 1)
    }),
  )
  times.sort((a, b) => a - b)
  const percentile = (fraction: number) => times[Math.min(times.length - 1, Math.floor(times.length * fraction))] ?? 0
  return {
    applicants: applicants.length,
    served: times.length,
    failures,
    p50: percentile(0.5),
    p95: percentile(0.95),
    max: percentile(1),
    upstream: table.limit.counts(),
  }
}

/** Requests one record by filter, as the site does. @returns "served", or what went wrong */
async function requestRecord(
  { uuid, name }: Row,
  base: string,
  bearer: string,
  send: (request: Request) => Promise<Response>,
): Promise<string> {
  const query = new URLSearchParams([
    ["pageSize", "100"],
    ["fields[]", "UUID"],
    ["fields[]", "name"],
    ["filterByFormula", buildFormula([uuid])],
  ])
  const headers = { authorization: `Bearer ${bearer}` }
  const response = await send(new Request(`${base}/${letters}?${query.toString()}`, { headers }))
  if (response.status !== 200) return `status ${response.status}`
  const { records } = (await response.json()) as { records: { fields: { UUID: string; name?: string } }[] }
  const [record, ...others] = records
  if (!record) return "not found"
  return record.fields.UUID === uuid && record.fields.name === name && others.length === 0 ? "served" : "wrong letter"
}

export const requestFromBroker = (send: (request: Request) => Promise<Response>) => (applicant: Row) =>
  requestRecord(applicant, "http://broker.local", publicKey, send)

export const requestFromTable = (table: RunningTable) => (applicant: Row) =>
  requestRecord(applicant, table.base, localTableToken, (request) =>
    fetch(request, { signal: AbortSignal.timeout(lookupTimeout) }),
  )
