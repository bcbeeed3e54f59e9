/** `npm run bench -- decision-day`: measures the records broker on a decision day. Exits with 1 if a goal is missed. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { createRng, shuffled } from "../../src/random"
import { startDataProcess } from "../../services/data/startDataProcess"
import { createApplicants } from "../../services/table/sampleApplicants"
import { startTable, type RunningTable } from "../../services/table/startTable"
import { closeOnSignal } from "../lib/closeOnSignal"
import { hideStackTraces } from "../lib/hideStackTraces"
import {
  connectSite,
  createWorker,
  runLoad,
  startWorkerProcess,
  tables,
  type Applicant,
  type LoadResult,
} from "./decisionDay"

const workerCount = 4
const applicantCount = 10_000
/** Milliseconds. */
const minute = 60_000

/** 10,000 applicants in a minute. The workers are in this process, so that the times contain as little as possible besides the broker. */
async function measureLoad(
  applicants: readonly Applicant[],
  table: RunningTable,
  isFresh: boolean,
): Promise<LoadResult> {
  const database = await startDataProcess()
  const closed = closeOnSignal(database.close)
  const tasks: Promise<unknown>[] = []
  const startWorker = () => createWorker(database.query, table.base, (task) => tasks.push(task))
  const sync = connectSite(Array.from({ length: workerCount }, startWorker))
  if (isFresh) await sync()
  const result = await runLoad(applicants, minute)
  await Promise.all(tasks)
  await database.close()
  closed()
  return result
}

/** 500 applicants in 20 s. The database is killed after 4 s and starts again, a worker after 12 s. */
async function measureCrashes(applicants: readonly Applicant[], table: RunningTable): Promise<LoadResult> {
  const folder = await mkdtemp(path.join(tmpdir(), "decision-day-"))
  let database = await startDataProcess(folder)
  const { databaseUrl } = database
  const startWorker = () => startWorkerProcess({ databaseUrl, tableUrl: table.base })
  const workers = await Promise.all(Array.from({ length: workerCount }, startWorker))
  const closed = closeOnSignal(async () => {
    for (const worker of workers) worker.kill()
    await database.close()
  })
  const sync = connectSite(workers)
  await sync()
  const load = runLoad(applicants.slice(0, 500), 20_000, 5)
  await wait(4_000)
  await database.kill()
  database = await startDataProcess(folder, Number(new URL(databaseUrl).port))
  await wait(8_000)
  workers[0]?.kill()
  workers[0] = await startWorker()
  const result = await load
  await sync()
  for (const worker of workers) worker.kill()
  await database.close()
  closed()
  await rm(folder, { recursive: true })
  return result
}

interface Run {
  title: string
  /** Number of rows in each table. */
  rows: readonly [number, number]
  measure: (applicants: readonly Applicant[], table: RunningTable) => Promise<LoadResult>
}

const runs: readonly Run[] = [
  {
    title: `${applicantCount} applicants in a minute, mirror fresh, 10,000 rows`,
    rows: [8_000, 2_000],
    measure: (applicants, table) => measureLoad(applicants, table, true),
  },
  {
    title: `${applicantCount} applicants in a minute, mirror empty, 3,000 rows`,
    rows: [2_000, 1_000],
    measure: (applicants, table) => measureLoad(applicants, table, false),
  },
  {
    title: "500 applicants in 20 s, kill -9 of the database and of a worker",
    rows: [200, 100],
    measure: measureCrashes,
  },
]

hideStackTraces()
console.log(`${workerCount} workers of the records broker. This takes about three minutes.\n`)
let isMissed = false
for (const { title, rows, measure } of runs) {
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
  const { found, others, repeated, median, p95, longest } = await measure(
    shuffled(applicants, createRng("order of arrival")),
    table,
  )
  await table.close()
  const { total, mostInASecond, refused } = table.counts
  const [seconds, ...rest] = [median, p95, longest].map((time) => (time / 1000).toFixed(time < 1000 ? 3 : 1))
  const failures = [...others].map(([result, count]) => `${result} × ${count}`).join(", ") || "none"
  console.log(title)
  console.log(`  ${found} read their name, other results: ${failures}; "Try again" was pressed ${repeated} times`)
  console.log(`  until the name: median ${seconds} s, 95 % ${rest[0]} s, longest ${rest[1]} s`)
  console.log(`  requests to the table: ${total}, at most ${mostInASecond} per second, ${refused} with status 429\n`)
  isMissed ||= others.size > 0 || mostInASecond > 5 || refused > 0
}
if (isMissed) console.error("Not every applicant read their name, or the table received more requests than it allows.")
process.exit(isMissed ? 1 : 0)
