/** `npm run bench:decision-day`: 10,000 applicants against a table of 10,000. Ends with 1 where a promise is broken. */
import { startDataProcess } from "../../services/data/startDataProcess"
import { startTable } from "../../services/table/startTable"
import { createApplicants } from "../../services/table/sampleApplicants"
import { createRng, shuffled } from "../../services/random"
import {
  arrivalsOver,
  askBroker,
  askTableItself,
  createWorker,
  createWorkers,
  letters,
  runCrowd,
  type Result,
} from "./decisionDay"

const count = 10_000
const minute = 60_000
const workers = 4
const workerLife = 15_000
/** Without the broker nobody else is served after the first second: a shorter time shows it as well. */
const directSpan = 15_000

const rows = createApplicants(createRng("decision day"), count)
const applicants = shuffled(rows, createRng("who comes when"))
const arrivals = arrivalsOver(minute, count)
// The way to the table and back takes 40 to 240 ms.
const travel = createRng("travel")
const table = await startTable({ port: 0, tables: { [letters]: rows }, latency: () => travel.range(20, 120) })
const database = await startDataProcess()
const create = () => createWorker(database.query, table)

console.log(
  `${count} applicants within a minute, a table of ${count}, ${workers} workers that live ${workerLife / 1000} s each.`,
)
console.log("This takes about two and a half minutes.\n")

const cold = await runCrowd({ applicants, arrivals }, askBroker(createWorkers(create, workers, workerLife)), table)
await refreshed()
const warm = await runCrowd({ applicants, arrivals }, askBroker(createWorkers(create, workers, workerLife)), table)
const some = { applicants: applicants.slice(0, count / 4), arrivals: arrivalsOver(directSpan, count / 4) }
const direct = await runCrowd(some, askTableItself(table), table)
await table.close()
await database.close()

/** The cold run has the mirror refreshed beside it; the warm one begins where that has ended. */
async function refreshed(): Promise<void> {
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
const line = (name: string, { applicants: all, served, p50, p95, max, upstream }: Result) => ({
  run: name,
  applicants: all,
  "got their letter": served,
  p50: seconds(p50),
  p95: seconds(p95),
  longest: seconds(max),
  "requests to the table": upstream.total,
  "most in a second": upstream.mostInASecond,
  "answered 429": upstream.refused,
})
console.table([line("mirror cold", cold), line("mirror warm", warm), line(`no broker, ${directSpan / 1000} s`, direct)])
for (const [name, { failures }] of Object.entries({ cold, warm, direct }))
  if (failures.size > 0)
    console.log(`${name}: ${[...failures].map(([word, times]) => `${word} × ${times}`).join(", ")}`)

const broken = Object.entries({ cold, warm }).flatMap(([name, { served, upstream }]) => [
  ...(served === count ? [] : [`${name}: ${count - served} applicants did not get their letter`]),
  ...(upstream.mostInASecond <= 5 && upstream.refused === 0 ? [] : [`${name}: the table was asked too often`]),
])
for (const promise of broken) console.error(promise)
process.exit(broken.length === 0 ? 0 : 1)
