import type { Connection, Handler } from "./handler"
import type { Query } from "./query"
import { createWorker, filterOf, publishTo, sendTo, site, staffKey, type RequestOptions } from "./testing/setUp"

const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
const row = { schemaVersion: 1, isPublished: true, kind: "letter", name: "<b>Mira</b>", isReleased: true }
const query = jest.fn<Promise<object[]>, [string, readonly (string | null)[]]>()
const log = jest.fn<void, [string]>()
let handler: Handler

beforeEach(() => {
  query.mockReset().mockResolvedValue([row])
  log.mockReset()
  handler = createWorker(query as unknown as Query, { log })
})

const known = filterOf(`{UUID}='${id}'`)
const send = (options: RequestOptions = {}, from?: Connection) => sendTo(handler, { query: known, ...options }, from)
/** The ids that were looked up. */
const lookedUp = () => query.mock.calls.flatMap(([, [ids]]) => JSON.parse(ids ?? "") as string[])

describe("a response to a lookup", () => {
  it("contains one record with only its UUID and its name, and no offset", async () => {
    const response = await send({ query: `pageSize=100&fields%5B%5D=UUID&fields%5B%5D=name&${known}` })
    expect([response.status, await response.json()]).toEqual([
      200,
      { records: [{ fields: { UUID: id, name: "<b>Mira</b>" } }] },
    ])
    expect(response.headers.get("content-type")).toMatch(/^application\/json/)
    expect(lookedUp()).toEqual([id])
  })

  it.each([
    [id.toUpperCase(), id],
    ["Maya-2025-AbCdEfGh", "Maya-2025-AbCdEfGh"],
  ])("ignores the case of a UUID only: %s is looked up as %s", async (given, uuid) => {
    await send({ query: filterOf(`{UUID}='${given}'`) })
    expect(lookedUp()).toEqual([uuid])
  })

  it.each([
    ["an id of 65 characters", filterOf(`{UUID}='${"a".repeat(65)}'`)],
    ["formula code as an id", filterOf(String.raw`{UUID}='\',1=1,{UUID}=\'aaaaaaaaaaaa'`)],
    ["a null character", filterOf("{UUID}='aaaaaaaaaaaaaaaa\0'")],
  ])("for %s is an empty page, without a statement", async (_what, query) => {
    const response = await send({ query })
    expect([response.status, await response.text()]).toEqual([200, '{"records":[]}'])
    expect(lookedUp()).toEqual([])
  })

  it("finds a table whose name has a space", async () => {
    query.mockResolvedValue([{ ...row, kind: "decision" }])
    expect(await (await send({ path: "/My%20Decisions" })).json()).toMatchObject({ records: [{}] })
  })

  const failure = () => Object.assign(new Error("duplicate key (Mira)"), { code: "57P01" })

  it("is 503 with Retry-After, which pages can read, if the database fails", async () => {
    query.mockRejectedValue(failure())
    const response = await send({ origin: site })
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "3"])
    expect(response.headers.get("access-control-expose-headers")).toBe("Retry-After")
  })

  it("logs a failure of the database once, without its message", async () => {
    query.mockRejectedValue(failure())
    for (let times = 0; times < 2; times += 1) await send({ origin: site })
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^The database .*\(Error 57P01\)/)]])
  })

  it.each<[string, () => Promise<object[]>]>([
    ["no schema", () => Promise.reject(Object.assign(new Error(), { code: "3F000" }))],
    ["an older schema", () => Promise.reject(Object.assign(new Error(), { code: "42883" }))],
    ["a newer schema", () => Promise.resolve([{ ...row, schemaVersion: 2 }])],
  ])("says in one sentence that the database has %s", async (_what, respond) => {
    query.mockImplementation(respond)
    const response = await send()
    const message = "The database has another schema than this function: apply supabase/migrations."
    expect([response.status, await response.json()]).toEqual([503, { error: { type: "SCHEMA_MISMATCH", message } }])
  })
})

it.each<[string, RequestOptions, number, string]>([
  ["no filter", { query: "" }, 422, "INVALID_FILTER_BY_FORMULA"],
  ["two filters", { query: `${known}&${known}` }, 422, "INVALID_FILTER_BY_FORMULA"],
  ["a search by name", { query: filterOf("{name}='Mira Lanternfield'") }, 422, "INVALID_FILTER_BY_FORMULA"],
  ["an id of 15 characters", { query: filterOf(`{UUID}='${id.slice(0, 15)}'`) }, 422, "INVALID_FILTER_BY_FORMULA"],
  ["an offset", { query: `${known}&offset=itr%2Frec` }, 422, "INVALID_REQUEST_UNKNOWN"],
  ["another table", { path: "/Staff" }, 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"],
  ["no table", { path: "/" }, 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"],
  ["an encoded path", { path: "/..%2FLetters" }, 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"],
  ["the staff's key", { key: staffKey }, 401, "AUTHENTICATION_REQUIRED"],
  ["no key", { key: "" }, 401, "AUTHENTICATION_REQUIRED"],
  ["a POST", { method: "POST" }, 405, "METHOD_NOT_ALLOWED"],
  ["a page of another origin", { origin: "https://evil.example" }, 403, "ORIGIN_NOT_ALLOWED"],
])("%s is refused, with a message", async (_what, options, expected, type) => {
  const response = await send(options)
  const message = expect.stringMatching(/^[A-Z].{10,}/) as string
  expect([response.status, await response.json()]).toMatchObject([expected, { error: { type, message } }])
  expect(response.headers.get("allow")).toBe(expected === 405 ? "GET, OPTIONS" : null)
  expect(query).not.toHaveBeenCalled()
})

it.each(["", "/Letters/rec1"])("the path %j below the base is not found", async (path) => {
  const response = await send({ path })
  expect([response.status, await response.json()]).toEqual([404, { error: "NOT_FOUND" }])
})

describe("a request of the staff", () => {
  const ofStaff: RequestOptions = { path: "/publication", query: "", key: staffKey }

  it.each<[string, RequestOptions]>([
    ["the public key", { key: "public" }],
    ["the start of the key", { key: staffKey.slice(0, -1) }],
    ["the key in a page of the site", { origin: site }],
    ["the key in a page of the site, for the status", { path: "/status", origin: site }],
    ["no key", { key: "", method: "POST", body: "{}" }],
  ])("is refused with %s, and logged without it", async (_what, options) => {
    expect((await send({ ...ofStaff, ...options })).status).toBe(401)
    expect(query).not.toHaveBeenCalled()
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^A request had a wrong key of the staff/)]])
    expect(log.mock.calls.join()).not.toContain(staffKey.slice(0, 10))
  })

  it("is refused with another method, and says which are supported", async () => {
    const { status, headers } = await send({ ...ofStaff, method: "PUT" })
    expect([status, headers.get("allow")]).toEqual([405, "GET, POST, OPTIONS"])
  })

  it("is refused with the 21st wrong key in a minute, but not with the right one", async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1)
      statuses.push((await send({ ...ofStaff, key: `guess-${count}` })).status)
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429])
    expect(log).toHaveBeenCalledTimes(1)
    query.mockResolvedValue([{ schemaVersion: 1, json: "{}" }])
    expect((await send(ofStaff)).status).toBe(200)
  })

  it.each<RequestOptions>([{}, { path: "/status" }])("is refused if others can have read it: %j", async (options) => {
    const response = await send({ ...ofStaff, ...options }, { client: "203.0.113.7", isPrivate: false })
    expect([response.status, await response.json()]).toMatchObject([403, { error: { type: "HTTPS_REQUIRED" } }])
  })

  it.each(["0", "-1", "1 or 1=1", "9999999999"])("for the version %j is not found", async (version) => {
    expect((await send({ ...ofStaff, query: new URLSearchParams({ version }).toString() })).status).toBe(404)
  })

  it.each([
    ["no JSON", "{", 422],
    ["no publication", "[]", 422],
    ["another action", JSON.stringify({ action: "convert" }), 422],
    ["5 MB", JSON.stringify({ action: "x".repeat(5_000_000) }), 413],
  ])("with %s publishes nothing", async (_what, body, status) => {
    expect((await send({ ...ofStaff, method: "POST", body })).status).toBe(status)
    expect(query).not.toHaveBeenCalled()
  })

  it("to publish 10,000 letters and sign-ins has less than the maximum size", async () => {
    query.mockResolvedValue([{ schemaVersion: 1, version: 1 }])
    const name = "Maximiliane Papadopoulou-Castellanos"
    const email = "maximiliane.papadopoulou@students.school.example"
    const records = Array.from({ length: 10_000 }, () => {
      const others = { kind: "decision", releaseAt: "2026-03-28T00:00:00.000Z", isShared: false }
      return { uuid: crypto.randomUUID(), name, email, ...others }
    })
    const signIns = records.map(() => ({ name, email }))
    expect((await publishTo(handler, { records, signIns })).status).toBe(200)
  })
})

describe("the headers", () => {
  it.each<RequestOptions>([
    {},
    { query: "" },
    { method: "OPTIONS" },
    { key: "" },
    { origin: "https://evil.example" },
    { path: "/publication", key: staffKey },
    { path: "/sign-in", method: "POST" },
  ])("prevent that a response is stored by caches or embedded by pages of other origins: %j", async (options) => {
    const { headers } = await send({ origin: site, ...options })
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("vary")).toBe("Origin")
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
  })

  it("let the site's pages send a bearer token and read the response", async () => {
    const preflight = await send({ method: "OPTIONS", origin: site })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get("access-control-allow-origin")).toBe(site)
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization")
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET")
    expect(preflight.headers.get("access-control-max-age")).toBe("86400")
    expect((await send({ origin: site })).headers.get("access-control-allow-origin")).toBe(site)
  })

  it("let pages of other origins neither send a request nor read the response", async () => {
    for (const method of ["OPTIONS", "GET"]) {
      const response = await send({ method, origin: "https://evil.example" })
      expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([403, null])
    }
  })
})
