/** Tests the rate limit of the sign-in on a real PostgreSQL, with several workers. */
import { startDataProcess, type DataProcess } from "../../../local-services/data/startDataProcess"
import { createRateLimit } from "./rateLimit"

let database: DataProcess

beforeAll(async () => {
  database = await startDataProcess()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  await database.query("truncate admissions.requests")
})

const [client, otherClient] = ["203.0.113.7", "198.51.100.1"]
/** On a busy machine, a statement may take longer than a visitor would wait. */
const patient = { timeout: 60_000 }
const newWorker = (options: { perClient?: number; perAddress?: number; inTotal?: number } = {}) =>
  createRateLimit({ query: database.query, key: "secret", ...patient, ...options })
/** Moves the counted requests into the past. */
const age = (minutes: number) =>
  database.query(`update admissions.requests set minute = minute - interval '${minutes} minutes'`)
const readRows = () => database.query<{ key_hash: string }>("select * from admissions.requests")

// A new minute may begin during a test: seven requests are more than three in each of two minutes.
const seven = Array.from({ length: 7 }, (_, index) => index)

it("allows 20 requests per minute of one client for one address, over all workers", async () => {
  const counts: boolean[] = []
  // A new minute may begin meanwhile: these are more than 20 in each of two minutes.
  for (let index = 0; index < 41; index += 1) counts.push(await newWorker()(client, "maya@school.example"))
  expect(new Set(counts.slice(0, 20))).toEqual(new Set([true]))
  expect(counts).toContain(false)
  expect(await newWorker()(client, "ada@school.example")).toBe(true)
})

it("refuses only the client that exceeds a limit, also for the address that it used", async () => {
  const limits = { perClient: 3, inTotal: 10 }
  const counts = await Promise.all(seven.map(() => newWorker(limits)(client, "maya@school.example")))
  // More requests than the limit in total: refused ones do not count there.
  for (const index of seven) counts.push(await newWorker(limits)(client, `${index}@school.example`))
  expect(counts).toContain(false)
  expect(await newWorker(limits)(otherClient, "maya@school.example")).toBe(true)
})

it("lets 100 students behind one address sign in within a minute, with three attempts each", async () => {
  const counts = new Set<boolean>()
  for (let index = 0; index < 300; index += 1) counts.add(await newWorker()(client, `${index % 100}@school.example`))
  expect(counts).toEqual(new Set([true]))
})

it("allows a number of requests per minute of all clients, as an emergency brake", async () => {
  const counts: boolean[] = []
  for (const index of seven) counts.push(await newWorker({ inTotal: 3 })(`203.0.113.${index}`, "maya@school.example"))
  expect(counts.slice(0, 3)).toEqual([true, true, true])
  expect(counts).toContain(false)
})

it("allows requests again in the next minute", async () => {
  while (await newWorker({ perAddress: 1 })(client, "maya@school.example"));
  await age(1)
  expect(await newWorker({ perAddress: 1 })(client, "maya@school.example")).toBe(true)
})

it("stores only hashes with the key, for ten minutes", async () => {
  await newWorker()(client, "maya@school.example")
  const keys = async () => (await readRows()).map(({ key_hash }) => key_hash).sort()
  const first = await keys()
  expect(first).toEqual([expect.stringMatching(/^[\da-f]{64}$/), expect.stringMatching(/^[\da-f]{64}$/), "sign-in"])
  await age(11)
  await createRateLimit({ query: database.query, key: "other", ...patient })(client, "maya@school.example")
  const second = await keys()
  expect(second).toHaveLength(3)
  expect(second.filter((hash) => first.includes(hash))).toEqual(["sign-in"])
})

it("fails if the database does not respond within five seconds", async () => {
  jest.useFakeTimers()
  const query = () => new Promise<never>(() => undefined)
  const count = createRateLimit({ query, key: "secret" })(client, "maya@school.example")
  const expected = expect(count).rejects.toMatchObject({ name: "Timeout" })
  await jest.advanceTimersByTimeAsync(5_000)
  jest.useRealTimers()
  await expected
})
