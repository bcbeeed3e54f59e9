import { responseHeaders } from "./responseHeaders.ts"
import { createSignIn } from "./signIn.ts"

const site = "https://www.example.org"
const maya = { email: "maya@school.example", name: 'Maya "M." Okafor, Jr.' }
const ada = { email: "ada@school.example", name: "Ada" }
const titles = "Email,Name"
const proof = "proof of the password"
const client = "203.0.113.7"
const countRequest = jest.fn<Promise<boolean>, [string, string]>()
const hasSignIns = jest.fn<Promise<boolean>, []>()
const findSignIn = jest.fn<Promise<typeof maya | undefined>, [string]>()
const report = jest.fn<void, [unknown]>()

interface RequestOptions {
  method?: string
  /** null: no header. */
  origin?: string | null
  body?: string
  from?: string | undefined
}

function send(query: string, options: RequestOptions = {}) {
  const { method = "POST", origin = site, body = proof } = options
  const from = "from" in options ? options.from : client
  const handle = createSignIn({
    store: { hasSignIns, findSignIn },
    isProof: (candidate) => candidate === proof,
    countRequest,
    isSiteOrigin: (candidate) => candidate === site,
    report,
  })
  const headers = new Headers(origin === null ? {} : { origin })
  const hasBody = method !== "GET" && method !== "HEAD"
  const request = new Request(`https://project.example/admissions/sign-in${query}`, {
    method,
    headers,
    ...(hasBody && { body }),
  })
  return handle(request, from, responseHeaders(origin, origin === site))
}
beforeEach(() => {
  countRequest.mockReset().mockResolvedValue(true)
  hasSignIns.mockReset().mockResolvedValue(true)
  findSignIn
    .mockReset()
    .mockImplementation((email) =>
      Promise.resolve([ada, maya].find((person) => person.email === email.trim().toLowerCase())),
    )
  report.mockReset()
})

it("responds with the titles and the row of the address", async () => {
  const response = await send("?email=%20maya%40school.example")
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  expect(await response.text()).toBe(`${titles}\r\nmaya@school.example,"Maya ""M."" Okafor, Jr."`)
})

it.each([
  ["unknown", "?email=eve%40school.example"],
  ["missing", ""],
  ["the start of another", "?email=ada"],
  ["encoded incorrectly", "?email=%E0%A4%A"],
  ["with a null character", "?email=ada%40school.example%00"],
])("responds with only the titles if the address is %s", async (_, query) => {
  const [response, unknown] = await Promise.all([send(query), send("?email=nobody%40nowhere.example")])
  expect([response.status, await response.text()]).toEqual([200, titles])
  expect([...response.headers]).toEqual([...unknown.headers])
})

it.each(["?email=ada%40school.example", ""])(
  "responds to %j with an empty body if no applicant can sign in",
  async (query) => {
    hasSignIns.mockResolvedValue(false)
    for (const body of [proof, "wrong"]) {
      const response = await send(query, { body })
      expect([response.status, await response.text()]).toEqual([200, ""])
      expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    }
  },
)

it.each(["", "wrong", `${proof} `, proof.toUpperCase(), proof.repeat(100_000)])(
  "without the proof, neither the response nor the work for it depends on the address (body %#)",
  async (body) => {
    for (const email of [ada.email, maya.email, "eve@school.example", ""]) {
      const query = `?${new URLSearchParams({ email }).toString()}`
      const response = await send(query, { body })
      expect([response.status, await response.text()]).toEqual([200, titles])
    }
    expect(countRequest).not.toHaveBeenCalled()
    expect(findSignIn).not.toHaveBeenCalled()
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

  it("responds 429 with Retry-After to a request above it, for every address", async () => {
    countRequest.mockResolvedValue(false)
    for (const email of [ada.email, "eve@school.example"]) {
      const response = await send(`?email=${email}`)
      expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"])
      expect(response.headers.get("access-control-allow-origin")).toBe(site)
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8")
      expect(await response.text()).toBe("Too many requests. Try again in a minute.")
    }
  })
})

it.each(["hasSignIns", "countRequest", "findSignIn"] as const)(
  "responds 503 with Retry-After if the database fails in %s",
  async (name) => {
    const error = new Error("connection lost: ada@school.example")
    ;({ hasSignIns, countRequest, findSignIn })[name].mockRejectedValue(error)
    const response = await send("?email=ada%40school.example")
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
    expect(response.headers.get("access-control-allow-origin")).toBe(site)
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8")
    expect(await response.text()).toBe("The service is temporarily unavailable.")
    expect(report).toHaveBeenCalledWith(error)
  },
)

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
