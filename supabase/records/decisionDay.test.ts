/** Simulates a decision day with 600 applicants and the default settings. `npm run bench -- decision-day` simulates a larger one. */
import {
  arrivalTimes,
  requestFromBroker,
  createWorker,
  createWorkerPool,
  letters,
  runLoad,
} from "../../scripts/bench/decisionDay"
import { createRng, shuffled } from "../../services/random"
import { startDataProcess, type DataProcess } from "../../services/data/startDataProcess"
import { createApplicants } from "../../services/table/sampleApplicants"
import { startTable, type RunningTable } from "../../services/table/startTable"

const rows = createApplicants(createRng("small decision day"), 600)
const applicants = shuffled(rows, createRng("who comes when"))
const workers = 3
/** Milliseconds. */
const workerLifetime = 1_500
let database: DataProcess
let table: RunningTable

beforeAll(async () => {
  const travel = createRng("travel")
  table = await startTable({ port: 0, tables: { [letters]: rows }, latency: () => travel.range(5, 60) })
  database = await startDataProcess()
}, 60_000)

afterAll(async () => {
  await table.close()
  await database.close()
})

it("serves all applicants within the rate limit, with an empty mirror and with a complete mirror", async () => {
  const send = createWorkerPool(() => createWorker(database.query, table), workers, workerLifetime)
  const cold = await runLoad(
    { applicants, arrivals: arrivalTimes(4_000, applicants.length) },
    requestFromBroker(send),
    table,
  )
  expect(cold).toMatchObject({ served: 600, failures: new Map(), upstream: { refused: 0 } })
  expect(cold.upstream.total).toBeGreaterThan(0)
  expect(cold.upstream.mostInASecond).toBeLessThanOrEqual(5)

  const isComplete = async () =>
    (await database.run<{ done: boolean }>("select completed_at > 'epoch' as done from records.sources"))[0]?.done
  while (!(await isComplete())) await new Promise((resolve) => setTimeout(resolve, 100))
  const warm = await runLoad(
    { applicants, arrivals: arrivalTimes(2_000, applicants.length) },
    requestFromBroker(send),
    table,
  )
  expect(warm).toMatchObject({ served: 600, failures: new Map(), upstream: { total: 0 } })
}, 60_000)
