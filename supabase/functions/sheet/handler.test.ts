import fc from "fast-check"
import { createHandler } from "./handler.ts"
import type { Reading } from "./sheetReader.ts"

const site = "https://www.example.org"
const maya = { email: "Maya@School.Example", name: 'Maya "M." Okafor, Jr.' }
const ada = { email: "ada@school.example", name: "Ada" }
const titles = "Email,Name"

function ask(
  query: string,
  { reading, method = "GET", origin }: { reading?: Reading; method?: string; origin?: string } = {},
) {
  const handle = createHandler({
    read: () => Promise.resolve(reading ?? { kind: "people", people: [ada, maya, { ...maya, name: "Another" }] }),
    isSiteOrigin: (one) => one === site,
  })
  const headers = new Headers(origin === undefined ? {} : { origin })
  return handle(new Request(`https://project.example/functions/v1/sheet${query}`, { method, headers }))
}
const textOf = async (query: string, reading?: Reading) => (await ask(query, reading ? { reading } : {})).text()

it("answers with the titles and the first row of that address", async () => {
  const response = await ask("?email=%20maya%40school.example")
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(await response.text()).toBe(`${titles}\r\nMaya@School.Example,"Maya ""M."" Okafor, Jr."`)
})

it.each([
  ["unknown", "?email=eve%40school.example"],
  ["missing", ""],
  ["empty", "?email="],
  ["no address", "?email=maya"],
  ["a wildcard", "?email=%25%40school.example"],
  ["two of them", "?email=ada%40school.example%2Cmaya%40school.example"],
  ["broken encoding", "?email=%E0%A4%A"],
  ["too long", `?email=${"a".repeat(5000)}%40school.example`],
])("answers with the titles alone where the address is %s: nothing tells these apart", async (_, query) => {
  const [answer, unknown] = await Promise.all([ask(query), ask("?email=nobody%40nowhere.example")])
  expect(answer.status).toBe(200)
  expect([...answer.headers]).toEqual([...unknown.headers])
  expect(await answer.text()).toBe(titles)
})

it("refuses an address too long even where it is in the sheet", async () => {
  const long = `${"a".repeat(240)}@school.example`
  const reading = { kind: "people", people: [{ email: long, name: "Long" }] } as const
  expect(await textOf(`?email=${long}`, reading)).toBe(titles)
})

it("answers with nothing where nobody stands in the sheet, whoever asks", async () => {
  for (const query of ["?email=ada%40school.example", "?email=", ""])
    expect(await textOf(query, { kind: "people", people: [] })).toBe("")
})

it("never lets a second person out, whatever is asked", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.constantFrom(ada.email, maya.email)), async (typed) => {
      const text = await textOf(`?${new URLSearchParams({ email: typed }).toString()}`)
      expect([ada.email, maya.email].filter((email) => text.includes(email)).length).toBeLessThan(2)
      if (typed.trim().toLowerCase() !== ada.email) expect(text).not.toContain("Ada")
    }),
  )
})

it.each([502, 503] as const)("says %i and when to come again where the sheet cannot be read", async (status) => {
  const response = await ask("?email=ada%40school.example", {
    origin: site,
    reading: { kind: "unavailable", status, retryAfter: 5 },
  })
  expect(response.status).toBe(status)
  expect(response.headers.get("retry-after")).toBe("5")
  expect(response.headers.get("access-control-allow-origin")).toBe(site)
})

it("lets pages of the site read it, and no other origin", async () => {
  const own = await ask("?email=ada%40school.example", { origin: site })
  expect(own.headers.get("access-control-allow-origin")).toBe(site)
  expect(own.headers.get("vary")).toBe("Origin")
  for (const origin of ["https://elsewhere.example", "null", `${site}.evil.example`]) {
    const other = await ask("?email=ada%40school.example", { origin })
    expect(other.status).toBe(403)
    expect(other.headers.get("access-control-allow-origin")).toBeNull()
    expect(await other.text()).not.toContain("Ada")
  }
})

it.each(["POST", "PUT", "DELETE", "OPTIONS", "HEAD"])("takes no %s", async (method) => {
  const response = await ask("?email=ada%40school.example", { method, origin: site })
  expect(response.status).toBe(405)
  expect(response.headers.get("allow")).toBe("GET")
  expect(await response.text()).not.toContain("Ada")
})
