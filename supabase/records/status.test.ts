/** Tests the status of the mirror: what a person outside can learn about the table, and what not. */
import { createRng } from "../../services/random"
import { startDataProcess, type DataProcess } from "../../services/data/startDataProcess"
import { createApplicants } from "../../services/table/sampleApplicants"
import { age, createFakeTable, createWorker, reset, token, waitForWorkers, type FakeTable } from "./support"

const rows = createApplicants(createRng("status"), 120)
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
let database: DataProcess
let table: FakeTable

beforeAll(async () => {
  database = await startDataProcess()
}, 60_000)
afterAll(() => database.close())
afterEach(waitForWorkers)
beforeEach(async () => {
  await reset(database)
  table = createFakeTable(rows)
})

const readText = async (worker = createWorker(database, table)) => {
  const headers = { authorization: "Bearer public" }
  return (await worker.handle(new Request("https://broker.example/status", { headers }))).text()
}
const read = async () => JSON.parse(await readText()) as { tables: Record<string, object> }
const refresh = async () => {
  const worker = createWorker(database, table)
  await worker.refresh()
  await worker.finish()
  return worker
}
const error = (status: number, type: string, message?: string) =>
  Response.json({ error: { type, message } }, { status })

it("has the number of rows and the time of the last complete refresh, and neither before the first", async () => {
  const never = { lastCompleteSync: null, rows: 0, duplicateIds: 0, lastFailure: null }
  expect(await read()).toEqual({ tables: { Letters: never, Decisions: never } })
  await refresh()
  const lastCompleteSync: unknown = expect.stringMatching(iso)
  expect(await read()).toEqual({
    tables: { Letters: { ...never, lastCompleteSync, rows: 120 }, Decisions: { ...never, lastCompleteSync } },
  })
})

it.each<[string, () => Response, RegExp]>([
  ["401", () => error(401, "AUTHENTICATION_REQUIRED"), /^The table refused RECORDS_UPSTREAM_TOKEN \(401\)\.$/],
  ["403", () => error(403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"), /^RECORDS_TABLES names the table "Letters"/],
  ["404", () => Response.json({ error: "NOT_FOUND" }, { status: 404 }), /^RECORDS_UPSTREAM_URL is not .* \(404\)/],
  [
    "a column Name",
    () => error(422, "UNKNOWN_FIELD_NAME", 'Unknown field name: "name"'),
    /^The table "Letters" has no column "name": .*capital and small letters/,
  ],
  [
    "a column uuid",
    () => error(422, "INVALID_FILTER_BY_FORMULA", "Unknown field names: uuid"),
    /^The table "Letters" has no column "UUID":/,
  ],
  ["another 422", () => error(422, "UNKNOWN_FIELD_NAME"), /^The table "Letters" has no column "UUID" or "name": /],
  ["429", () => error(429, "RATE_LIMIT_REACHED"), /^The base receives too many requests \(429\)/],
  ["500", () => error(500, "SERVER_ERROR"), /^RECORDS_UPSTREAM_URL does not respond/],
  ["a web page", () => new Response("<!doctype html>"), /^RECORDS_UPSTREAM_URL does not return records \(status 200\)/],
  [
    "rows without ids",
    () => Response.json({ records: [{ id: "rec1", fields: { Name: "Ada" } }] }),
    /^The table "Letters" has rows, but no text in the column "UUID"/,
  ],
])(
  "%s: names what to correct until the next complete refresh, and keeps the mirror",
  async (_what, respond, reason) => {
    await refresh()
    await age(database, 3)
    table.override = ({ source }) => (source === "Letters" ? respond() : undefined)
    const { logged } = await refresh()
    const { Letters, Decisions } = (await read()).tables
    expect(Letters).toMatchObject({
      rows: 120,
      lastCompleteSync: expect.stringMatching(iso) as string,
      lastFailure: { at: expect.stringMatching(iso) as string, reason: expect.stringMatching(reason) as string },
    })
    expect(Decisions).toMatchObject({ lastFailure: null })
    const text = (await readText()) + logged.join("\n")
    for (const secret of [token, "Ada", "rec1", ...rows.flatMap(({ uuid, name }) => [uuid, name])])
      expect(text).not.toContain(secret)

    table.override = () => undefined
    await database.run(
      "update records.sources set retry_at = 'epoch'; update records.rate_limit set blocked_until = 'epoch'",
    )
    await refresh()
    expect((await read()).tables.Letters).toMatchObject({ rows: 120, lastFailure: null })
  },
)

it("the log names what to correct after a refused lookup and a refused refresh", async () => {
  table.override = () => error(422, "UNKNOWN_FIELD_NAME", 'Unknown field name: "name"')
  const worker = createWorker(database, table)
  const headers = { authorization: "Bearer public" }
  const filter = encodeURIComponent(`{UUID}='${rows[0]?.uuid}'`)
  await worker.handle(new Request(`https://broker.example/Letters?filterByFormula=${filter}`, { headers }))
  await worker.finish()
  expect(worker.logged.length).toBeGreaterThan(1)
  for (const line of worker.logged) expect(line).toContain('The table "Letters" has no column "name"')
})

it("is 503 if the database fails", async () => {
  const broken = { ...database, query: () => Promise.reject(new Error("connection lost")) }
  expect(await readText(createWorker(broken, table))).toContain("SERVICE_UNAVAILABLE")
})
