/** Tests lookups of several workers on a real PostgreSQL, with a complete, a stale and an empty mirror. */
import { startDataProcess, type DataProcess } from "../../services/data/startDataProcess"
import { createApplicants } from "../../services/table/sampleApplicants"
import { controlId } from "../functions/records/lookupBatch"
import type { Settings } from "../functions/records/settings"
import { createRng } from "../../services/random"
import {
  urlOf,
  age,
  waitForWorkers,
  requestName,
  requestRecord,
  createFakeTable,
  createWorker,
  lookupsOf,
  pagesOf,
  reset,
  type FakeTable,
} from "./support"

const rows = createApplicants(createRng("lookups"), 250)
const [first, second] = [rows[3], rows[240]] as [(typeof rows)[0], (typeof rows)[0]]
const unknownId = "00000000-0000-4000-8000-000000000000"
const unknownIds = Array.from({ length: 40 }, (_, index) => `10000000-0000-4000-8000-0000000000${index + 10}`)

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

/** Creates a worker with no state in memory. */
const newWorker = (settings: Partial<Settings> = {}) => createWorker(database, table, settings)
const fillMirror = async () => {
  const worker = newWorker()
  await worker.refresh()
  await worker.finish()
  table.requests.length = 0
}

describe("with a complete mirror", () => {
  beforeEach(fillMirror)

  it("every worker responds without a request to the table", async () => {
    expect(await requestName(newWorker(), first.uuid)).toBe(first.name)
    expect(await requestName(newWorker(), second.uuid)).toBe(second.name)
    expect(table.requests).toEqual([])
  })

  it("an unknown id causes no request to the table", async () => {
    const worker = newWorker()
    expect(await Promise.all(unknownIds.map((id) => requestName(worker, id)))).toEqual(unknownIds.map(() => null))
    expect(table.requests).toEqual([])
  })

  it("a letter is not found among the decisions", async () => {
    expect(await requestName(newWorker(), first.uuid, "Decisions")).toBeNull()
  })

  it("a stale mirror is served and refreshed in the background", async () => {
    await age(database, 3)
    table.rows = table.rows.map((row) => (row === first ? { ...row, name: "New name" } : row))
    const worker = newWorker()
    expect(await requestName(worker, first.uuid)).toBe(first.name)
    await worker.finish()
    expect(pagesOf(table).length).toBeGreaterThan(0)
    expect(await requestName(newWorker(), first.uuid)).toBe("New name")
  })

  it("a record older than 15 minutes is fetched again", async () => {
    await age(database, 16)
    table.rows = table.rows.filter((row) => row !== first)
    expect(await requestName(newWorker(), first.uuid)).toBeNull()
    expect(await requestName(newWorker(), second.uuid)).toBe(second.name)
  })

  it("the mirror is served while the table fails", async () => {
    await age(database, 3)
    table.override = () => new Response("", { status: 500 })
    expect(await requestName(newWorker(), first.uuid)).toBe(first.name)
  })
})

describe("with an empty mirror", () => {
  it("many lookups of several workers share few requests", async () => {
    const workers = [newWorker(), newWorker(), newWorker(), newWorker()]
    const wanted = rows.slice(0, 120)
    const found = await Promise.all(
      wanted.map(({ uuid }, index) => requestName(workers[index % 4] ?? newWorker(), uuid)),
    )
    expect(found).toEqual(wanted.map(({ name }) => name))
    expect(lookupsOf(table).length).toBeLessThan(12)
    const requestedIds = lookupsOf(table).flatMap(({ formula }) => formula?.match(/\{UUID\}/g) ?? [])
    expect(requestedIds.length).toBeLessThanOrEqual(120)
  })

  it("concurrent lookups of one id share one request", async () => {
    // Delays the refresh, so that only the lookup can return the record.
    table.override = ({ formula }) =>
      formula === null ? new Promise((resolve) => setTimeout(resolve, 500, undefined)) : undefined
    const workers = [newWorker(), newWorker(), newWorker()]
    const found = await Promise.all(
      Array.from({ length: 60 }, (_, index) => requestName(workers[index % 3] ?? newWorker(), first.uuid)),
    )
    expect(new Set(found)).toEqual(new Set([first.name]))
    expect(lookupsOf(table)).toHaveLength(1)
  })

  it("caches that an id is absent", async () => {
    table.override = ({ formula }) => (formula === null ? new Response("", { status: 403 }) : undefined)
    expect(await requestName(newWorker(), unknownId)).toBeNull()
    expect(await requestName(newWorker(), unknownId)).toBeNull()
    expect(lookupsOf(table)).toHaveLength(1)
    await age(database, 2)
    expect(await requestName(newWorker(), unknownId)).toBeNull()
    expect(lookupsOf(table)).toHaveLength(2)
  })

  it("a record with an empty name is found", async () => {
    table.rows = [{ uuid: unknownId, name: "" }]
    expect(await requestName(newWorker(), unknownId)).toBe("")
  })

  it.each(["\0 zero 🪁", "نور", 'O\'Neil "x" \\ <b>', "n".repeat(300), "half \ud800 pair"])(
    "the name %j is served unchanged, except characters that PostgreSQL cannot store",
    async (name) => {
      table.rows = [{ uuid: unknownId, name }]
      const stored = name.replace(/\0|\p{Surrogate}/gu, "\ufffd")
      expect(await requestName(newWorker(), unknownId)).toBe(stored)
      expect(await requestName(newWorker(), unknownId)).toBe(stored)
    },
  )

  it("a lookup reads all pages, even after empty pages", async () => {
    const record = { id: "rec1", createdTime: "", fields: { UUID: second.uuid, name: second.name } }
    table.override = ({ formula, offset }) => {
      if (formula === null) return new Response("", { status: 403 })
      if (offset === null) return Response.json({ records: [], offset: "itr/1" })
      return Response.json(offset === "itr/1" ? { records: [], offset: "itr/2" } : { records: [record] })
    }
    expect(await requestName(newWorker(), second.uuid)).toBe(second.name)
    expect(lookupsOf(table)).toHaveLength(3)
  })

  it("a lookup reads at most five pages", async () => {
    table.override = ({ formula }) =>
      formula === null ? new Response("", { status: 403 }) : Response.json({ records: [], offset: crypto.randomUUID() })
    expect(await requestName(newWorker({ lookupTimeout: 1_000, retryDelay: 5_000 }), second.uuid)).toBe(503)
    expect(lookupsOf(table)).toHaveLength(5)
  })

  it("records are found even if the table ignores the filter", async () => {
    const { fetch } = table
    table.fetch = (address, options) => fetch(urlOf(address).replace(/&filterByFormula=[^&]*/, ""), options)
    const workers = [newWorker(), newWorker()]
    const wanted = [rows[0], rows[120], rows[249]].flatMap((row) => row ?? [])
    expect(
      await Promise.all(wanted.map(({ uuid }, index) => requestName(workers[index % 2] ?? newWorker(), uuid))),
    ).toEqual(wanted.map(({ name }) => name))
    expect(await requestName(newWorker(), unknownId)).toBeNull()
  })
})

describe("when the table refuses some formulas", () => {
  const refusedId = "20000000-0000-4000-8000-000000000000"
  const refusal = () => new Response('{"error":{"type":"INVALID_FILTER_BY_FORMULA"}}', { status: 422 })
  /** Long enough for a slow machine. */
  const lookupTimeout = 20_000
  const wanted = rows.slice(0, 40)

  beforeEach(() => {
    // Without a mirror, only lookups can find a record.
    table.override = ({ formula }) => {
      if (formula === null) return new Response("", { status: 403 })
      return formula.includes(refusedId) ? refusal() : undefined
    }
  })

  it("one refused id prevents neither the other lookups of its batch nor later ones", async () => {
    const worker = newWorker({ lookupTimeout })
    const found = await Promise.all([...wanted.map(({ uuid }) => uuid), refusedId].map((id) => requestName(worker, id)))
    expect(found).toEqual([...wanted.map(({ name }) => name), null])
    expect(await requestName(newWorker({ lookupTimeout }), second.uuid)).toBe(second.name)
    // Halving 41 ids takes at most twelve requests. One more checks the table itself, and the last lookup is one.
    expect(lookupsOf(table).length).toBeLessThanOrEqual(1 + 1 + 12 + 1)
    expect(worker.logged.filter((line) => line.includes("refused"))).toEqual([
      "The table Letters refused the lookup of one id (status 422). The id counts as unknown for a minute.",
    ])
  })

  it("an id that is refused alone counts as absent, and is looked up again after a minute", async () => {
    expect(await requestName(newWorker({ lookupTimeout }), refusedId)).toBeNull()
    const count = lookupsOf(table).length
    expect(await requestName(newWorker({ lookupTimeout }), refusedId)).toBeNull()
    expect(lookupsOf(table)).toHaveLength(count)
    await age(database, 2)
    expect(await requestName(newWorker({ lookupTimeout }), refusedId)).toBeNull()
    expect(lookupsOf(table).length).toBeGreaterThan(count)
  })

  it("the mirror keeps the record of an id that is refused", async () => {
    await database.run(`
      insert into records.mirror (source, uuid, record_id, created_time, name, seen_at)
      values ('Letters', '${refusedId}', 'rec1', '', 'Old', now() - interval '20 minutes')`)
    expect(await requestName(newWorker({ lookupTimeout }), refusedId)).toBeNull()
    expect(await database.run("select name from records.mirror")).toEqual([{ name: "Old" }])
  })

  it("a batch whose formula is too long is divided before it is sent", async () => {
    const worker = newWorker({ lookupTimeout, maxFormulaLength: 200 })
    const found = await Promise.all(wanted.map(({ uuid }) => requestName(worker, uuid)))
    expect(found).toEqual(wanted.map(({ name }) => name))
    for (const { formula } of lookupsOf(table)) expect(formula?.length).toBeLessThanOrEqual(200)
  })

  it("a worker that divides a batch keeps its claim, so that no other worker fetches the same ids", async () => {
    const { override } = table
    const requestTimeout = 1_000
    table.override = async (request) => {
      // Together, the requests take longer than a claim without an extension.
      if (request.formula !== null) await new Promise((resolve) => setTimeout(resolve, 700))
      return override(request)
    }
    const worker = newWorker({ lookupTimeout, requestTimeout })
    const other = newWorker({ lookupTimeout, requestTimeout })
    const ids = [...wanted.slice(0, 15).map(({ uuid }) => uuid), refusedId]
    await Promise.all(ids.flatMap((id) => [requestName(worker, id), requestName(other, id)]))
    const requested = lookupsOf(table).filter(({ formula }) => formula?.includes(refusedId))
    expect(requested).toHaveLength(5)
  })

  it.each([
    ["500", () => new Response("", { status: 500 })],
    ["no response", () => Promise.reject(new TypeError("fetch failed"))],
  ])("does not pause the table if the check of the table returns %s", async (_what, respond) => {
    const { override } = table
    table.override = (request) => (request.formula?.includes(controlId) ? respond() : override(request))
    const worker = newWorker({ lookupTimeout: 1_000 })
    expect(await requestName(worker, refusedId)).toBe(503)
    await worker.finish()
    expect(await requestName(newWorker({ lookupTimeout }), first.uuid)).toBe(first.name)
  })
})

describe("when the table fails", () => {
  it.each([
    ["401", () => new Response('{"error":{"type":"AUTHENTICATION_REQUIRED"}}', { status: 401 })],
    ["403", () => new Response('{"error":{"type":"INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"}}', { status: 403 })],
    ["404", () => new Response('{"error":"NOT_FOUND"}', { status: 404 })],
    ["422", () => new Response('{"error":{"type":"INVALID_FILTER_BY_FORMULA"}}', { status: 422 })],
    ["a page of HTML", () => new Response("<!doctype html><title>Sign in</title>")],
  ])("%s: responds 503 at once, pauses lookups, and logs no personal data", async (_what, response) => {
    table.override = response
    const worker = newWorker({ lookupTimeout: 20_000 })
    const startedAt = Date.now()
    expect(await requestName(worker, first.uuid)).toBe(503)
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    await worker.finish()
    const count = lookupsOf(table).length
    expect(await requestName(newWorker({ lookupTimeout: 20_000 }), second.uuid)).toBe(503)
    expect(lookupsOf(table)).toHaveLength(count)
    expect(worker.logged.length).toBeGreaterThan(0)
    for (const { uuid, name } of rows)
      expect(worker.logged.some((line) => line.includes(uuid) || line.includes(name))).toBe(false)
  })

  it("a failing table does not affect the other table", async () => {
    table.override = ({ source }) => (source === "Decisions" ? new Response("", { status: 403 }) : undefined)
    expect(await requestName(newWorker({ lookupTimeout: 20_000 }), first.uuid, "Decisions")).toBe(503)
    expect(await requestName(newWorker(), first.uuid)).toBe(first.name)
  })

  it("a network error is retried while the lookup is pending", async () => {
    let broken = 3
    table.override = () => {
      if ((broken -= 1) >= 0) throw new TypeError("fetch failed")
      return undefined
    }
    expect(await requestName(newWorker(), first.uuid)).toBe(first.name)
  })

  it("500 for every request: responds 503 after the lookup timeout", async () => {
    table.override = () => new Response("", { status: 500 })
    const startedAt = Date.now()
    expect(await requestName(newWorker({ lookupTimeout: 1_000 }), first.uuid)).toBe(503)
    expect(Date.now() - startedAt).toBeLessThan(20_000)
  })

  it("429: sends no request during the pause, and responds 503 at once if the pause exceeds the lookup timeout", async () => {
    table.override = () => new Response("{}", { status: 429 })
    const settings = { lookupTimeout: 10_000, rateLimitPause: 60_000 }
    const startedAt = Date.now()
    expect(await requestName(newWorker(settings), first.uuid)).toBe(503)
    const requestCount = table.requests.length
    table.override = () => undefined
    const response = await requestRecord(newWorker(settings), second.uuid)
    expect(response.status).toBe(503)
    const retryAfter = Number(response.headers.get("retry-after"))
    expect(retryAfter).toBeGreaterThan(45)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect(Date.now() - startedAt).toBeLessThan(settings.lookupTimeout)
    expect(table.requests).toHaveLength(requestCount)
    await database.run("update records.rate_limit set blocked_until = blocked_until - interval '59 seconds'")
    expect(await requestName(newWorker(settings), second.uuid)).toBe(second.name)
  })

  it("a full queue: responds 503 at once", async () => {
    let release = () => {}
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    table.override = () => released
    const lookupTimeout = 10_000
    const worker = newWorker({ queueLimit: 5, lookupTimeout })
    const queued = unknownIds.slice(0, 5).map((id) => requestName(worker, id))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const startedAt = Date.now()
    expect(await requestName(worker, first.uuid)).toBe(503)
    expect(Date.now() - startedAt).toBeLessThan(lookupTimeout / 2)
    release()
    expect(await Promise.all(queued)).toEqual([null, null, null, null, null])
  })

  it("a failing database: responds 503, and logs the SQLSTATE but no personal data", async () => {
    for (const [code, logged] of [
      [{}, "Error"],
      [{ code: "57P01" }, "Error 57P01"],
      [{ code: 57 }, "Error"],
    ] as const) {
      const error = Object.assign(new Error(`connection lost: ${first.uuid}`), code)
      const worker = createWorker({ ...database, query: () => Promise.reject(error) }, table)
      expect(await requestName(worker, first.uuid)).toBe(503)
      expect(worker.logged).toEqual([
        `The database of the records broker failed (${logged}). Check RECORDS_DB_URL and the log of the database.`,
      ])
    }
  })

  it("a database that does not respond: responds 503 after the lookup timeout", async () => {
    const silent = { ...database, query: () => new Promise<never>(() => undefined) }
    expect(await requestName(createWorker(silent, table, { lookupTimeout: 300 }), first.uuid)).toBe(503)
  })
})
