import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import postgres from "postgres"
import { localAnonymousKey, localServiceKey } from "../localEnvironment"
import { connect } from "./connect"
import { startDataProcess, type DataProcess } from "./startDataProcess"

/** Milliseconds; starting the database takes several seconds. */
const timeLimit = 60_000
let service: DataProcess

const clientWith = (key: string, url = service.url) => connect(url, key)
const anonymous = () => clientWith(localAnonymousKey)
const serviceRole = () => clientWith(localServiceKey)

const tablePath = "/rest/v1/email_subscribers"
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(service.url + tablePath, {
    method: "POST",
    body,
    headers: { apikey: localAnonymousKey, "content-type": "application/json", ...headers },
  })
const setFault = (fault: object) => {
  const headers = { "content-type": "application/json" }
  return fetch(`${service.url}/__faults`, { method: "POST", headers, body: JSON.stringify(fault) })
}
const countOf = async (email: string) =>
  (await serviceRole().from("email_subscribers").select("email").eq("email", email)).data?.length

beforeAll(async () => {
  service = await startDataProcess()
}, timeLimit)

afterAll(() => service.close())

describe("keys", () => {
  it.each([
    ["no key", undefined, "No API key found in request"],
    ["an empty key", "", "No API key found in request"],
    ["a wrong key", "guessed", "Invalid API key"],
    ["the name of an inherited property", "constructor", "Invalid API key"],
  ])("responds 401 to a request with %s", async (_case, key, message) => {
    const response = await fetch(service.url + tablePath, { headers: key === undefined ? {} : { apikey: key } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ message })
  })

  it("responds 401 if the bearer token differs from the key", async () => {
    expect((await post("{}", { authorization: "Bearer other" })).status).toBe(401)
  })

  it("responds to an invalid key with an error that supabase-js returns", async () => {
    const { error, status } = await clientWith("guessed").from("email_subscribers").select()
    expect([status, error?.message]).toEqual([401, "Invalid API key"])
  })
})

it("the database accepts a statement of 1 MB from a driver", async () => {
  const sql = postgres(service.databaseUrl, { prepare: false, max: 1 })
  const text = "x".repeat(1_000_000)
  expect([...(await sql.unsafe("select length($1::text) as length", [text]))]).toEqual([{ length: text.length }])
  await sql.end()
})

describe("PostgREST's protocol", () => {
  it("responds 404 PGRST205 for an unknown table", async () => {
    const { error, status } = await anonymous().from("nothing").select()
    expect({ status, code: error?.code }).toEqual({ status: 404, code: "PGRST205" })
  })

  it("does not expose the tables of other schemas", async () => {
    const { error } = await serviceRole().from("schema_migrations").select()
    expect(error?.code).toBe("PGRST205")
  })

  it("responds 400 PGRST204 to an insert into an unknown column", async () => {
    const row = { email: "a@column.example", name: "A" }
    const { error, status } = await anonymous().from("email_subscribers").insert(row).select()
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "PGRST204" })
  })

  it("responds 400 42703 to a filter on an unknown column", async () => {
    const { error, status } = await anonymous().from("email_subscribers").select().eq("nothing", 1)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "42703" })
  })

  it("responds 201 with an empty body to an insert without return=representation", async () => {
    const response = await post('{"email":"a@minimal.example"}')
    expect([response.status, await response.text()]).toEqual([201, ""])
  })

  it.each(["", "{", "1", "[1]", '"text"'])("responds 400 PGRST102 to the body %j", async (body) => {
    const response = await post(body)
    expect([response.status, await response.json()]).toMatchObject([400, { code: "PGRST102" }])
  })

  it("inserts several rows with one request", async () => {
    const rows = [{ email: "a@several.example" }, { email: "b@several.example" }]
    const { data, status } = await serviceRole().from("email_subscribers").insert(rows).select("email")
    expect([status, data]).toEqual([201, rows])
  })

  it.each(['[{"email":"a@keys.example"},{}]', '[{"email":"a@keys.example"},1]'])(
    "responds 400 PGRST102 to rows with different keys: %s",
    async (body) => {
      const response = await post(body)
      expect([response.status, await response.json()]).toMatchObject([400, { code: "PGRST102" }])
    },
  )

  it("responds 400 22007 to an invalid time", async () => {
    const row = { email: "a@time.example", subscribed_at: "yesterday-ish" }
    const { error, status } = await anonymous().from("email_subscribers").insert(row)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "22007" })
  })

  it.each(["select=email,count()", "email=within.x", "email=eq"])("responds 400 PGRST100 to ?%s", async (query) => {
    const response = await fetch(`${service.url}${tablePath}?${query}`, { headers: { apikey: localAnonymousKey } })
    expect([response.status, await response.json()]).toMatchObject([400, { code: "PGRST100" }])
  })

  it("allows a CORS preflight from any origin", async () => {
    const response = await fetch(service.url + tablePath, {
      method: "OPTIONS",
      headers: {
        origin: "http://127.0.0.1:9000",
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,authorization,content-profile,content-type,prefer,x-client-info",
      },
    })
    expect(response.ok).toBe(true)
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    expect(response.headers.get("access-control-allow-methods")).toContain("POST")
    expect(response.headers.get("access-control-allow-headers")).toContain("content-profile")
  })
})

describe("SQL injection", () => {
  const hostile = '"; drop table email_subscribers; --'

  it.each([
    ["table", `/rest/v1/${encodeURIComponent(hostile)}`, undefined],
    ["filter column", `${tablePath}?${encodeURIComponent(hostile)}=eq.1`, undefined],
    ["selected column", `${tablePath}?select=${encodeURIComponent(hostile)}`, undefined],
    ["inserted column", tablePath, JSON.stringify({ [hostile]: 1 })],
    ["list of columns", `${tablePath}?columns=${encodeURIComponent(hostile)}`, '{"email":"a@hostile.example"}'],
  ])("is rejected in a %s", async (_place, target, body) => {
    const response = await fetch(service.url + target, {
      method: body ? "POST" : "GET",
      ...(body ? { body } : {}),
      headers: { apikey: localServiceKey },
    })
    expect(response.ok).toBe(false)
    const { error } = await serviceRole().from("email_subscribers").select("email")
    expect(error).toBeNull()
  })

  it("has no effect in a value", async () => {
    expect(await countOf("' or true --")).toBe(0)
  })
})

describe("faults", () => {
  const row = (email: string) => anonymous().from("email_subscribers").insert({ email }).select()

  it.each([
    ["drop", 0, 0],
    ["500", 500, 0],
    ["lost", 0, 1],
  ])("%s: the client returns status %i, and the table contains %i rows of the address", async (mode, status, rows) => {
    const email = `a@${mode}.example`
    await setFault({ mode, for: email })
    const response = await row(email)
    expect(response.error).not.toBeNull()
    expect(response.status).toBe(status)
    await setFault({ mode: "none", for: email })
    expect(await countOf(email)).toBe(rows)
  })

  it("html: the client receives HTML, and no row is written", async () => {
    await setFault({ mode: "html", for: "a@html.example" })
    const { data } = await row("a@html.example")
    expect(data).not.toBeInstanceOf(Array)
    await setFault({ mode: "none", for: "a@html.example" })
    expect(await countOf("a@html.example")).toBe(0)
  })

  it("slow: the row is written and the response is delayed", async () => {
    await setFault({ mode: "slow", for: "a@slow.example", delay: 300 })
    const startedAt = Date.now()
    const { status } = await row("a@slow.example")
    expect(status).toBe(201)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290)
  })

  it("rejects an unknown fault, and a fault that is not sent as JSON", async () => {
    expect((await setFault({ mode: "earthquake" })).status).toBe(400)
    expect((await fetch(`${service.url}/__faults`, { method: "POST", body: '{"mode":"500"}' })).status).toBe(400)
  })
})

it("keeps the subscribers after a restart and after a crash", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "newsletter-"))
  const subscribe = async (url: string, email: string) => {
    const { status, error } = await clientWith(localAnonymousKey, url).from("email_subscribers").insert({ email })
    return error?.code ?? status
  }
  const first = await startDataProcess(folder)
  expect(await subscribe(first.url, "a@restart.example")).toBe(201)
  await first.close()

  const second = await startDataProcess(folder)
  expect(await subscribe(second.url, "a@restart.example")).toBe("23505")
  expect(await subscribe(second.url, "b@restart.example")).toBe(201)
  await second.kill()

  const third = await startDataProcess(folder)
  expect(await subscribe(third.url, "b@restart.example")).toBe("23505")
  await third.close()
  await rm(folder, { recursive: true })
}, 120_000)
