/** Tests the rate limit of the sign-in on a real PostgreSQL, with several workers. */
import { startDataProcess, type DataProcess } from "../../../local-services/data/startDataProcess"
import { createRateLimit } from "./rateLimit"

let database: DataProcess
const log = jest.fn()

beforeAll(async () => {
  database = await startDataProcess()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  log.mockReset()
  await database.query("truncate admissions.requests")
})

const [client, otherClient] = ["203.0.113.7", "198.51.100.1"]
const newWorker = (options: { name?: string; perClient?: number; perAddress?: number; inTotal?: number } = {}) =>
  createRateLimit({ name: "sign-in", query: database.query, key: "secret", log, ...options })
/** Moves the counted requests into the past. */
const age = (minutes: number) =>
  database.query(`update admissions.requests set minute = minute - interval '${minutes} minutes'`)
const readRows = () => database.query<{ key_hash: string }>("select * from admissions.requests")

// A new minute may begin during a test: seven requests are more than three in each of two minutes.
const seven = Array.from({ length: 7 }, (_, index) => index)

it("allows 20 requests per minute of one client for one address, over all workers", async () => {
  const counts: string[] = []
  // A new minute may begin meanwhile: these are more than 20 in each of two minutes.
  for (let index = 0; index < 41; index += 1) counts.push(await newWorker()(client, "maya@school.example"))
  expect(new Set(counts.slice(0, 20))).toEqual(new Set(["allowed"]))
  expect(counts).toContain("refused")
  expect(await newWorker()(client, "ada@school.example")).toBe("allowed")
})

it("refuses only the client that exceeds a limit, also for the address that it used", async () => {
  const limits = { perClient: 3, inTotal: 10 }
  const counts = await Promise.all(seven.map(() => newWorker(limits)(client, "maya@school.example")))
  // More requests than the limit in total: refused ones do not count there.
  for (const index of seven) counts.push(await newWorker(limits)(client, `${index}@school.example`))
  expect(counts).toContain("refused")
  expect(await newWorker(limits)(otherClient, "maya@school.example")).toBe("allowed")
})

it("lets 100 students behind one address sign in within a minute, with three attempts each", async () => {
  const counts = new Set<string>()
  for (let index = 0; index < 300; index += 1) counts.add(await newWorker()(client, `${index % 100}@school.example`))
  expect(counts).toEqual(new Set(["allowed"]))
})

it("allows a number of requests per minute of all clients, as an emergency brake", async () => {
  const counts: string[] = []
  for (const index of seven) counts.push(await newWorker({ inTotal: 3 })(`203.0.113.${index}`, "maya@school.example"))
  expect(counts.slice(0, 3)).toEqual(["allowed", "allowed", "allowed"])
  expect(counts).toContain("refused")
})

it.each([{ perClient: 1 }, { perAddress: 1 }, { inTotal: 1 }])("counts %j of each name separately", async (limit) => {
  while ((await newWorker(limit)(client, "maya@school.example")) === "allowed");
  expect(await newWorker({ name: "lookup", ...limit })(client, "maya@school.example")).toBe("allowed")
})

it("allows requests again in the next minute", async () => {
  while ((await newWorker({ perAddress: 1 })(client, "maya@school.example")) === "allowed");
  await age(1)
  expect(await newWorker({ perAddress: 1 })(client, "maya@school.example")).toBe("allowed")
})

it("stores only hashes with the key, for ten minutes", async () => {
  await newWorker()(client, "maya@school.example")
  const keys = async () => (await readRows()).map(({ key_hash }) => key_hash).sort()
  const first = await keys()
  expect(first).toEqual([expect.stringMatching(/^[\da-f]{64}$/), expect.stringMatching(/^[\da-f]{64}$/), "sign-in"])
  await age(11)
  await createRateLimit({ name: "sign-in", query: database.query, key: "other", log })(client, "maya@school.example")
  const second = await keys()
  expect(second).toHaveLength(3)
  expect(second.filter((hash) => first.includes(hash))).toEqual(["sign-in"])
})

it.each([
  ["fails", () => Promise.reject(new Error("connection lost: maya@school.example"))],
  ["does not respond", () => new Promise<never>(() => undefined)],
])("returns unavailable and logs no address if the database %s", async (_what, query) => {
  jest.useFakeTimers()
  const count = createRateLimit({ name: "sign-in", query, key: "secret", log })(client, "maya@school.example")
  await jest.advanceTimersByTimeAsync(5_000)
  jest.useRealTimers()
  expect(await count).toBe("unavailable")
  expect(log.mock.calls).toEqual([["The database of the function failed. Check its log and RECORDS_DB_URL."]])
})
