/** `npm run bench:decision-day`: simulates 10,000 applicants who request their letters within a minute. Exits with 1 if a goal is missed. */
import { startDataProcess } from "../../services/data/startDataProcess"
import { startTable } from "../../services/table/startTable"
import { createApplicants } from "../../services/table/sampleApplicants"
import { createRng, shuffled } from "../../services/random"
import { hideStackTraces } from "../lib/hideStackTraces"
import {
  arrivalTimes,
  requestFromBroker,
  requestFromTable,
  createWorker,
  createWorkerPool,
  letters,
  runLoad,
  type LoadResult,
} from "./decisionDay"

const count = 10_000
const workers = 4
/** Milliseconds. */
const arrivalSpan = 60_000
/** Milliseconds. */
const workerLifetime = 15_000
/** Milliseconds. Without the broker, no request succeeds after the first second, so a shorter test is enough. */
const directSpan = 15_000

hideStackTraces()
const rows = createApplicants(createRng("decision day"), count)
const applicants = shuffled(rows, createRng("order of arrival"))
const arrivals = arrivalTimes(arrivalSpan, count)
// A round trip to the table takes 40 to 240 ms.
const latency = createRng("latency")
const table = await startTable({ port: 0, tables: { [letters]: rows }, latency: () => latency.range(20, 120) })
const database = await startDataProcess()
const create = () => createWorker(database.query, table)

console.log(
  `${count} applicants within a minute, a table of ${count}, ${workers} workers with a lifetime of ${workerLifetime / 1000} s.`,
)
console.log("This takes about two and a half minutes.\n")

const cold = await runLoad(
  { applicants, arrivals },
  requestFromBroker(createWorkerPool(create, workers, workerLifetime)),
  table,
)
await completeMirror()
const warm = await runLoad(
  { applicants, arrivals },
  requestFromBroker(createWorkerPool(create, workers, workerLifetime)),
  table,
)
const directLoad = { applicants: applicants.slice(0, count / 4), arrivals: arrivalTimes(directSpan, count / 4) }
const direct = await runLoad(directLoad, requestFromTable(table), table)
await table.close()
await database.close()

/** Refreshes the mirror until it is complete. The cold run may leave it incomplete, and the warm run needs all records. */
async function completeMirror(): Promise<void> {
  const isComplete = async () => {
    const found = await database.run<{ done: boolean }>("select completed_at > 'epoch' as done from records.sources")
    return found[0]?.done === true
  }
  const worker = create()
  while (!(await isComplete())) {
    await worker.refresh()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(milliseconds < 1000 ? 3 : 1)} s`
const row = (name: string, { applicants: all, served, p50, p95, max, upstream }: LoadResult) => ({
  run: name,
  applicants: all,
  "received their letter": served,
  p50: seconds(p50),
  p95: seconds(p95),
  longest: seconds(max),
  "requests to the table": upstream.total,
  "maximum per second": upstream.mostInASecond,
  "status 429": upstream.refused,
})
console.table([row("mirror cold", cold), row("mirror warm", warm), row(`no broker, ${directSpan / 1000} s`, direct)])
for (const [name, { failures: counts }] of Object.entries({ cold, warm, direct }))
  if (counts.size > 0)
    console.log(`${name}: ${[...counts].map(([failure, times]) => `${failure} × ${times}`).join(", ")}`)

const failures = Object.entries({ cold, warm }).flatMap(([name, { served, upstream }]) => [
  ...(served === count ? [] : [`${name}: ${count - served} applicants did not receive their letter`]),
  ...(upstream.mostInASecond <= 5 && upstream.refused === 0
    ? []
    : [`${name}: the broker sent more requests than the table allows`]),
])
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)
