/** `npm run bench -- decision-day`: measures the records broker on a decision day. Exits with 1 if a goal is missed. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { createRng, shuffled } from "../../services/random"
import { startDataProcess } from "../../services/data/startDataProcess"
import { createApplicants } from "../../services/table/sampleApplicants"
import { startTable } from "../../services/table/startTable"
import { closeOnSignal } from "../lib/closeOnSignal"
import { hideStackTraces } from "../lib/hideStackTraces"
import { runLoad, startWorkers, tables, type Applicant, type LoadResult, type Workers } from "./decisionDay"

const workerCount = 4
/** Milliseconds. */
const minute = 60_000
const applicantCount = 10_000

interface Run {
  title: string
  /** Number of rows in each of the two tables. */
  rows: readonly [number, number]
  /** Starts the load when the mirror is as the title says. */
  run: (applicants: readonly Applicant[], workers: Workers, database: Database) => Promise<LoadResult>
}

interface Database {
  /** Kills the database, and starts it again with the same data at the same address. */
  restart: () => Promise<void>
}

const runs: Run[] = [
  {
    title: `${applicantCount} applicants in a minute, mirror fresh, 10,000 rows`,
    rows: [8_000, 2_000],
    run: async (applicants, workers) => {
      await workers.sync()
      return runLoad(applicants, minute)
    },
  },
  {
    title: `${applicantCount} applicants in a minute, mirror empty, 3,000 rows`,
    rows: [2_000, 1_000],
    run: (applicants) => runLoad(applicants, minute),
  },
  {
    title: "500 applicants in 20 s, kill -9 of the database after 4 s and of a worker after 12 s",
    rows: [200, 100],
    run: async (applicants, workers, database) => {
      await workers.sync()
      const load = runLoad(applicants.slice(0, 500), 20_000, 5)
      await wait(4_000)
      await database.restart()
      await wait(8_000)
      await workers.replace(0)
      const result = await load
      await workers.sync()
      return result
    },
  },
]

hideStackTraces()
console.log(
  `${workerCount} workers of the records broker. A minute per load, and half a minute to fill the first mirror.\n`,
)
let isMissed = false
for (const { title, rows, run } of runs) {
  const [letters, decisions] = rows.map((count, index) => createApplicants(createRng(`table ${index}`), count))
  const content = { [tables[0]]: letters ?? [], [tables[1]]: decisions ?? [] }
  const all = Object.entries(content).flatMap(([table, people]) => people.map((row) => ({ ...row, table })))
  const applicants = Array.from({ length: applicantCount }, (_, index) => all[index % all.length] ?? []).flat()
  // A round trip to the table takes 40 to 240 ms.
  const latency = createRng("latency")
  const table = await startTable({ port: 0, tables: content, latency: () => latency.range(20, 120) })
  const folder = await mkdtemp(path.join(tmpdir(), "decision-day-"))
  let database = await startDataProcess(folder)
  const port = Number(new URL(database.databaseUrl).port)
  const workers = await startWorkers(workerCount, database.databaseUrl, table, minute)
  const closed = [closeOnSignal(() => database.close()), closeOnSignal(() => Promise.resolve(workers.close()))]

  const result = await run(shuffled(applicants, createRng("order of arrival")), workers, {
    restart: async () => {
      await database.kill()
      database = await startDataProcess(folder, port)
    },
  })
  workers.close()
  await Promise.all([database.close(), table.close()])
  for (const done of closed) done()
  await rm(folder, { recursive: true })

  const { found, others, repeated, p50, p95, longest } = result
  const { total, mostInASecond, refused } = table.limit.counts()
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(milliseconds < 1000 ? 3 : 1)} s`
  console.log(title)
  console.log(
    `  ${found} read their name; other results: ${[...others].map((pair) => pair.join(" × ")).join(", ") || "none"}`,
  )
  console.log(
    `  "Try again" ${repeated} times; median ${seconds(p50)}, 95 % ${seconds(p95)}, longest ${seconds(longest)}`,
  )
  console.log(`  requests to the table: ${total}, at most ${mostInASecond} per second, ${refused} with status 429\n`)
  isMissed ||= others.size > 0 || mostInASecond > 5 || refused > 0
}
if (isMissed) console.error("Not every applicant read their name, or the table received more requests than it allows.")
process.exit(isMissed ? 1 : 0)

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
