import fc from "fast-check"
import { createHandler } from "./handler.ts"
import type { SheetResult } from "./sheetReader.ts"

const site = "https://www.example.org"
const maya = { email: "Maya@School.Example", name: 'Maya "M." Okafor, Jr.' }
const ada = { email: "ada@school.example", name: "Ada" }
const titles = "Email,Name"

function send(
  query: string,
  { sheet, method = "GET", origin }: { sheet?: SheetResult; method?: string; origin?: string } = {},
) {
  const handle = createHandler({
    read: () => Promise.resolve(sheet ?? { kind: "people", people: [ada, maya, { ...maya, name: "Another" }] }),
    isSiteOrigin: (candidate) => candidate === site,
  })
  const headers = new Headers(origin === undefined ? {} : { origin })
  return handle(new Request(`https://project.example/functions/v1/sheet${query}`, { method, headers }))
}
const textOf = async (query: string, sheet?: SheetResult) => (await send(query, sheet ? { sheet } : {})).text()

it("responds with the titles and the first row that contains the address", async () => {
  const response = await send("?email=%20maya%40school.example")
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(await response.text()).toBe(`${titles}\r\nMaya@School.Example,"Maya ""M."" Okafor, Jr."`)
})

it.each([
  ["unknown", "?email=eve%40school.example"],
  ["missing", ""],
  ["empty", "?email="],
  ["without an @", "?email=maya"],
  ["a wildcard pattern", "?email=%25%40school.example"],
  ["a list of two addresses", "?email=ada%40school.example%2Cmaya%40school.example"],
  ["encoded incorrectly", "?email=%E0%A4%A"],
  ["too long", `?email=${"a".repeat(5000)}%40school.example`],
])("responds with only the titles if the address is %s", async (_, query) => {
  const [response, unknown] = await Promise.all([send(query), send("?email=nobody%40nowhere.example")])
  expect(response.status).toBe(200)
  expect([...response.headers]).toEqual([...unknown.headers])
  expect(await response.text()).toBe(titles)
})

it("does not find an address that is too long, even if the sheet contains it", async () => {
  const long = `${"a".repeat(240)}@school.example`
  const sheet = { kind: "people", people: [{ email: long, name: "Long" }] } as const
  expect(await textOf(`?email=${long}`, sheet)).toBe(titles)
})

it("responds with an empty body if the sheet contains no person", async () => {
  for (const query of ["?email=ada%40school.example", "?email=", ""])
    expect(await textOf(query, { kind: "people", people: [] })).toBe("")
})

it("returns at most the person with the requested address", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.constantFrom(ada.email, maya.email)), async (typed) => {
      const text = await textOf(`?${new URLSearchParams({ email: typed }).toString()}`)
      expect([ada.email, maya.email].filter((email) => text.includes(email)).length).toBeLessThan(2)
      if (typed.trim().toLowerCase() !== ada.email) expect(text).not.toContain("Ada")
    }),
  )
})

it.each([502, 503] as const)(
  "responds %i with Retry-After and CORS headers if the sheet is unavailable",
  async (status) => {
    const response = await send("?email=ada%40school.example", {
      origin: site,
      sheet: { kind: "unavailable", status, retryAfter: 5 },
    })
    expect(response.status).toBe(status)
    expect(response.headers.get("retry-after")).toBe("5")
    expect(response.headers.get("access-control-allow-origin")).toBe(site)
  },
)

it("allows only pages of the site to read the response", async () => {
  const own = await send("?email=ada%40school.example", { origin: site })
  expect(own.headers.get("access-control-allow-origin")).toBe(site)
  expect(own.headers.get("vary")).toBe("Origin")
  for (const origin of ["https://elsewhere.example", "null", `${site}.evil.example`]) {
    const other = await send("?email=ada%40school.example", { origin })
    expect(other.status).toBe(403)
    expect(other.headers.get("access-control-allow-origin")).toBeNull()
    expect(await other.text()).not.toContain("Ada")
  }
})

it.each(["POST", "PUT", "DELETE", "OPTIONS", "HEAD"])("rejects %s", async (method) => {
  const response = await send("?email=ada%40school.example", { method, origin: site })
  expect(response.status).toBe(405)
  expect(response.headers.get("allow")).toBe("GET")
  expect(await response.text()).not.toContain("Ada")
})
