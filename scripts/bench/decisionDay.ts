/**
 * Load test of decision day: many applicants open their letters or decisions within a short time. The lookups are those of the site.
 * They go to several workers of the records broker, each in its own process, which share one database and a table with a rate limit.
 */
import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { createRng } from "../../services/random"
import type { Row } from "../../services/table/listRecords"
import { localTableToken, type RunningTable } from "../../services/table/startTable"
import { findApplicant } from "../../src/features/applicants/findApplicant"
import type { BrokerOptions } from "../../supabase/functions/records/broker"

export const tables = ["Letters", "Decisions"] as const
const publicKey = "public-key-of-the-load-test"
const staffKey = "the-secret-key-of-the-staff-in-the-load-test"

export type WorkerConfiguration = Pick<
  BrokerOptions,
  "upstream" | "tables" | "publicKey" | "staffKey" | "syncInterval"
> & {
  databaseUrl: string
}

export interface Workers {
  /** Kills one worker as a power failure does, and starts another one in its place. */
  replace: (index: number) => Promise<void>
  /** Runs a sync with the staff's key. @throws Error if a table was not synced */
  sync: () => Promise<void>
  close: () => void
}

/**
 * Starts workers. All requests of this process to `http://broker.local` go to them in turn (round robin).
 * @param syncInterval milliseconds
 */
export async function startWorkers(
  count: number,
  databaseUrl: string,
  table: RunningTable,
  syncInterval: number,
): Promise<Workers> {
  const configuration: WorkerConfiguration = {
    upstream: { url: table.base, token: localTableToken },
    tables,
    publicKey,
    staffKey,
    syncInterval,
    databaseUrl,
  }
  async function start() {
    const child = fork(path.resolve("scripts/bench/worker.mts"), [JSON.stringify(configuration)], {
      execArgv: ["--import", "tsx"],
    })
    const [url] = (await once(child, "message")) as [string]
    return { child, url }
  }
  const workers = await Promise.all(Array.from({ length: count }, start))

  process.env.GATSBY_RECORDS_API_URL = "http://broker.local"
  process.env.GATSBY_RECORDS_API_KEY = publicKey
  let next = 0
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const worker = workers[(next += 1) % count]
    const url = input instanceof Request ? input.url : input.toString()
    return send(url.replace("http://broker.local", worker?.url ?? ""), init)
  }

  return {
    replace: async (index) => {
      workers[index]?.child.kill("SIGKILL")
      workers[index] = await start()
    },
    sync: async () => {
      const headers = { authorization: `Bearer ${staffKey}` }
      const text = await (await fetch("http://broker.local/sync", { method: "POST", headers })).text()
      if (text.split('"synced"').length !== tables.length + 1) throw new Error(`The sync failed: ${text}`)
    },
    close: () => {
      globalThis.fetch = send
      for (const { child } of workers) child.disconnect()
    },
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
  p50: number
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
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await findApplicant({ table, userId: uuid })
      if (outcome.kind === "failed" && attempt < attempts) {
        repeated += 1
        await wait(1_000)
        continue
      }
      const isRight = outcome.kind === "found" && outcome.name === name
      if (isRight) return void times.push(performance.now() - start)
      const result =
        outcome.kind === "failed" ? `failed: ${outcome.reason}` : outcome.kind === "found" ? "wrong name" : outcome.kind
      others.set(result, (others.get(result) ?? 0) + 1)
      return
    }
  }
  const isEarly = (index: number) => index < applicants.length / 10
  await Promise.all(
    applicants.map((applicant, index) =>
      open(applicant, rng.range(0, isEarly(index) ? Math.min(2_000, span / 10) : span)),
    ),
  )
  times.sort((a, b) => a - b)
  const percentile = (fraction: number) => times[Math.min(times.length - 1, Math.floor(times.length * fraction))] ?? 0
  return { found: times.length, others, repeated, p50: percentile(0.5), p95: percentile(0.95), longest: percentile(1) }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
