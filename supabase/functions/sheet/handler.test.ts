import { createHandler } from "./handler.ts"
import type { RequestCount } from "./rateLimit.ts"
import type { SheetResult } from "./sheetReader.ts"

const site = "https://www.example.org"
const maya = { email: "Maya@School.Example", name: 'Maya "M." Okafor, Jr.' }
const ada = { email: "ada@school.example", name: "Ada" }
const titles = "Email,Name"
const proof = "proof of the password"
const client = "203.0.113.7"
const countRequest = jest.fn<Promise<RequestCount>, [string, string]>()

interface RequestOptions {
  sheet?: SheetResult
  method?: string
  /** null: no header. */
  origin?: string | null
  body?: string
  from?: string | undefined
}

function send(query: string, options: RequestOptions = {}) {
  const { sheet, method = "POST", origin = site, body = proof } = options
  const from = "from" in options ? options.from : client
  const handle = createHandler({
    read: () => Promise.resolve(sheet ?? { kind: "people", people: [ada, maya, { ...maya, name: "Another" }] }),
    isProof: (candidate) => candidate === proof,
    countRequest,
    isSiteOrigin: (candidate) => candidate === site,
  })
  const headers = new Headers(origin === null ? {} : { origin })
  const hasBody = method !== "GET" && method !== "HEAD"
  return handle(
    new Request(`https://project.example/functions/v1/sheet${query}`, {
      method,
      headers,
      ...(hasBody && { body }),
    }),
    from,
  )
}
beforeEach(() => {
  countRequest.mockReset().mockResolvedValue("allowed")
})

it("responds with the titles and the first row that contains the address", async () => {
  const response = await send("?email=%20maya%40school.example")
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  expect(await response.text()).toBe(`${titles}\r\nMaya@School.Example,"Maya ""M."" Okafor, Jr."`)
})

it.each([
  ["unknown", "?email=eve%40school.example"],
  ["missing", ""],
  ["the start of another", "?email=ada"],
  ["encoded incorrectly", "?email=%E0%A4%A"],
])("responds with only the titles if the address is %s", async (_, query) => {
  const [response, unknown] = await Promise.all([send(query), send("?email=nobody%40nowhere.example")])
  expect([response.status, await response.text()]).toEqual([200, titles])
  expect([...response.headers]).toEqual([...unknown.headers])
})

it.each(["?email=ada%40school.example", ""])(
  "responds to %j with an empty body if the sheet has no person",
  async (query) => {
    for (const body of [proof, "wrong"]) {
      const response = await send(query, { body, sheet: { kind: "people", people: [] } })
      expect([response.status, await response.text()]).toEqual([200, ""])
      expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    }
  },
)

it.each(["", "wrong", `${proof} `, proof.toUpperCase(), proof.repeat(100_000)])(
  "without the proof, neither the response nor the work for it depends on the address (body %#)",
  async (body) => {
    // A list that can be counted, but not read.
    const people = new Proxy([ada, maya], {
      get: (list, name) => {
        if (name === "length") return list.length
        throw new Error(`The list was read: ${String(name)}.`)
      },
    })
    for (const email of [ada.email, maya.email, "eve@school.example", ""]) {
      const query = `?${new URLSearchParams({ email }).toString()}`
      const response = await send(query, { body, sheet: { kind: "people", people } })
      expect([response.status, await response.text()]).toEqual([200, titles])
    }
    expect(countRequest).not.toHaveBeenCalled()
  },
)

it("responds 500 to a request whose client is unknown, so that no one gets around the rate limit", async () => {
  const response = await send("?email=ada%40school.example", { from: undefined })
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([500, site])
  expect(await response.text()).toBe("The service does not recognize its visitors. Its log says why.")
  expect(countRequest).not.toHaveBeenCalled()
})

describe("the rate limit", () => {
  it("counts a request by its client and its normalized address", async () => {
    await send("?email=%20MAYA%40school.example")
    expect(countRequest.mock.calls).toEqual([[client, "maya@school.example"]])
  })

  it.each([
    ["refused", 429, "60", "Too many requests. Try again in a minute."],
    ["unavailable", 503, "5", "The service is temporarily unavailable."],
  ] as const)("%s: responds %i with Retry-After, for every address", async (count, status, retryAfter, text) => {
    countRequest.mockResolvedValue(count)
    for (const email of [ada.email, "eve@school.example"]) {
      const response = await send(`?email=${email}`)
      expect([response.status, response.headers.get("retry-after")]).toEqual([status, retryAfter])
      expect(response.headers.get("access-control-allow-origin")).toBe(site)
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8")
      expect(await response.text()).toBe(text)
    }
  })
})

it.each([502, 503] as const)("responds %i with Retry-After if the sheet is unavailable", async (status) => {
  const response = await send("?email=ada%40school.example", { sheet: { kind: "unavailable", status } })
  expect([response.status, response.headers.get("retry-after")]).toEqual([status, "5"])
  expect(response.headers.get("access-control-allow-origin")).toBe(site)
  expect(await response.text()).toBe("The sheet is temporarily unavailable.")
})

it("allows only pages of the site to read the response", async () => {
  const own = await send("?email=ada%40school.example")
  expect(own.headers.get("access-control-allow-origin")).toBe(site)
  for (const origin of ["https://elsewhere.example", "null", `${site}.evil.example`, null]) {
    const other = await send("?email=ada%40school.example", { origin })
    expect(other.status).toBe(403)
    expect(other.headers.get("access-control-allow-origin")).toBeNull()
    expect(await other.text()).toBe("Only pages of the site may use this service.")
  }
})

it.each(["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])("rejects %s", async (method) => {
  const response = await send("?email=ada%40school.example", { method })
  expect(response.status).toBe(405)
  expect(response.headers.get("allow")).toBe("POST")
  expect(await response.text()).toBe("Only POST is supported.")
})
