/** Tests the refresh of the mirror, the rate limit and the privileges on a real PostgreSQL. */
import { startDataProcess, type DataProcess } from "../../services/data/startDataProcess"
import { createApplicants } from "../../services/table/sampleApplicants"
import { createRng } from "../../services/random"
import {
  abandon,
  age,
  waitForWorkers,
  requestName,
  createFakeTable,
  createWorker,
  lookupsOf,
  pagesOf,
  reset,
  type FakeTable,
} from "./support"

const rows = createApplicants(createRng("refresh"), 350)
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

const newWorker = (settings = {}) => createWorker(database, table, settings)
const refresh = async (settings = {}) => {
  const worker = newWorker(settings)
  await worker.refresh()
  await worker.finish()
  return worker
}
const mirroredIds = async () =>
  (await database.run<{ uuid: string }>("select uuid from records.mirror where source = 'Letters'")).map(
    ({ uuid }) => uuid,
  )
const state = async () =>
  (
    await database.run<{ isComplete: boolean; isUnderWay: boolean; pages: number; restarts: number }>(
      `select completed_at > 'epoch' as "isComplete", started_at is not null as "isUnderWay", pages, restarts
       from records.sources where source = 'Letters'`,
    )
  )[0]
const letterPages = () => pagesOf(table).filter(({ source }) => source === "Letters")
const ids = rows.map(({ uuid }) => uuid).sort()

/** Ids that are not in the table. */
const createUnknownIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `40000000-0000-4000-8000-${String(index).padStart(12, "0")}`)

describe("a refresh", () => {
  it("mirrors the whole table, page by page", async () => {
    await refresh()
    expect((await mirroredIds()).sort()).toEqual(ids)
    expect(letterPages()).toHaveLength(4)
    expect(await state()).toEqual({ isComplete: true, isUnderWay: false, pages: 0, restarts: 0 })
  })

  it("runs in one worker at a time, and not while the mirror is fresh", async () => {
    await Promise.all([refresh(), refresh(), refresh()])
    await refresh()
    expect(letterPages()).toHaveLength(4)
  })

  it("deletes records that the table no longer contains when it ends", async () => {
    await refresh()
    await age(database, 3)
    table.rows = rows.slice(0, 320)
    const mirrorSizes: number[] = []
    table.override = async ({ source }) => {
      // The refresh of the decisions runs at the same time.
      if (source === "Letters") mirrorSizes.push((await mirroredIds()).length)
      return undefined
    }
    await refresh()
    expect(mirrorSizes).toEqual([350, 350, 350, 350])
    expect((await mirroredIds()).sort()).toEqual(
      rows
        .slice(0, 320)
        .map(({ uuid }) => uuid)
        .sort(),
    )
  })

  it("keeps a record that a lookup fetched during the refresh", async () => {
    const late = { uuid: "20000000-0000-4000-8000-000000000000", name: "Late" }
    let page = 0
    table.override = async ({ formula, source }) => {
      if (formula !== null || source !== "Letters" || (page += 1) !== 3) return undefined
      // The record is on a page that the refresh has already read.
      table.rows = [late, ...rows]
      expect(await requestName(newWorker(), late.uuid)).toBe("Late")
      table.rows = rows
      return undefined
    }
    await refresh()
    expect(await mirroredIds()).toContain(late.uuid)
  })

  it("is continued at the same page after its worker crashed", async () => {
    // A crashed worker sends no statements, so it releases no lease.
    let hasCrashed = false
    const crashing = {
      ...database,
      query: ((text, parameters) =>
        hasCrashed ? new Promise(() => undefined) : database.query(text, parameters)) as DataProcess["query"],
    }
    table.override = ({ source }) => {
      if (source === "Letters" && letterPages().length === 3) hasCrashed = true
      return undefined
    }
    const crashedWorker = createWorker(crashing, table)
    abandon(crashedWorker)
    void crashedWorker.refresh()
    while (!hasCrashed) await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => setTimeout(resolve, 100))
    table.override = () => undefined
    await refresh()
    expect(letterPages()).toHaveLength(3)

    await database.run(
      "update records.sources set leased_until = now(); update records.permits set available_at = now()",
    )
    await refresh()
    expect(letterPages().map(({ offset }) => offset === null)).toEqual([true, false, false, false, false])
    expect(letterPages()[3]?.offset).toBe(letterPages()[2]?.offset)
    expect((await mirroredIds()).sort()).toEqual(ids)
  })

  it("starts again at the first page after its offset expired", async () => {
    let isExpired = true
    table.override = ({ offset, source }) => {
      if (offset === null || source !== "Letters" || !isExpired) return undefined
      isExpired = false
      return Response.json({ error: { type: "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" } }, { status: 422 })
    }
    await refresh()
    expect(letterPages().map(({ offset }) => offset === null)).toEqual([true, false, true, false, false, false])
    expect((await mirroredIds()).sort()).toEqual(ids)
  })

  it("continues after empty pages", async () => {
    const pages = [
      { records: [], offset: "a" },
      { records: [{ id: "rec1", createdTime: "", fields: { UUID: "3".repeat(36), name: "N" } }], offset: "b" },
      { records: [], offset: "c" },
      { records: [] },
    ]
    table.override = ({ source }) => (source === "Letters" ? Response.json(pages[letterPages().length - 1]) : undefined)
    await refresh()
    expect(await mirroredIds()).toEqual(["3".repeat(36)])
  })

  it.each<[string, number, (page: number) => Response]>([
    ["the same offset again", 2, () => Response.json({ records: [], offset: "same" })],
    ["a cycle of offsets", 4, (page) => Response.json({ records: [], offset: ["a", "b", "c"][page % 3] })],
    ["pages without an end", 20, (page) => Response.json({ records: [], offset: `page-${page}` })],
    ["HTML", 1, () => new Response("<!doctype html><title>Sign in</title>")],
    [
      "offsets that always expire",
      5,
      () => Response.json({ error: { type: "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" } }, { status: 422 }),
    ],
    ["401", 1, () => Response.json({ error: { type: "AUTHENTICATION_REQUIRED" } }, { status: 401 })],
  ])("%s: ends after %i requests without deleting records", async (_what, requests, response) => {
    await refresh()
    await age(database, 3)
    table.requests.length = 0
    table.override = ({ source }) => (source === "Letters" ? response(letterPages().length - 1) : undefined)
    const { logged } = await refresh({ maxPages: 20 })
    await refresh({ maxPages: 20 })
    expect(letterPages()).toHaveLength(requests)
    expect((await mirroredIds()).sort()).toEqual(ids)
    expect(await state()).toMatchObject({ isUnderWay: false, pages: 0, restarts: 0 })
    expect(logged).toHaveLength(1)
  })

  it("pauses after a server error and continues at the same page", async () => {
    let broken = 2
    table.override = ({ offset, source }) =>
      source === "Letters" && offset !== null && (broken -= 1) >= 0 ? new Response("", { status: 502 }) : undefined
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await refresh()
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    expect(letterPages().filter(({ offset }) => offset === null)).toHaveLength(1)
    expect((await mirroredIds()).sort()).toEqual(ids)
  })
})

describe("the rate limit", () => {
  /** Returns the maximum number of requests that reach the table within one second. */
  const mostInASecond = (times: readonly number[]) =>
    Math.max(0, ...times.map((time) => times.filter((other) => other >= time && other < time + 1_000).length))

  it("is five requests in any second over all workers, even if the network delays requests", async () => {
    const arrivalTimes: number[] = []
    const { fetch } = table
    let sent = 0
    table.fetch = async (...request) => {
      // The worst case: delayed requests arrive together with requests that were sent later.
      const delay = (sent += 1) % 8 < 4 ? 950 : 0
      await new Promise((resolve) => setTimeout(resolve, delay))
      arrivalTimes.push(performance.now())
      return fetch(...request)
    }
    const settings = { permitCooldown: 1_050, lookupTimeout: 10_000, batchSize: 5, requestTimeout: 8_000 }
    const workers = Array.from({ length: 5 }, () => newWorker(settings))
    const found = await Promise.all(
      createUnknownIds(80).map((id, index) => requestName(workers[index % 5] ?? newWorker(), id)),
    )
    expect(found.every((name) => name === null)).toBe(true)
    await waitForWorkers()
    expect(arrivalTimes.length).toBeGreaterThan(8)
    expect(mostInASecond(arrivalTimes)).toBeLessThanOrEqual(5)
  }, 30_000)

  it("reserves permits for the refresh during many lookups", async () => {
    const worker = newWorker({ batchSize: 1, permitCooldown: 200 })
    const lookups = createUnknownIds(200).map((id) => requestName(worker, id))
    await Promise.all(lookups)
    await worker.finish()
    expect((await mirroredIds()).sort()).toEqual(ids)
    expect(lookupsOf(table).length).toBeLessThan(200)
  }, 20_000)

  it("frees the permit of a crashed worker when its lease ends", async () => {
    await database.run(
      "update records.permits set available_at = now() + interval '400 milliseconds', holder = 'crashed'",
    )
    const startedAt = Date.now()
    expect(await requestName(newWorker(), rows[0]?.uuid ?? "")).toBe(rows[0]?.name)
    expect(Date.now() - startedAt).toBeGreaterThan(300)
  })
})

describe("privileges", () => {
  const tables = ["mirror", "sources", "lookup_queue", "negative_cache", "permits", "rate_limit", "broker"]

  it.each(["anon", "authenticated"])("%s has no privileges in the schema", async (role) => {
    const granted = await database.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'records'::regnamespace and c.relkind = 'r'
         and has_table_privilege($1::text, c.oid, 'select, insert, update, delete, truncate, references, trigger')
       union all select 'schema' where has_schema_privilege($1::text, 'records', 'usage, create')`,
      [role],
    )
    expect(granted).toEqual([])
  })

  it.each(["anon", "authenticated"].flatMap((role) => tables.map((name) => [role, name])))(
    "%s cannot read or write %s",
    async (role, name) => {
      for (const statement of [`select * from records.${name}`, `delete from records.${name}`]) {
        const attempt = database.run(`begin; set local role ${role}; ${statement}; commit`)
        await expect(attempt).rejects.toMatchObject({ code: "42501" })
        await database.run("rollback")
      }
    },
  )

  it("every table of the schema is listed here and has row-level security", async () => {
    const found = await database.run<{ name: string; protected: boolean }>(
      "select relname as name, relrowsecurity as protected from pg_class where relnamespace = 'records'::regnamespace and relkind = 'r'",
    )
    expect(found.map(({ name }) => name).sort()).toEqual([...tables].sort())
    expect(found.every((table) => table.protected)).toBe(true)
  })
})
