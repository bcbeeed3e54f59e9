import { createHandler, type HandlerDependencies } from "./handler"
import { recordsPage, unavailable } from "./responses"

const site = "https://www.example.org"
const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
const staffKey = "the secret key of the staff, 32 characters"

const lookUp = jest.fn<ReturnType<HandlerDependencies["lookUp"]>, [string, string]>()
const status = jest.fn<ReturnType<HandlerDependencies["status"]>, []>()
const sync = jest.fn<ReturnType<HandlerDependencies["sync"]>, [readonly string[]]>()
const publicStatus = jest.fn<ReturnType<HandlerDependencies["publicStatus"]>, ["status"]>()
const startSync = jest.fn<void, []>()
const report = jest.fn<void, [unknown]>()
const policy = {
  tables: [
    { kind: "letter", name: "Letters" },
    { kind: "decision", name: "My Decisions" },
    { kind: "waitlist", name: "Letters+2025" },
  ],
  basePath: "/records",
  publicKey: "public",
  isSiteOrigin: (origin: string) => origin === site,
}
const dependencies = { lookUp, publicStatus, status, sync, isScheduled: true, startSync, retryAfter: 5_000, report }
const handler = createHandler({ ...policy, staffKey }, dependencies)

interface RequestOptions {
  path?: string
  query?: string
  method?: string
  key?: string
  origin?: string
}

const filter = (formula: string) => `filterByFormula=${encodeURIComponent(formula)}`
const known = filter(`{UUID}='${id}'`)
const send = (options: RequestOptions = {}, handle = handler) => {
  const { path = "/records/Letters", query = known, method = "GET", key = "public", origin } = options
  const headers = { authorization: `Bearer ${key}`, ...(origin !== undefined && { origin }) }
  return handle(new Request(`https://x.example${path}?${query}`, { method, headers }))
}

beforeEach(() => {
  lookUp.mockReset().mockResolvedValue(recordsPage())
  for (const mock of [publicStatus, status, sync, startSync, report]) mock.mockReset()
})

describe("a response to a lookup", () => {
  it.each([
    ["<b>Mira</b>", { UUID: id, name: "<b>Mira</b>" }],
    [null, { UUID: id }],
  ])("contains one record with only its UUID and the name %j, and no offset", async (name, fields) => {
    lookUp.mockResolvedValue(recordsPage({ uuid: id, name }))
    const response = await send({ query: `pageSize=100&fields%5B%5D=UUID&fields%5B%5D=name&${known}` })
    expect([response.status, await response.json()]).toEqual([200, { records: [{ fields }] }])
    expect(response.headers.get("content-type")).toMatch(/^application\/json/)
    expect(lookUp).toHaveBeenCalledWith("Letters", id)
  })

  it.each([
    [id.toUpperCase(), id],
    ["Maya-2025-AbCdEfGh", "Maya-2025-AbCdEfGh"],
  ])("ignores the case of a UUID only: %s is looked up as %s", async (given, uuid) => {
    await send({ query: filter(`{UUID}='${given}'`) })
    expect(lookUp).toHaveBeenCalledWith("Letters", uuid)
  })

  it.each([
    ["an id of 64 characters", filter(`{UUID}='${"a".repeat(64)}'`), 1],
    ["an id of 65 characters", filter(`{UUID}='${"a".repeat(65)}'`), 0],
    ["formula code as an id", filter(String.raw`{UUID}='\',1=1,{UUID}=\'aaaaaaaaaaaa'`), 0],
    ["a null character", filter("{UUID}='aaaaaaaaaaaaaaaa\0'"), 0],
  ])("for %s is the same empty page", async (_what, query, lookups) => {
    const response = await send({ query })
    expect([response.status, await response.text()]).toEqual([200, '{"records":[]}'])
    expect(lookUp).toHaveBeenCalledTimes(lookups)
  })

  it("is 503 with Retry-After, which pages can read, if the records are unavailable", async () => {
    lookUp.mockResolvedValue(unavailable(30_001))
    const response = await send({ origin: site })
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "31"])
    expect(await response.json()).toMatchObject({ error: { type: "SERVICE_UNAVAILABLE" } })
    expect(response.headers.get("access-control-expose-headers")).toBe("Retry-After")
  })

  it.each([
    ["/records/My%20Decisions", "My Decisions"],
    ["/records/Letters+2025", "Letters+2025"],
    ["/records/Letters%2B2025", "Letters+2025"],
  ])("%s is for the table %s", async (path, table) => {
    await send({ path })
    expect(lookUp).toHaveBeenCalledWith(table, id)
  })
})

it.each<[string, RequestOptions, number, string]>([
  ["no filter", { query: "" }, 422, "INVALID_FILTER_BY_FORMULA"],
  ["two filters", { query: `${known}&${known}` }, 422, "INVALID_FILTER_BY_FORMULA"],
  ["a search by name", { query: filter("{name}='Mira Lanternfield'") }, 422, "INVALID_FILTER_BY_FORMULA"],
  ["an id of 15 characters", { query: filter(`{UUID}='${id.slice(0, 15)}'`) }, 422, "INVALID_FILTER_BY_FORMULA"],
  ["an offset", { query: `${known}&offset=itr%2Frec` }, 422, "INVALID_REQUEST_UNKNOWN"],
  ["another table", { path: "/records/Staff" }, 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"],
  ["no table", { path: "/records/" }, 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"],
  ["an encoded path", { path: "/records/..%2FLetters" }, 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"],
  ["the staff's key", { key: staffKey }, 401, "AUTHENTICATION_REQUIRED"],
  ["no key", { key: "" }, 401, "AUTHENTICATION_REQUIRED"],
  ["a POST", { method: "POST" }, 405, "METHOD_NOT_ALLOWED"],
  ["a page of another origin", { origin: "https://evil.example" }, 403, "ORIGIN_NOT_ALLOWED"],
])("%s is refused, with a message", async (_what, options, expected, type) => {
  const response = await send(options)
  const message = expect.stringMatching(/^[A-Z].{10,}/) as string
  expect([response.status, await response.json()]).toMatchObject([expected, { error: { type, message } }])
  expect(response.headers.get("allow")).toBe(expected === 405 ? "GET, OPTIONS" : null)
  expect(lookUp).not.toHaveBeenCalled()
})

it.each(["/records", "/Letters", "/records/Letters/rec1"])("the path %s is not found", async (path) => {
  const response = await send({ path })
  expect([response.status, await response.json()]).toEqual([404, { error: "NOT_FOUND" }])
})

describe("the status", () => {
  const path = "/records/status"

  const publicly = { isFresh: true, lastFailure: "tokenRefused" }
  const whole = {
    ...publicly,
    lastCompleteSync: "2026-03-28T00:00:00.000Z",
    rows: 3,
    duplicateIds: 0,
    isCurrent: true,
    hasReleaseColumn: true,
    failedAt: "2026-03-28T00:05:00.000Z",
    reason: "Copy the token again.",
  }
  const missing = { isFresh: false, lastFailure: null }
  const tablesOf = (letters: object) => ({
    tables: {
      Letters: { kind: "letter", ...letters },
      "My Decisions": { kind: "decision", ...missing },
      "Letters+2025": { kind: "waitlist", ...missing },
    },
  })

  it("can be read by pages of the site, without numbers and times", async () => {
    publicStatus.mockResolvedValue(new Map([["Letters", publicly]]))
    const response = await send({ path, query: "", origin: site })
    expect([response.status, await response.json()]).toEqual([200, tablesOf(publicly)])
    expect(response.headers.get("access-control-allow-origin")).toBe(site)
  })

  it("has numbers and times for the staff's key, but never for a page", async () => {
    status.mockResolvedValue(new Map([["Letters", whole]]))
    expect(await (await send({ path, query: "", key: staffKey })).json()).toEqual(tablesOf(whole))
    expect((await send({ path, query: "", key: staffKey, origin: site })).status).toBe(401)
  })

  it("needs a key, and is 503 if the database fails", async () => {
    expect((await send({ path, key: "other" })).status).toBe(401)
    const error = new Error("connection lost")
    publicStatus.mockRejectedValue(error)
    expect((await send({ path })).status).toBe(503)
    expect(report).toHaveBeenCalledWith(error)
  })
})

describe("a request for a sync", () => {
  const sendSync = (key: string, options: RequestOptions = {}, handle = handler) =>
    send({ path: "/records/sync", query: "", method: "POST", key, ...options }, handle)

  it("with the public key only starts one that is due", async () => {
    const response = await sendSync("public", { query: "force=true" })
    expect([response.status, await response.json()]).toEqual([202, {}])
    expect(startSync).toHaveBeenCalledTimes(1)
    expect(sync).not.toHaveBeenCalled()
  })

  it("with the public key says which variable is missing if it starts none", async () => {
    const response = await sendSync("public", {}, createHandler(policy, { ...dependencies, isScheduled: false }))
    expect(await response.text()).toContain("RECORDS_SYNC_MINUTES of the broker is not set")
  })

  it.each([
    ["", []],
    ["force=true", ["Letters", "My Decisions", "Letters+2025"]],
    ["force=decision", ["My Decisions"]],
  ])("with the staff's key and %j returns the result of a sync that forces %j", async (query, expected) => {
    sync.mockImplementation((forced) =>
      Promise.resolve({ kind: "done", tables: { Letters: { kind: "failed", reason: forced.join() } } }),
    )
    const response = await sendSync(staffKey, { query })
    const tables = { Letters: { kind: "failed", reason: expected.join() } }
    expect([response.status, await response.json()]).toEqual([200, { tables }])
    expect(response.headers.get("access-control-allow-origin")).toBeNull()
  })

  it("that forces something else is refused, instead of a sync that forces nothing", async () => {
    expect((await sendSync(staffKey, { query: "force=decisions" })).status).toBe(422)
    expect(sync).not.toHaveBeenCalled()
  })

  it("of the staff is 503 with Retry-After while another sync runs, and if the database fails", async () => {
    sync.mockResolvedValueOnce({ kind: "running" })
    sync.mockRejectedValueOnce(new Error("connection lost"))
    for (let times = 0; times < 2; times += 1) {
      const response = await sendSync(staffKey)
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
    }
    expect(report).toHaveBeenCalledTimes(1)
  })

  it.each<[string, string, RequestOptions, number]>([
    ["another method", "public", { method: "GET" }, 403],
    ["another key", "other", {}, 401],
    ["the start of the staff's key", staffKey.slice(0, -1), {}, 401],
    ["the staff's key in a page of the site", staffKey, { origin: site }, 401],
    ["a page of another site", "public", { origin: "https://evil.example" }, 403],
    ["the path of a table", "public", { path: "/records/Letters" }, 405],
    ["a path outside the base", "public", { path: "/sync" }, 405],
  ])("is refused: %s", async (_what, key, options, expected) => {
    expect((await sendSync(key, options)).status).toBe(expected)
    for (const mock of [startSync, sync, lookUp]) expect(mock).not.toHaveBeenCalled()
  })

  it.each(["", "undefined", staffKey])("without RECORDS_STAFF_KEY is refused for the key %j", async (key) => {
    expect((await sendSync(key, {}, createHandler(policy, dependencies))).status).toBe(401)
  })
})

describe("the headers", () => {
  it.each<RequestOptions>([{}, { query: "" }, { method: "OPTIONS" }, { key: "" }, { origin: "https://evil.example" }])(
    "prevent that a response is stored by caches or embedded by pages of other origins: %j",
    async (options) => {
      const { headers } = await send({ origin: site, ...options })
      expect(headers.get("cache-control")).toBe("no-store")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("vary")).toBe("Origin")
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
    },
  )

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
