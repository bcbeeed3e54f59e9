import { createHandler, type HandlerDependencies } from "./handler"

const site = "https://www.example.org"
const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
const record = { id: "rec1", createdTime: "2024-05-01T09:00:00.000Z", uuid: id, name: "<b>Mira</b>" }

const staffKey = "the secret key of the staff, 32 characters"

const lookUp = jest.fn<ReturnType<HandlerDependencies["lookUp"]>, [string, string]>()
const status = jest.fn<ReturnType<HandlerDependencies["status"]>, []>()
const sync = jest.fn<ReturnType<HandlerDependencies["sync"]>, [boolean]>()
const startSync = jest.fn<void, []>()
const report = jest.fn<void, [unknown]>()
const policy = {
  tables: ["Letters", "My Decisions", "Letters+2025"],
  basePath: "/records",
  publicKey: "public",
  isSiteOrigin: (origin: string) => origin === site,
}
const dependencies = { lookUp, status, sync, startSync, report }
const handle = createHandler({ ...policy, staffKey }, dependencies)

interface RequestOptions {
  path?: string
  query?: string
  method?: string
  headers?: Record<string, string>
}

const filter = (formula: string) => `filterByFormula=${encodeURIComponent(formula)}`
const known = filter(`{UUID}='${id}'`)
const send = ({ path = "/records/Letters", query = known, method = "GET", headers = {} }: RequestOptions = {}) =>
  handle(
    new Request(`https://x.example${path}?${query}`, {
      method,
      headers: { authorization: "Bearer public", ...headers },
    }),
  )

beforeEach(() => {
  lookUp.mockReset().mockResolvedValue({ kind: "absent" })
  for (const mock of [status, sync, startSync, report]) mock.mockReset()
})

describe("a response", () => {
  it("contains one record with only its UUID and name, and no offset", async () => {
    lookUp.mockResolvedValue({ kind: "found", record })
    const response = await send({ query: `pageSize=100&fields%5B%5D=UUID&fields%5B%5D=name&${known}` })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      records: [{ id: "rec1", createdTime: record.createdTime, fields: { UUID: id, name: "<b>Mira</b>" } }],
    })
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
    expect(lookUp).toHaveBeenCalledWith("Letters", id)
  })

  it("omits an empty name", async () => {
    lookUp.mockResolvedValue({ kind: "found", record: { id: "rec1", createdTime: "", uuid: id, name: null } })
    expect(await (await send()).json()).toEqual({ records: [{ id: "rec1", createdTime: "", fields: { UUID: id } }] })
  })

  it.each([
    ["an unknown id", known],
    ["an id with a quote", filter(String.raw`{UUID}='aaaaaaaaaaaaaaaa\'b'`)],
    ["formula code as an id", filter(String.raw`{UUID}='\',1=1,{UUID}=\'aaaaaaaaaaaa'`)],
    ["an id with %, } and a line break", filter("{UUID}='aaaaaaaaaaaaaaaa%}\n'")],
    ["an id of 200 characters", filter(`{UUID}='${"a".repeat(200)}'`)],
    ["a null character", filter("{UUID}='aaaaaaaaaaaaaaaa\0'")],
  ])("to %s is 200 with the same empty page", async (_what, query) => {
    const response = await send({ query })
    expect([response.status, await response.text()]).toEqual([200, '{"records":[]}'])
  })

  it.each([
    [64, 1],
    [65, 0],
  ])("to an id of %i characters needs %i lookups", async (length, lookups) => {
    const response = await send({ query: filter(`{UUID}='${"a".repeat(length)}'`) })
    expect([response.status, await response.text()]).toEqual([200, '{"records":[]}'])
    expect(lookUp).toHaveBeenCalledTimes(lookups)
  })

  it("to an id with invalid characters needs no lookup", async () => {
    await send({ query: filter(String.raw`{UUID}='aaaaaaaaaaaaaaaa\\'`) })
    expect(lookUp).not.toHaveBeenCalled()
  })

  it("is 503 with Retry-After if the records are unavailable", async () => {
    lookUp.mockResolvedValue({ kind: "unavailable", retryAfter: 31 })
    const response = await send({ headers: { origin: site } })
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "31"])
    expect(await response.json()).toEqual({
      error: {
        type: "SERVICE_UNAVAILABLE",
        message: "The records are temporarily unavailable. Try again later.",
      },
    })
    expect(response.headers.get("access-control-expose-headers")).toBe("Retry-After")
  })

  it("supports a table whose name contains a space", async () => {
    await send({ path: "/records/My%20Decisions" })
    expect(lookUp).toHaveBeenCalledWith("My Decisions", id)
  })

  it.each(["/records/Letters+2025", "/records/Letters%2B2025"])(
    "supports a table whose name a client may encode or not: %s",
    async (path) => {
      await send({ path })
      expect(lookUp).toHaveBeenCalledWith("Letters+2025", id)
    },
  )

  it.each([{}, { query: "" }, { method: "OPTIONS" }, { headers: { authorization: "" } }])(
    "must not be stored by caches: %j",
    async (options) => {
      const response = await send({ headers: { origin: site }, ...options })
      if (response.status !== 204) expect(response.headers.get("cache-control")).toBe("no-store")
      expect(response.headers.get("vary")).toBe("Origin")
    },
  )

  it.each([{}, { query: "" }, { method: "OPTIONS" }, { headers: { origin: "https://evil.example" } }])(
    "cannot be embedded by pages of other origins: %j",
    async (options) => {
      const response = await send({ headers: { origin: site }, ...options })
      expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin")
    },
  )
})

describe("an error response", () => {
  it.each<[string, RequestOptions, number, string]>([
    ["no filter", { query: "" }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["a listing", { query: "pageSize=100&fields%5B%5D=UUID" }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["two ids", { query: filter(`OR({UUID}='${id}',{UUID}='${id}')`) }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["two filters", { query: `${known}&${known}` }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["a search by name", { query: filter("{name}='Mira Lanternfield'") }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["all records except one", { query: filter(`{UUID}!='${id}'`) }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["an id of 15 characters", { query: filter(`{UUID}='${id.slice(0, 15)}'`) }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["an empty id", { query: filter("{UUID}=''") }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["another field", { query: `fields%5B%5D=email&${known}` }, 422, "UNKNOWN_FIELD_NAME"],
    ["an offset", { query: `${known}&offset=itr%2Frec` }, 422, "INVALID_OFFSET_VALUE"],
    ["a sort order", { query: `${known}&sort=name` }, 422, "INVALID_REQUEST_UNKNOWN"],
    ["a page of 101", { query: `pageSize=101&${known}` }, 422, "INVALID_REQUEST_UNKNOWN"],
    ["another table", { path: "/records/Staff" }, 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"],
    ["no key", { headers: { authorization: "" } }, 401, "AUTHENTICATION_REQUIRED"],
    ["another key", { headers: { authorization: "Bearer other" } }, 401, "AUTHENTICATION_REQUIRED"],
    ["a POST", { method: "POST" }, 405, "METHOD_NOT_ALLOWED"],
    ["a DELETE", { method: "DELETE" }, 405, "METHOD_NOT_ALLOWED"],
    ["a page of another origin", { headers: { origin: "https://evil.example" } }, 403, "ORIGIN_NOT_ALLOWED"],
  ])("responds to %s", async (_what, options, status, type) => {
    const response = await send(options)
    const message = expect.stringMatching(/^[A-Z].{10,}/) as string
    expect([response.status, await response.json()]).toMatchObject([status, { error: { type, message } }])
    expect(response.headers.get("allow")).toBe(status === 405 ? "GET, OPTIONS" : null)
    expect(lookUp).not.toHaveBeenCalled()
  })

  it.each([
    ["/records", 404],
    ["/Letters", 404],
    ["/records/Letters/rec1", 404],
    ["/records/", 403],
    ["/records/..%2FLetters", 403],
    ["/records/xLetters", 403],
  ])("responds to the path %s with %i", async (path, status) => {
    expect((await send({ path })).status).toBe(status)
    expect(lookUp).not.toHaveBeenCalled()
  })

  it("names the unknown path as the service behind the broker does", async () => {
    expect(await (await send({ path: "/records" })).json()).toEqual({ error: "NOT_FOUND" })
  })

  it.each(["", "0", "00", "01", "101", "1000", "10x", "x10", "-1", "1.5"])(
    "refuses a page size of %j",
    async (size) => {
      const response = await send({ query: `pageSize=${size}&${known}` })
      expect(await response.json()).toMatchObject({ error: { type: "INVALID_REQUEST_UNKNOWN" } })
    },
  )

  it.each(["1", "9", "10", "99", "100"])("does not follow a page size of %s", async (size) => {
    expect((await send({ query: `pageSize=${size}&${known}` })).status).toBe(200)
  })

  it("is sent if one of several sizes or fields is not supported", async () => {
    expect((await send({ query: `pageSize=10&pageSize=0&${known}` })).status).toBe(422)
    expect((await send({ query: `fields%5B%5D=name&fields%5B%5D=email&${known}` })).status).toBe(422)
  })
})

describe("a request for the status", () => {
  const path = "/records/status"

  it("returns the status of each table, which pages of the site can read", async () => {
    const tables = { Letters: { lastCompleteSync: null, rows: 3, duplicateIds: 0, lastFailure: null } }
    status.mockResolvedValue(tables)
    const response = await send({ path, query: "", headers: { origin: site } })
    expect([response.status, await response.json()]).toEqual([200, { tables }])
    expect(response.headers.get("access-control-allow-origin")).toBe(site)
  })

  it("needs the public key", async () => {
    for (const key of ["other", staffKey])
      expect((await send({ path, headers: { authorization: `Bearer ${key}` } })).status).toBe(401)
    expect(status).not.toHaveBeenCalled()
  })

  it("is 503 if the database fails", async () => {
    const error = new Error("connection lost")
    status.mockRejectedValue(error)
    expect((await send({ path })).status).toBe(503)
    expect(report).toHaveBeenCalledWith(error)
  })
})

describe("a request for a sync", () => {
  const path = "/records/sync"
  const post = (key: string, options: RequestOptions = {}) => {
    const { headers } = options
    return send({
      path,
      query: "",
      method: "POST",
      ...options,
      headers: { authorization: `Bearer ${key}`, ...headers },
    })
  }

  it("with the public key only starts one that is due", async () => {
    const response = await post("public", { query: "force=true" })
    expect([response.status, await response.json()]).toEqual([202, {}])
    expect(startSync).toHaveBeenCalledTimes(1)
    expect(sync).not.toHaveBeenCalled()
  })

  it.each([
    ["", false],
    ["force=true", true],
    ["force=1", false],
  ])("with the staff's key and %j waits for its result", async (query, isForced) => {
    const tables = { Letters: { kind: "refused" as const, reason: "The table lacks records." } }
    sync.mockResolvedValue({ kind: "done", tables })
    const response = await post(staffKey, { query })
    expect([response.status, await response.json()]).toEqual([200, { tables }])
    expect(response.headers.get("access-control-allow-origin")).toBeNull()
    expect(sync.mock.calls).toEqual([[isForced]])
    expect(startSync).not.toHaveBeenCalled()
  })

  it("of the staff is 503 with Retry-After while requests pause or another sync runs, and if the database fails", async () => {
    sync.mockResolvedValueOnce({ kind: "paused", milliseconds: 30_100 })
    sync.mockResolvedValueOnce({ kind: "running" })
    sync.mockRejectedValueOnce(new Error("connection lost"))
    for (const retryAfter of ["31", "5", "5"]) {
      const response = await post(staffKey)
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, retryAfter])
    }
    expect(report).toHaveBeenCalledTimes(1)
  })

  it.each<[string, string, RequestOptions, number]>([
    ["another method", "public", { method: "GET" }, 403],
    ["another key", "other", {}, 401],
    ["the start of the staff's key", staffKey.slice(0, -1), {}, 401],
    ["the staff's key in a page of the site", staffKey, { headers: { origin: site } }, 401],
    ["a page of another site", "public", { headers: { origin: "https://evil.example" } }, 403],
    ["the path of a table", "public", { path: "/records/Letters" }, 405],
    ["the staff's key for a lookup", staffKey, { path: "/records/Letters", query: known, method: "GET" }, 401],
    ["a path outside the base", "public", { path: "/sync" }, 405],
  ])("is refused: %s", async (_what, key, options, expected) => {
    expect((await post(key, options)).status).toBe(expected)
    for (const mock of [startSync, sync, lookUp]) expect(mock).not.toHaveBeenCalled()
  })

  it("without RECORDS_STAFF_KEY is refused for every key but the public one", async () => {
    const withoutStaff = createHandler(policy, dependencies)
    for (const key of ["", "undefined", staffKey]) {
      const headers = { authorization: `Bearer ${key}` }
      const response = await withoutStaff(new Request(`https://x.example${path}`, { method: "POST", headers }))
      expect(response.status).toBe(401)
    }
  })
})

describe("CORS", () => {
  it("lets the site's pages send a bearer token and read the response", async () => {
    const preflight = await send({ method: "OPTIONS", headers: { origin: site } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get("access-control-allow-origin")).toBe(site)
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization")
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET")
    expect(preflight.headers.get("access-control-max-age")).toBe("86400")
    expect((await send({ headers: { origin: site } })).headers.get("access-control-allow-origin")).toBe(site)
  })

  it.each(["https://evil.example", "null", `${site}.evil.example`, "http://www.example.org"])(
    "refuses pages of %s",
    async (origin) => {
      for (const method of ["OPTIONS", "GET"]) {
        const response = await send({ method, headers: { origin } })
        expect(response.status).toBe(403)
        expect(response.headers.get("access-control-allow-origin")).toBeNull()
      }
    },
  )
})
