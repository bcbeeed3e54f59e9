/** Tests the scheduled job that keeps the mirror fresh. The embedded PostgreSQL lacks pg_cron and pg_net, so a stub replaces pg_net. */
import { createRng } from "../../../src/random"
import { startDataProcess, type DataProcess } from "../../../services/data/startDataProcess"
import { createApplicants } from "../../../services/table/sampleApplicants"
import { createFakeTable, createWorker, reset, type FakeTable } from "./testing/workers"

interface Call {
  url: string
  headers: Record<string, string>
}

const url = "https://project.example/functions/v1/records"
let database: DataProcess
let table: FakeTable

beforeAll(async () => {
  database = await startDataProcess()
  // The parameters of pg_net: https://supabase.github.io/pg_net/api/
  await database.run(`
    create schema net;
    create table net.calls (url text, headers jsonb);
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}',
      headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000
    ) returns bigint language sql as 'insert into net.calls values ($1, $4); select 1::bigint'`)
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  await reset(database)
  await database.run("truncate net.calls; truncate records.broker")
  table = createFakeTable(createApplicants(createRng("keep warm"), 250))
})

const keepWarm = async () => {
  await database.run("select records.keep_warm()")
  return database.run<Call>("select url, headers from net.calls")
}

it("sends no request before the broker is deployed", async () => {
  expect(await keepWarm()).toEqual([])
})

it("sends the request with which the broker starts a sync", async () => {
  const worker = createWorker(database, table, { basePath: "/functions/v1/records", syncInterval: 120_000 })
  await worker.register("https://old.example")
  await worker.register(url)
  const [call, ...more] = await keepWarm()
  expect(more).toEqual([])
  expect(call?.url).toBe(`${url}/sync`)
  const response = await worker.handle(new Request(call?.url ?? "", { method: "POST", headers: call?.headers ?? {} }))
  expect(response.status).toBe(202)
  await worker.finish()
  const rows = await database.run<{ count: number }>("select count(*)::int as count from records.mirror")
  expect(rows).toEqual([{ count: 250 }])
})

it("logs no error message of the database if the broker cannot store its URL", async () => {
  const worker = createWorker({ ...database, query: () => Promise.reject(new Error("connection lost")) }, table)
  await worker.register(url)
  expect(worker.logged).toEqual([
    "The database of the records broker failed (Error). Check RECORDS_DB_URL and the log of the database.",
  ])
})
