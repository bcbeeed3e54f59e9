/** Tests syncs and lookups of several workers on a real PostgreSQL. No test waits: `passTime` moves the times in the database. */
import { startDataProcess } from "../../../local-services/data/startDataProcess"
import { defaultSettings } from "./settings"
import { createRows, requestName, setUp, staffKey, token, type Worker } from "./testing/workers"

const rows = createRows(250)
const [first, second] = [rows[3], rows[240]] as [(typeof rows)[0], (typeof rows)[0]]
const unknownId = "00000000-0000-4000-8000-000000000000"
const minutes = 60
const hours = 60 * minutes
/** Requests of a complete sync: three pages of letters, and one of decisions. */
const pages = 4

const { query, table, newWorker, lookUp, passTime } = setUp(startDataProcess, rows)

const sync = (...forced: string[]) => newWorker().syncForStaff(...forced)
const statusOf = async (tableName: string) => {
  const headers = { authorization: `Bearer ${staffKey}` }
  const response = await newWorker().handle(new Request("https://broker.example/status", { headers }))
  const { tables } = (await response.json()) as { tables: Record<string, Record<string, unknown>> }
  return tables[tableName]
}
const mirroredRows = async () => {
  const text = "select count(*)::int as count from records.mirror where table_name = 'Letters'"
  return (await query<{ count: number }>(text))[0]?.count
}
const error = (status: number) => Response.json({ error: { type: "" } }, { status })
/** Returns a response of the table that never comes, until `release` is called. */
function createHang() {
  let release = () => undefined as void
  const response = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  return { response, release }
}
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe("a lookup", () => {
  it("starts a sync if the mirror is empty, and then needs no request to the table", async () => {
    expect(await lookUp(first.uuid)).toBe("503 3")
    expect(table.requestCount).toBe(pages)
    expect(await lookUp(first.uuid)).toBe(first.name)
    expect(await lookUp(second.uuid)).toBe(second.name)
    expect(await lookUp(unknownId)).toBeNull()
    expect(await lookUp(first.uuid, "Decisions")).toBeNull()
    expect(table.requestCount).toBe(pages)
  })

  it.each([
    [9.9 * minutes, first.name, null, 0],
    [10.1 * minutes, first.name, null, 1],
    [14.9 * minutes, first.name, null, 1],
    [15.1 * minutes, first.name, "503 3", 1],
    [23.9 * hours, first.name, "503 3", 1],
    [24.1 * hours, "503 3", "503 3", 1],
  ])("%d s after the last sync: name, absence, and a sync that starts", async (seconds, name, absence, requests) => {
    await sync()
    await passTime(seconds)
    table.requestCount = 0
    table.override = () => error(401)
    const worker = newWorker()
    const names = await Promise.all([requestName(worker, first.uuid), requestName(worker, unknownId)])
    await worker.finish()
    expect(names).toEqual([name, absence])
    // A sync that fails requests the first page of each table.
    expect(table.requestCount).toBe(requests * 2)
    expect(await mirroredRows()).toBe(seconds > 24 * hours ? 0 : 250)
  })

  it("starts a sync after a change of the variables with which the table is read, and serves the names meanwhile", async () => {
    await sync()
    table.requestCount = 0
    const worker = newWorker({ upstream: { url: "https://other.example", token } })
    expect(await requestName(worker, first.uuid)).toBe(first.name)
    await worker.finish()
    expect(table.requestCount).toBe(pages)
    await worker.finish()
    expect(await requestName(worker, unknownId)).toBeNull()
    expect(table.requestCount).toBe(pages)
  })

  it("of an id that two records have shows neither name, and the status counts it", async () => {
    const twice = { uuid: first.uuid, name: "Other" }
    table.rows = [...rows, twice, twice]
    expect(await sync()).toMatchObject({ tables: { Letters: { kind: "synced", rows: 250, duplicateIds: 1 } } })
    expect(await lookUp(first.uuid)).toBe("503 300")
    expect(await statusOf("Letters")).toMatchObject({ rows: 250, duplicateIds: 1, lastFailure: null })
    const found = await query(`select 1 from records.mirror where name in ('Other', '${first.name}')`)
    expect(found).toEqual([])
    table.rows = rows
    expect(await sync()).toMatchObject({ tables: { Letters: { added: 0, removed: 0, renamed: [] } } })
    expect(await lookUp(first.uuid)).toBe(first.name)
  })

  it("is 503 if the database fails or does not respond, which is logged once and without its message", async () => {
    const failing = newWorker({ query: () => Promise.reject(new Error(first.name)) })
    expect([await requestName(failing, first.uuid), await requestName(failing, first.uuid)]).toEqual(["503 3", "503 3"])
    expect(failing.logged).toEqual([
      "The database of the records broker failed (Error). Check RECORDS_DB_URL and the log of the database.",
    ])
    const silent = newWorker({ query: () => new Promise(() => undefined), settings: { queryTimeout: 10 } })
    expect(await requestName(silent, first.uuid)).toBe("503 3")
    expect(silent.logged).toEqual([expect.stringContaining("failed (Timeout)")])
  })

  it("says that migrations are missing, without a time after which they would be there", async () => {
    const error = Object.assign(new Error(), { code: "42P01" })
    const worker = newWorker({ query: () => Promise.reject(error) })
    expect(await requestName(worker, first.uuid)).toBe("503 ")
    const headers = { authorization: "Bearer public" }
    const status = await worker.handle(new Request("https://broker.example/status", { headers }))
    expect([status.status, await status.text()]).toEqual([503, expect.stringContaining("MIGRATIONS_MISSING")])
  })

  it("shares a statement with all others that arrive while one runs", async () => {
    await sync()
    const statements: string[] = []
    const recorded: typeof query = (text, parameters) => {
      statements.push(text)
      return query(text, parameters)
    }
    const worker = newWorker({ query: recorded })
    const wanted = [...rows.slice(0, 30), { uuid: unknownId, name: null }]
    const found = await Promise.all(wanted.map(({ uuid }) => requestName(worker, uuid)))
    expect(found).toEqual(wanted.map(({ name }) => name))
    expect(statements.length).toBeLessThanOrEqual(2)
    expect(await requestName(worker, first.uuid)).toBe(first.name)
  })
})

describe("a sync", () => {
  it("reports what changed", async () => {
    const none = { removed: 0, renamed: [], opened: 0, hidden: 0, never: 0, duplicateIds: 0 }
    const added = (rows: number) => ({ kind: "synced", rows, added: rows, open: rows, ...none })
    expect(await sync()).toEqual({ kind: "done", tables: { Letters: added(250), Decisions: added(1) } })
    const [renamed, , ...others] = rows
    table.rows = [{ uuid: renamed?.uuid ?? "", name: "New name" }, ...others, { uuid: unknownId, name: "New" }]
    const changes = { kind: "synced", rows: 250, added: 1, removed: 1, renamed: [`${renamed?.name} → New name`] }
    expect(await sync()).toMatchObject({ tables: { Letters: changes } })
    expect(await lookUp(renamed?.uuid)).toBe("New name")
    expect(await lookUp(rows[1]?.uuid)).toBeNull()
    expect(await lookUp(unknownId)).toBe("New")
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
    expect(await statusOf("Letters")).toEqual({
      kind: "letter",
      lastCompleteSync: iso,
      rows: 250,
      duplicateIds: 0,
      isCurrent: true,
      hasReleaseColumn: false,
      isFresh: true,
      failedAt: null,
      lastFailure: null,
      reason: null,
    })
  })

  it("is run by one of two workers, and both find the records after it", async () => {
    const [a, b] = [newWorker(), newWorker()]
    const results = await Promise.all([a.sync({ minAge: 1000 }), b.sync({ minAge: 1000 })])
    expect(results.map(({ kind }) => kind).sort()).toEqual(["done", "running"])
    expect(table.requestCount).toBe(pages)
    expect([await requestName(a, first.uuid), await requestName(b, first.uuid)]).toEqual([first.name, first.name])
    expect(await b.sync({ minAge: 60_000 })).toEqual({ kind: "notDue" })
  })

  it("is possible 12 s after a worker crashed, and that worker can then change nothing", async () => {
    const hang = createHang()
    // The first worker receives the second page late, and a record that the table no longer has.
    table.override = (index) => (index === 1 ? hang.response : undefined)
    const late = newWorker()
    const lateResult = late.syncForStaff()
    await until(() => table.requestCount === 2)
    await passTime(6)
    expect(await sync()).toEqual({ kind: "running" })
    await passTime(6)
    table.rows = rows.filter((row) => row !== first)
    expect(await sync()).toMatchObject({ kind: "done" })
    table.rows = rows
    hang.release()
    expect(await lateResult).toEqual({ kind: "running" })
    expect(await lookUp(first.uuid)).toBeNull()
    expect(await statusOf("Letters")).toMatchObject({ rows: 249, lastFailure: null })
  })

  it("verifies its lease when it replaces the mirror", async () => {
    await sync()
    const hang = createHang()
    table.rows = []
    table.override = (index) => (index === pages ? hang.response : undefined)
    const late = newWorker().syncForStaff("Letters", "Decisions")
    await until(() => table.requestCount === pages + 1)
    // The lease ends between the last page and the replacement.
    await passTime(12)
    hang.release()
    expect(await late).toEqual({ kind: "running" })
    expect(await mirroredRows()).toBe(250)
  })

  it("sends at most three requests per second, over all workers", async () => {
    expect(1000 / defaultSettings.requestInterval).toBeLessThanOrEqual(3)
    const requestInterval = 40
    const sent: number[] = []
    table.override = () => void sent.push(performance.now())
    const start = performance.now()
    for (let times = 0; times < 2; times += 1) await newWorker({ settings: { requestInterval } }).syncForStaff()
    expect(sent).toHaveLength(2 * pages)
    // Each request waits for its turn, which the database assigns. It may be late, so only this bound is certain.
    const early = sent.filter((time, index) => time < start + index * requestInterval)
    expect(early).toEqual([])
  })

  it.each<[string, () => Response, string]>([
    ["a failed request", () => error(500), "RECORDS_UPSTREAM_URL responded with status 500."],
    ["a refused request", () => error(401), "Airtable refused RECORDS_UPSTREAM_TOKEN (status 401)."],
    [
      "the same page again",
      () => Response.json({ records: [], offset: "itr/1" }),
      'The table "Letters" has a page that leads to itself, so it was not read completely.',
    ],
    [
      "rows without an id",
      () => Response.json({ records: [{ id: "rec1", fields: {} }] }),
      'The table "Letters" has rows, but no text in the column "UUID".',
    ],
  ])("leaves the mirror and pauses 31 s after %s, but not for the staff", async (_what, response, reason) => {
    await sync()
    await passTime(15.1 * minutes)
    table.override = (_index, tableName) => (tableName === "Letters" ? response() : undefined)
    const failing = newWorker()
    const failure = { kind: "failed", reason: expect.stringContaining(reason) as string }
    expect(await failing.sync({ minAge: 0 })).toMatchObject({
      tables: { Letters: failure, Decisions: { kind: "unchanged" } },
    })
    expect(failing.logged).toEqual([expect.stringContaining(`The sync of the table "Letters" failed. ${reason}`)])
    expect(await statusOf("Letters")).toMatchObject({ rows: 250, reason: failure.reason })
    expect(await lookUp(first.uuid)).toBe(first.name)
    expect(await lookUp(unknownId)).toMatch(/^503 (31|30|2\d)$/)
    table.override = () => undefined
    expect(await newWorker().sync({ minAge: 1 })).toEqual({ kind: "notDue" })
    await passTime(30)
    expect(await newWorker().sync({ minAge: 1 })).toEqual({ kind: "notDue" })
    await passTime(1)
    expect(await newWorker().sync({ minAge: 1 })).toMatchObject({ kind: "done" })
    expect(await statusOf("Letters")).toMatchObject({ lastFailure: null })
  })

  it("need not wait after a failure if the staff start it, and retries a page twice", async () => {
    table.override = (index) => (index < 3 ? error(502) : undefined)
    const failed = { kind: "failed", reason: "RECORDS_UPSTREAM_URL responded with status 502. Try again." }
    expect(await sync()).toMatchObject({ tables: { Letters: failed, Decisions: { kind: "unchanged" } } })
    table.requestCount = 0
    table.override = (index) => (index < 2 ? error(502) : undefined)
    expect(await sync()).toMatchObject({ tables: { Letters: { kind: "synced", rows: 250 } } })
    expect(table.requestCount).toBe(2 + pages)
  })

  it.each([
    ["all records of", 3, 0, "refused"],
    ["five of ten records of", 10, 5, "synced"],
    ["six of thirty records of", 30, 24, "synced"],
    ["six of 29 records of", 29, 23, "refused"],
  ])("that would remove %s a mirror: %i records, then %i: %s", async (_what, before, after, kind) => {
    table.rows = rows.slice(0, before)
    await sync()
    table.rows = rows.slice(0, after)
    const others = kind === "synced" ? "synced" : "unchanged"
    expect(await sync()).toMatchObject({ tables: { Letters: { kind }, Decisions: { kind: others } } })
    expect(await mirroredRows()).toBe(kind === "refused" ? before : after)
    expect(await lookUp(rows[0]?.uuid)).toBe(rows[0]?.name)
    if (kind === "synced") return
    const reason = `The table "Letters" lacks ${before - after} of the ${before} records of the last sync. If that is right, force the sync.`
    expect(await statusOf("Letters")).toMatchObject({ rows: before, lastFailure: "refused", reason })
    expect(await newWorker().sync({ minAge: 0 })).toEqual({ kind: "notDue" })
    expect(await sync("Letters")).toMatchObject({ tables: { Letters: { kind: "synced", removed: before - after } } })
    expect(await statusOf("Letters")).toMatchObject({ rows: after, lastFailure: null })
  })

  it("is compared with the last one even if the mirror was deleted because of its age", async () => {
    await sync()
    await passTime(25 * hours)
    table.rows = rows.slice(0, 199)
    expect(await sync()).toMatchObject({ tables: { Letters: { kind: "refused" } } })
    expect(await mirroredRows()).toBe(0)
    table.rows = rows.slice(0, 200)
    const letters = { kind: "synced", rows: 200, added: 200, removed: 50 }
    expect(await sync()).toMatchObject({ tables: { Letters: letters } })
  })

  it("stays refused for more than a day, and then no name is shown, although another sync fails", async () => {
    await sync()
    table.rows = rows.slice(0, 249).map(({ name }, index) => ({ ...(rows[index + 1] as (typeof rows)[0]), name }))
    expect(await sync()).toMatchObject({ tables: { Letters: { kind: "refused" } } })
    table.override = (index) => (index === 2 * pages ? error(404) : undefined)
    expect(await sync()).toMatchObject({ tables: { Letters: { kind: "failed" } } })
    await passTime(25 * hours)
    expect(await sync()).toMatchObject({ tables: { Letters: { kind: "refused" } } })
    expect(await lookUp(first.uuid)).toMatch(/^503/)
  })

  it("is not blocked by times of a clock that was an hour ahead", async () => {
    await sync()
    table.override = (index) => (index === pages ? error(429) : undefined)
    await sync()
    // A crashed worker has the lease.
    await query(
      "update records.sync set token = 'crashed', leased_until = now(), next_request_at = now(), paused_until = now()",
    )
    await passTime(-1 * hours)
    expect(await lookUp(first.uuid)).toBe(first.name)
    expect(await lookUp(unknownId)).toBeNull()
    // The second sync requested one page of each table.
    expect(table.requestCount).toBe(pages + 2 + pages)
  })
})

describe("the interval of the scheduler", () => {
  const request = async (worker: Worker) => {
    const headers = { authorization: "Bearer public" }
    await worker.handle(new Request("https://broker.example/sync", { method: "POST", headers }))
    await worker.finish()
    return table.requestCount
  }

  it("is the least age at which the public key starts a sync; without it, the public key starts none", async () => {
    expect(await request(newWorker())).toBe(0)
    const options = { syncInterval: 120_000 }
    expect(await request(newWorker(options))).toBe(pages)
    await passTime(100)
    expect(await request(newWorker(options))).toBe(pages)
    // The scheduler's requests come every minute, and the sync began some milliseconds after one of them.
    await passTime(19)
    expect(await request(newWorker(options))).toBe(2 * pages)
  })

  it("is also the age at which a lookup starts a sync, if it is less than ten minutes", async () => {
    await sync()
    table.requestCount = 0
    await passTime(3 * minutes)
    await lookUp(first.uuid, "Letters", { syncInterval: 60 * minutes * 1000 })
    expect(table.requestCount).toBe(0)
    await lookUp(first.uuid, "Letters", { syncInterval: 2 * minutes * 1000 })
    expect(table.requestCount).toBe(pages)
    await passTime(11 * minutes)
    await lookUp(first.uuid, "Letters", { syncInterval: 60 * minutes * 1000 })
    expect(table.requestCount).toBe(2 * pages)
  })

  it("does not apply to names that are too old: any request of the scheduler deletes them", async () => {
    await sync()
    await passTime(24.1 * hours)
    await request(newWorker())
    expect(await mirroredRows()).toBe(0)
  })
})

/** The embedded PostgreSQL lacks pg_cron and pg_net, so a stub replaces pg_net. */
describe("the scheduled job of the database", () => {
  const url = "https://project.example/functions/v1/records"

  beforeAll(async () => {
    // The parameters of pg_net: https://supabase.github.io/pg_net/api/
    await query(`
      create schema net;
      create table net.calls (url text, headers jsonb);
      create function net.http_post(
        url text, body jsonb default '{}', params jsonb default '{}',
        headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000
      ) returns bigint language sql as 'insert into net.calls values ($1, $4); select 1::bigint'`)
  })

  it("sends the request with which the broker starts a sync, as soon as the broker is deployed", async () => {
    const keepWarm = async () => {
      await query("select records.request_sync()")
      return query<{ url: string; headers: Record<string, string> }>("select url, headers from net.calls")
    }
    expect(await keepWarm()).toEqual([])
    const worker = newWorker({ basePath: "/functions/v1/records", syncInterval: 120_000 })
    await worker.register("https://old.example")
    await worker.register(url)
    const [call, ...more] = await keepWarm()
    expect(more).toEqual([])
    expect(call?.url).toBe(`${url}/sync`)
    const response = await worker.handle(new Request(call?.url ?? "", { method: "POST", headers: call?.headers ?? {} }))
    expect(response.status).toBe(202)
    await worker.finish()
    expect(await mirroredRows()).toBe(250)
  })

  it("logs no error message of the database if the broker cannot store its URL", async () => {
    const worker = newWorker({ query: () => Promise.reject(new Error("connection lost")) })
    await worker.register(url)
    expect(worker.logged).toEqual([
      "The database of the records broker failed (Error). Check RECORDS_DB_URL and the log of the database.",
    ])
  })
})
