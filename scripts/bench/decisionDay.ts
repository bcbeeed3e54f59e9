/**
 * Decision day, run small or large: many applicants ask for their letters within a short time, by way of several workers of
 * the broker on one store, before a table that enforces its limit.
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

/** The site's own look-up gives up after this, in milliseconds. */
export const patience = 20_000

export interface Crowd {
  applicants: readonly Row[]
  /** Milliseconds from the start at which each applicant asks. */
  arrivals: readonly number[]
}

export interface Result {
  applicants: number
  /** Got the right name within the applicant's patience. */
  served: number
  /** How the others ended. */
  failures: ReadonlyMap<string, number>
  /** Of those who were served, in milliseconds. */
  p50: number
  p95: number
  max: number
  upstream: RequestCounts
}

/**
 * When they come: a tenth within the first two seconds, finger on the link; the others evenly over the time.
 * @param span milliseconds
 */
export function arrivalsOver(span: number, count: number): number[] {
  const rng = createRng("arrivals")
  const early = Math.min(2_000, span / 10)
  return Array.from({ length: count }, (_, index) => (index < count / 10 ? rng.range(0, early) : rng.range(0, span)))
}

/** One worker of the broker, with a memory of its own. */
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
 * Workers that take requests in turn and live a short time each: one that is retired gets no new requests.
 * @param life milliseconds that a worker takes requests
 */
export function createWorkers(
  create: () => Broker,
  count: number,
  life: number,
): (request: Request) => Promise<Response> {
  const workers = Array.from({ length: count }, (_, index) => ({
    broker: create(),
    born: Date.now() - (life * index) / count,
  }))
  let turn = 0
  return (request) => {
    turn = (turn + 1) % count
    const worker = workers[turn]
    if (!worker || Date.now() - worker.born > life) workers[turn] = { broker: create(), born: Date.now() }
    return (workers[turn]?.broker ?? create()).handle(request)
  }
}

/** Sends the crowd, and waits until each of them has an answer or has lost patience. */
export async function runCrowd(
  { applicants, arrivals }: Crowd,
  ask: (applicant: Row) => Promise<string>,
  table: RunningTable,
): Promise<Result> {
  table.limit.reset()
  const times: number[] = []
  const failures = new Map<string, number>()
  await Promise.all(
    applicants.map(async (applicant, index) => {
      await new Promise((resolve) => setTimeout(resolve, arrivals[index] ?? 0))
      const begun = performance.now()
      const outcome = await ask(applicant)
      const time = performance.now() - begun
      const word = outcome === "served" && time > patience ? "too late" : outcome
      if (word === "served") times.push(time)
      else failures.set(word, (failures.get(word) ?? 0) + 1)
    }),
  )
  times.sort((a, b) => a - b)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    applicants: applicants.length,
    served: times.length,
    failures,
    p50: share(0.5),
    p95: share(0.95),
    max: share(1),
    upstream: table.limit.counts(),
  }
}

/** Asks as the site does: the one record by filter. */
export async function askOnce(
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

export const askBroker = (send: (request: Request) => Promise<Response>) => (applicant: Row) =>
  askOnce(applicant, "http://broker.local", publicKey, send)

export const askTableItself = (table: RunningTable) => (applicant: Row) =>
  askOnce(applicant, table.base, localTableToken, (request) =>
    fetch(request, { signal: AbortSignal.timeout(patience) }),
  )
