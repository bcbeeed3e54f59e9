/**
 * `npm run bench -- decision-day`: lets 10,000 applicants open their letters and decisions within a minute. The lookups are those of
 * the site. They go to several workers of the records broker, which share one database and a table with a rate limit. Exits with 1 if
 * a goal is missed.
 */
import { setTimeout as wait } from "node:timers/promises"
import { startDataProcess } from "../../local-services/data/startDataProcess"
import { localTables, servedTables } from "../../local-services/localEnvironment"
import type { Row } from "../../local-services/table/sampleApplicants"
import { createApplicants } from "../../local-services/table/sampleApplicants"
import { localTableToken, startTable } from "../../local-services/table/startTable"
import { findApplicant } from "../../src/features/applicants/findApplicant"
import { createRng } from "../../src/random"
import type { Query } from "../../supabase/functions/_shared/query"
import { createBroker } from "../../supabase/functions/records/broker"
import { closeOnSignal } from "../lib/closeOnSignal"

const tables = Object.values(localTables)
const applicantCount = 10_000
/** The workers are in this process, so that the times contain as little as possible besides the broker. */
const workerCount = 4
/** Milliseconds. */
const minute = 60_000

const runs = [
  { title: "mirror fresh, 10,000 rows", rows: [8_000, 2_000], isFresh: true },
  { title: "mirror empty, 3,000 rows", rows: [2_000, 1_000], isFresh: false },
] as const

const publicKey = "public-key-of-the-load-test"
const staffKey = "the-secret-key-of-the-staff-in-the-load-test"
const brokerUrl = "http://broker.local"
const networkFetch = globalThis.fetch

/**
 * Starts the workers, and sends all lookups of the site to them in turn (round robin).
 * @param tableUrl URL of the base that contains the tables
 * @returns `sync` runs a sync with the staff's key, and `idle` waits for the background tasks
 */
function connectSite(query: Query, tableUrl: string) {
  const tasks: Promise<unknown>[] = []
  const startWorker = () =>
    createBroker({
      query,
      upstream: { url: tableUrl, token: localTableToken },
      tables: servedTables,
      basePath: "",
      publicKey,
      staffKey,
      // More often than on a decision day, so that a sync runs during each load.
      syncInterval: minute,
      fetch: networkFetch,
      isSiteOrigin: () => true,
      waitUntil: (task) => tasks.push(task),
      log: (message) => console.error(`  ${message}`),
    })
  const workers = Array.from({ length: workerCount }, startWorker)
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
  const sync = async () => {
    const headers = { authorization: `Bearer ${staffKey}` }
    const text = await (await send(`${brokerUrl}/sync`, { method: "POST", headers })).text()
    if (text.split('"synced"').length !== tables.length + 1) throw new Error(`The sync failed: ${text}`)
  }
  return { sync, idle: () => Promise.all(tasks) }
}

/** An applicant and the table with the record. */
interface Applicant extends Row {
  table: string
}

interface LoadResult {
  /** Milliseconds until each applicant has read the name, in ascending order. */
  times: readonly number[]
  /** The other results. */
  others: readonly string[]
}

/** Lets all applicants open their pages: a tenth of them within the first two seconds, the others evenly over the minute. */
async function runLoad(applicants: readonly Applicant[]): Promise<LoadResult> {
  const rng = createRng("arrivals")
  const times: number[] = []
  const others: string[] = []
  async function open({ table, uuid, name }: Applicant, arrival: number): Promise<void> {
    await wait(arrival)
    const start = performance.now()
    const outcome = await findApplicant({ table, userId: uuid })
    if (outcome.kind === "found" && outcome.name === name) return void times.push(performance.now() - start)
    others.push(outcome.kind === "failed" ? `failed (${outcome.reason})` : outcome.kind)
  }
  const isEarly = (index: number) => index < applicants.length / 10
  await Promise.all(applicants.map((person, index) => open(person, rng.range(0, isEarly(index) ? 2_000 : minute))))
  return { times: times.sort((a, b) => a - b), others }
}

console.log(`${workerCount} workers of the records broker. This takes two and a half minutes.\n`)
let isMissed = false
for (const { title, rows, isFresh } of runs) {
  const people = tables.map((name, index) => createApplicants(createRng(name), rows[index] ?? 0))
  const all = tables.flatMap((table, index) => (people[index] ?? []).map((row) => ({ ...row, table })))
  const applicants = Array.from({ length: applicantCount }, (_, index) => all[index % all.length] ?? []).flat()
  // A round trip to the table takes 40 to 240 ms.
  const latency = createRng("latency")
  const table = await startTable({
    port: 0,
    tables: Object.fromEntries(tables.map((name, index) => [name, people[index] ?? []])),
    latency: () => latency.range(40, 240),
  })
  const database = await startDataProcess()
  const forget = closeOnSignal(database.close)
  const { sync, idle } = connectSite(database.query, table.base)
  if (isFresh) await sync()
  const order = createRng("order of arrival")
  const ranked = applicants.map((applicant) => ({ applicant, rank: order.next() })).sort((a, b) => a.rank - b.rank)
  const { times, others } = await runLoad(ranked.map(({ applicant }) => applicant))
  await idle()
  await database.close()
  forget()
  await table.close()
  const { total, mostInASecond, refused } = table.counts
  const secondsOf = (fraction: number) => ((times[Math.ceil(times.length * fraction) - 1] ?? 0) / 1000).toFixed(3)
  const failures = [...new Set(others)].join(", ") || "none"
  console.log(`${applicantCount} applicants in a minute, ${title}`)
  console.log(`  ${times.length} read their name, ${others.length} other results: ${failures}`)
  console.log(`  until the name: median ${secondsOf(0.5)} s, 95 % ${secondsOf(0.95)} s, longest ${secondsOf(1)} s`)
  console.log(`  requests to the table: ${total}, at most ${mostInASecond} per second, ${refused} with status 429\n`)
  isMissed ||= others.length > 0 || mostInASecond > 5 || refused > 0
}
if (isMissed) console.error("Not every applicant read their name, or the table received more requests than it allows.")
process.exit(isMissed ? 1 : 0)
