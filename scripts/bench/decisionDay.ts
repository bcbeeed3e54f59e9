/**
 * Load test of decision day: many applicants open their letters or decisions within a short time. The lookups are those of the site.
 * They go to several workers of the records broker, which share one database and a table with a rate limit.
 */
import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { createRng } from "../../src/random"
import type { Row } from "../../services/table/sampleApplicants"
import { localTableToken } from "../../services/table/startTable"
import { findApplicant } from "../../src/features/applicants/findApplicant"
import { createBroker, type Broker, type BrokerOptions } from "../../supabase/functions/records/broker"
import type { Query } from "../../supabase/functions/_shared/query"

export const tables = ["Letters", "Decisions"] as const
const publicKey = "public-key-of-the-load-test"
const staffKey = "the-secret-key-of-the-staff-in-the-load-test"
const brokerUrl = "http://broker.local"

/**
 * @param tableUrl URL of the base that contains the tables
 * @param waitUntil receives the background tasks
 */
export function createWorker(query: Query, tableUrl: string, waitUntil: BrokerOptions["waitUntil"]): Broker {
  return createBroker({
    query,
    upstream: { url: tableUrl, token: localTableToken },
    tables,
    basePath: "",
    publicKey,
    staffKey,
    // More often than on a decision day, so that a sync runs during each load.
    syncInterval: 60_000,
    fetch: networkFetch,
    isSiteOrigin: () => true,
    waitUntil,
    log: (message) => console.error(`  ${message}`),
  })
}

export interface ProcessOptions {
  databaseUrl: string
  tableUrl: string
}

/** A worker in a separate process. */
export interface WorkerProcess {
  handle: Broker["handle"]
  kill: () => void
}

/** Starts a worker in a separate process, which ends with this one. */
export async function startWorkerProcess(options: ProcessOptions): Promise<WorkerProcess> {
  const file = path.resolve("scripts/bench/worker.mts")
  const child = fork(file, [JSON.stringify(options)], { execArgv: ["--import", "tsx"] })
  const [url] = (await once(child, "message")) as [string]
  child.unref()
  child.channel?.unref()
  return {
    handle: (request) => networkFetch(request.url.replace(brokerUrl, url), request),
    kill: () => child.kill("SIGKILL"),
  }
}

const networkFetch = globalThis.fetch

/**
 * Sends all lookups of the site to the workers in turn (round robin).
 * @returns a function that runs a sync with the staff's key, and rejects if a table was not synced
 */
export function connectSite(workers: readonly Pick<Broker, "handle">[]): () => Promise<void> {
  let count = 0
  const send: typeof fetch = async (input, init) => {
    const worker = workers[(count += 1) % workers.length]
    if (!worker) throw new Error("There is no worker.")
    return worker.handle(new Request(input, init))
  }
  // The site's code runs in Node.js here.
  Object.assign(globalThis, { fetch: send, window: globalThis })
  process.env.GATSBY_RECORDS_API_URL = brokerUrl
  process.env.GATSBY_RECORDS_API_KEY = publicKey
  return async () => {
    const headers = { authorization: `Bearer ${staffKey}` }
    const text = await (await send(`${brokerUrl}/sync`, { method: "POST", headers })).text()
    if (text.split('"synced"').length !== tables.length + 1) throw new Error(`The sync failed: ${text}`)
  }
}

/** An applicant and the table with the record. */
export interface Applicant extends Row {
  table: string
}

export interface LoadResult {
  /** Number of applicants who read their name. */
  found: number
  /** The other results, and how often each occurred. */
  others: ReadonlyMap<string, number>
  /** Number of times that an applicant saw an error, and pressed "Try again". */
  repeated: number
  /** Milliseconds until the name, for the median, 95 % and all applicants. */
  median: number
  p95: number
  longest: number
}

/**
 * Lets all applicants open their pages: a tenth of them within the first two seconds, the others evenly over the span.
 * @param span milliseconds
 * @param attempts maximum number of times that an applicant opens the page if it shows an error
 */
export async function runLoad(applicants: readonly Applicant[], span: number, attempts = 1): Promise<LoadResult> {
  const rng = createRng("arrivals")
  const times: number[] = []
  const others = new Map<string, number>()
  let repeated = 0
  async function open({ table, uuid, name }: Applicant, arrival: number): Promise<void> {
    await wait(arrival)
    const start = performance.now()
    let outcome = await findApplicant({ table, userId: uuid })
    for (let attempt = 1; outcome.kind === "failed" && attempt < attempts; attempt += 1) {
      repeated += 1
      await wait(1_000)
      outcome = await findApplicant({ table, userId: uuid })
    }
    if (outcome.kind === "found" && outcome.name === name) return void times.push(performance.now() - start)
    const result = outcome.kind === "failed" ? `failed (${outcome.reason})` : outcome.kind
    others.set(result, (others.get(result) ?? 0) + 1)
  }
  const early = Math.min(2_000, span / 10)
  const isEarly = (index: number) => index < applicants.length / 10
  await Promise.all(applicants.map((person, index) => open(person, rng.range(0, isEarly(index) ? early : span))))
  times.sort((a, b) => a - b)
  const percentile = (fraction: number) => times[Math.min(times.length - 1, Math.floor(times.length * fraction))] ?? 0
  const [median, p95, longest] = [percentile(0.5), percentile(0.95), percentile(1)]
  return { found: times.length, others, repeated, median, p95, longest }
}
