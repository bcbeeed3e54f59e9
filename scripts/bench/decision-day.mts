/** `npm run bench -- decision-day`: simulates 10,000 applicants who request their letters within a minute. Exits with 1 if a goal is missed. */
import { startDataProcess } from "../../services/data/startDataProcess"
import { startTable } from "../../services/table/startTable"
import { createApplicants } from "../../services/table/sampleApplicants"
import { createRng, shuffled } from "../../services/random"
import { closeOnSignal } from "../lib/closeOnSignal"
import { hideStackTraces } from "../lib/hideStackTraces"
import {
  arrivalTimes,
  requestFromBroker,
  requestFromTable,
  createWorker,
  createWorkerPool,
  letters,
  runLoad,
  type Load,
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
closeOnSignal(database.close)
const create = () => createWorker(database.query, table)

console.log(
  `${count} applicants within a minute, a table of ${count}, ${workers} workers with a lifetime of ${workerLifetime / 1000} s.`,
)
console.log("This takes about two and a half minutes.\n")

const load = { applicants, arrivals }
const throughBroker = () => requestFromBroker(createWorkerPool(create, workers, workerLifetime))
const cold = await measure("mirror cold", load, throughBroker())
await completeMirror()
const warm = await measure("mirror warm", load, throughBroker())
const directLoad = { applicants: applicants.slice(0, count / 4), arrivals: arrivalTimes(directSpan, count / 4) }
await measure(`no broker, ${directSpan / 1000} s`, directLoad, requestFromTable(table))
await table.close()
await database.close()
console.log(cold && warm ? "All goals are met." : "A goal is missed.")
process.exit(cold && warm ? 0 : 1)

/** Runs a load and prints its result. @returns whether the broker would meet its goals with this result */
async function measure(name: string, load: Load, request: Parameters<typeof runLoad>[1]): Promise<boolean> {
  const result = await runLoad(load, request, table)
  const { served, upstream } = result
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(milliseconds < 1000 ? 3 : 1)} s`
  console.log(`${name}
  ${served} of ${result.applicants} applicants received their letter (goal: all)
  p50 ${seconds(result.p50)}, p95 ${seconds(result.p95)}, longest ${seconds(result.max)}
  ${upstream.total} requests to the table, at most ${upstream.mostInASecond} per second (goal: 5)
  ${upstream.refused} responses with status 429 (goal: 0)`)
  for (const [failure, times] of result.failures) console.log(`  ${failure} × ${times}`)
  return served === result.applicants && upstream.mostInASecond <= 5 && upstream.refused === 0
}

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
