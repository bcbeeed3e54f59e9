import type { Outcome } from "./finder"
import { createHandler } from "./handler"

const site = "https://www.example.org"
const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
const record = { id: "rec1", createdTime: "2024-05-01T09:00:00.000Z", uuid: id, name: "<b>Mira</b>" }

const find = jest.fn<Promise<Outcome>, [string, string]>()
const handle = createHandler({
  find,
  tables: ["Letters", "My Decisions"],
  basePath: "/records",
  publicKey: "public",
  isSiteOrigin: (origin) => origin === site,
})

interface Asking {
  path?: string
  query?: string
  method?: string
  headers?: Record<string, string>
}

const filter = (formula: string) => `filterByFormula=${encodeURIComponent(formula)}`
const known = filter(`{UUID}='${id}'`)
const ask = ({ path = "/records/Letters", query = known, method = "GET", headers = {} }: Asking = {}) =>
  handle(
    new Request(`https://x.example${path}?${query}`, {
      method,
      headers: { authorization: "Bearer public", ...headers },
    }),
  )

beforeEach(() => {
  find.mockReset().mockResolvedValue({ kind: "absent" })
})

describe("an answer", () => {
  it("holds the one record, its id and name alone, and no offset", async () => {
    find.mockResolvedValue({ kind: "found", record })
    const response = await ask({ query: `pageSize=100&fields%5B%5D=UUID&fields%5B%5D=name&${known}` })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      records: [{ id: "rec1", createdTime: record.createdTime, fields: { UUID: id, name: "<b>Mira</b>" } }],
    })
    expect(response.headers.get("content-type")).toContain("application/json")
    expect(find).toHaveBeenCalledWith("Letters", id)
  })

  it("leaves out a name that is empty", async () => {
    find.mockResolvedValue({ kind: "found", record: { id: "rec1", createdTime: "", uuid: id } })
    expect(await (await ask()).json()).toMatchObject({ records: [{ fields: { UUID: id } }] })
  })

  it.each([
    ["an id that nobody has", known],
    ["an id with a quote", filter(String.raw`{UUID}='aaaaaaaaaaaaaaaa\'b'`)],
    ["formula code as an id", filter(String.raw`{UUID}='\',1=1,{UUID}=\'aaaaaaaaaaaa'`)],
    ["an id with %, } and a line break", filter("{UUID}='aaaaaaaaaaaaaaaa%}\n'")],
    ["an id of 200 characters", filter(`{UUID}='${"a".repeat(200)}'`)],
    ["a zero character", filter("{UUID}='aaaaaaaaaaaaaaaa\0'")],
  ])("to %s is 200 with an empty page, always in the same words", async (_what, query) => {
    const response = await ask({ query })
    expect([response.status, await response.text()]).toEqual([200, '{"records":[]}'])
  })

  it("never asks for an id with signs that no id has", async () => {
    await ask({ query: filter(String.raw`{UUID}='aaaaaaaaaaaaaaaa\\'`) })
    expect(find).not.toHaveBeenCalled()
  })

  it("is 503 with Retry-After where the records cannot be read", async () => {
    find.mockResolvedValue({ kind: "unavailable", retryAfter: 31 })
    const response = await ask({ headers: { origin: site } })
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "31"])
    expect(response.headers.get("access-control-expose-headers")).toBe("Retry-After")
  })

  it("comes for a table whose name has a space, and with the site's slash-less base", async () => {
    await ask({ path: "/records/My%20Decisions" })
    expect(find).toHaveBeenCalledWith("My Decisions", id)
  })

  it.each([{}, { query: "" }, { method: "OPTIONS" }, { headers: { authorization: "" } }])(
    "is kept nowhere on its way: %j",
    async (asking) => {
      const response = await ask({ headers: { origin: site }, ...asking })
      if (response.status !== 204) expect(response.headers.get("cache-control")).toBe("no-store")
      expect(response.headers.get("vary")).toBe("Origin")
    },
  )
})

describe("refused", () => {
  it.each<[string, Asking, number, string]>([
    ["no filter", { query: "" }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["a listing", { query: "pageSize=100&fields%5B%5D=UUID" }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["two ids", { query: filter(`OR({UUID}='${id}',{UUID}='${id}')`) }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["two filters", { query: `${known}&${known}` }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["a search by name", { query: filter("{name}='Mira Lanternfield'") }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["all but one", { query: filter(`{UUID}!='${id}'`) }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["an id of 15 characters", { query: filter(`{UUID}='${id.slice(0, 15)}'`) }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["an empty id", { query: filter("{UUID}=''") }, 422, "INVALID_FILTER_BY_FORMULA"],
    ["another field", { query: `fields%5B%5D=email&${known}` }, 422, "UNKNOWN_FIELD_NAME"],
    ["an offset", { query: `${known}&offset=itr%2Frec` }, 422, "INVALID_OFFSET_VALUE"],
    ["a sort order", { query: `${known}&sort=name` }, 422, "INVALID_REQUEST_UNKNOWN"],
    ["a page of 101", { query: `pageSize=101&${known}` }, 422, "INVALID_REQUEST_UNKNOWN"],
    ["another table", { path: "/records/Staff" }, 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"],
    ["no key", { headers: { authorization: "" } }, 401, "AUTHENTICATION_REQUIRED"],
    ["another key", { headers: { authorization: "Bearer other" } }, 401, "AUTHENTICATION_REQUIRED"],
    ["writing", { method: "POST" }, 405, "METHOD_NOT_ALLOWED"],
    ["deleting", { method: "DELETE" }, 405, "METHOD_NOT_ALLOWED"],
    ["a page of another site", { headers: { origin: "https://evil.example" } }, 403, "ORIGIN_NOT_ALLOWED"],
  ])("%s", async (_what, asking, status, type) => {
    const response = await ask(asking)
    expect([response.status, await response.json()]).toMatchObject([status, { error: { type } }])
    expect(find).not.toHaveBeenCalled()
  })

  it.each(["/records", "/records/", "/Letters", "/records/Letters/rec1", "/records/..%2FLetters"])(
    "the path %s",
    async (path) => {
      expect([403, 404]).toContain((await ask({ path })).status)
      expect(find).not.toHaveBeenCalled()
    },
  )
})

describe("other origins (CORS)", () => {
  it("lets the site's pages read answers, and ask with their bearer", async () => {
    const preflight = await ask({ method: "OPTIONS", headers: { origin: site } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get("access-control-allow-origin")).toBe(site)
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization")
    expect((await ask({ headers: { origin: site } })).headers.get("access-control-allow-origin")).toBe(site)
  })

  it.each(["https://evil.example", "null", `${site}.evil.example`, "http://www.example.org"])(
    "lets no page of %s",
    async (origin) => {
      for (const method of ["OPTIONS", "GET"]) {
        const response = await ask({ method, headers: { origin } })
        expect(response.status).toBe(403)
        expect(response.headers.get("access-control-allow-origin")).toBeNull()
      }
    },
  )
})
