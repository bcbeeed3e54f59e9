/** Tests the sheet broker's rate limit on a real PostgreSQL, with several workers. */
import { connect } from "../../services/data/connect"
import { startDataProcess, type DataProcess } from "../../services/data/startDataProcess"
import { localAnonymousKey, localServiceKey } from "../../services/localEnvironment"
import { createRateLimit } from "../functions/sheet/rateLimit"

let database: DataProcess
const log = jest.fn()

beforeAll(async () => {
  database = await startDataProcess()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  log.mockReset()
  await database.run("truncate sheet.requests")
})

const newWorker = (limits: { perAddress?: number; inTotal?: number } = {}) =>
  createRateLimit({ query: database.query, log, ...limits })
/** Moves the counted requests into the past. */
const age = (minutes: number) =>
  database.run(`update sheet.requests set minute = minute - interval '${minutes} minutes'`)
const readRows = () => database.run<{ address_hash: string }>("select * from sheet.requests")

// A new minute may begin during a test: seven requests are more than three in each of two minutes.
const seven = Array.from({ length: 7 }, (_, index) => index)

it("allows a number of requests per minute for each address, over all workers", async () => {
  const counts: string[] = []
  for (const _ of seven) counts.push(await newWorker({ perAddress: 3 })("maya@school.example"))
  expect(counts.slice(0, 3)).toEqual(["allowed", "allowed", "allowed"])
  expect(counts).toContain("refused")
  expect(await newWorker({ perAddress: 3 })("ada@school.example")).toBe("allowed")
})

it("allows a number of requests per minute in total", async () => {
  const counts: string[] = []
  for (const index of seven) counts.push(await newWorker({ inTotal: 3 })(`${index}@school.example`))
  expect(counts.slice(0, 3)).toEqual(["allowed", "allowed", "allowed"])
  expect(counts).toContain("refused")
})

it("counts concurrent requests of several workers", async () => {
  const counts = await Promise.all(seven.map(() => newWorker({ perAddress: 3 })("maya@school.example")))
  expect(counts).toContain("refused")
})

it("allows requests again in the next minute", async () => {
  const worker = newWorker({ perAddress: 1 })
  while ((await worker("maya@school.example")) === "allowed");
  await age(1)
  expect(await worker("maya@school.example")).toBe("allowed")
})

it("stores no address, and deletes the counts after ten minutes", async () => {
  await newWorker()("maya@school.example")
  expect(JSON.stringify(await readRows())).not.toContain("maya")
  expect(await readRows()).toHaveLength(2)
  await age(11)
  await newWorker()("ada@school.example")
  expect(await readRows()).toHaveLength(2)
})

it("returns unavailable and logs no address if the database fails", async () => {
  const query = () => Promise.reject(new Error("connection lost: maya@school.example"))
  expect(await createRateLimit({ query, log })("maya@school.example")).toBe("unavailable")
  expect(log.mock.calls).toEqual([["The database of the sheet broker failed. Check its log and SUPABASE_DB_URL."]])
})

it("cannot be read or written with any key of the data API", async () => {
  await newWorker()("maya@school.example")
  for (const key of [localAnonymousKey, localServiceKey]) {
    const client = connect(database.url, key)
    for (const { data, error } of [
      await client.from("requests").select(),
      await client.from("sheet.requests").delete().neq("count", 0),
      await client.schema("sheet").from("requests").select(),
    ])
      expect([data, error?.code]).toEqual([null, "PGRST205"])
  }
})
