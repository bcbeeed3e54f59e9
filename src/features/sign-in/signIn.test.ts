/** @jest-environment node */
import { pbkdf2Sync } from "node:crypto"
import { signIn } from "./signIn"

const whole = "https://sheet.example/export?format=csv&gid=0"
const broker = "https://broker.example/sheet?email={email}"
const password = "open sesame"
const passwordHash = `pbkdf2-sha256:1:c2FsdA:${pbkdf2Sync(password, "salt", 1, 32, "sha256").toString("base64url")}`
const sheet = "Email,Name\r\nada@school.example,Ada\r\n Maya@School.Example ,Maya Okafor\r\nmaya@school.example,Maya II"

const csv = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { "content-type": "text/csv" }, ...init })
const answerWith = (answer: () => Response | Promise<Response>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => answer())
const never = () =>
  jest.spyOn(globalThis, "fetch").mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")))
      }),
  )
const attempt = (more: { email?: string; password?: string; sheetUrl?: string; signal?: AbortSignal } = {}) => {
  const { email = "maya@school.example", password: typed = password, sheetUrl = whole, signal } = more
  return signIn({ email, password: typed }, { sheetUrl, passwordHash, signal })
}

afterEach(() => jest.useRealTimers())

it("signs in whoever is in the sheet and knows the password; the first row counts", async () => {
  answerWith(() => csv(sheet))
  await expect(attempt({ email: " MAYA@school.example" })).resolves.toEqual({ kind: "signedIn", name: "Maya Okafor" })
})

it.each([
  ["another password", { password: "open" }],
  ["another address", { email: "eve@school.example" }],
  ["both", { email: "eve@school.example", password: "open" }],
])("says the same of %s", async (_, typed) => {
  answerWith(() => csv(sheet))
  await expect(attempt(typed)).resolves.toEqual({ kind: "mismatch" })
})

it("asks for the sheet and checks the password whichever of them is wrong", async () => {
  const requests = answerWith(() => csv(sheet))
  const derive = jest.spyOn(crypto.subtle, "deriveBits")
  await attempt({ email: "eve@school.example" })
  await attempt({ password: "open" })
  expect(requests).toHaveBeenCalledTimes(2)
  expect(derive).toHaveBeenCalledTimes(2)
})

it("asks by one plain GET that tells nobody anything", async () => {
  const requests = answerWith(() => csv(sheet))
  await attempt()
  expect(requests).toHaveBeenCalledTimes(1)
  const [url, init] = requests.mock.calls[0] ?? []
  expect(url).toBe(whole)
  expect(init).toEqual({
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    signal: expect.any(AbortSignal) as unknown,
  })
})

it("puts the encoded address into the broker's, and nothing else", async () => {
  const requests = answerWith(() => csv("Email,Name"))
  await attempt({ email: " maya+$&'{email}@school.example ", sheetUrl: broker })
  expect(requests.mock.calls[0]?.[0]).toBe(
    "https://broker.example/sheet?email=maya%2B%24%26'%7Bemail%7D%40school.example",
  )
})

describe("nobody there", () => {
  it.each([
    ["an empty sheet", whole, "", "emptySheet"],
    ["a sheet of titles", whole, "Email,Name\r\n", "emptySheet"],
    ["the broker's word for an empty sheet", broker, "", "emptySheet"],
    ["the broker's word for an unknown address", broker, "Email,Name", "mismatch"],
  ])("%s", async (_, sheetUrl, text, kind) => {
    answerWith(() => csv(text))
    await expect(attempt({ sheetUrl })).resolves.toEqual({ kind })
    await expect(attempt({ sheetUrl, password: "open" })).resolves.toEqual({ kind })
  })
})

describe("failures", () => {
  const page = "<!doctype html><title>Sign in</title>"
  it.each<[string, string, () => Response | Promise<Response>]>([
    ["no line", "unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["status 500", "refused", () => csv(sheet, { status: 500 })],
    ["status 404", "refused", () => csv("", { status: 404 })],
    [
      "the sign-in page of a private sheet",
      "unreadable",
      () => csv(page, { headers: { "content-type": "text/html" } }),
    ],
    ["a page that calls itself CSV", "unreadable", () => csv(page)],
    ["JSON", "unreadable", () => csv("{}", { headers: { "content-type": "application/json" } })],
    ["a body of no kind", "unreadable", () => new Response(new Blob([sheet]), { headers: {} })],
    ["a table without addresses", "columns", () => csv("Name\nMaya")],
  ])("%s: %s, whether the password is right or not", async (_, reason, answer) => {
    answerWith(answer)
    await expect(attempt()).resolves.toEqual({ kind: "failed", reason })
    await expect(attempt({ password: "open" })).resolves.toEqual({ kind: "failed", reason })
  })

  it("a sheet that calls itself plain text is one all the same", async () => {
    answerWith(() => csv(sheet, { headers: { "content-type": "Text/Plain;charset=utf-8" } }))
    await expect(attempt()).resolves.toMatchObject({ kind: "signedIn" })
  })

  it("a hash that cannot be read", async () => {
    answerWith(() => csv(sheet))
    await expect(
      signIn({ email: "maya@school.example", password }, { sheetUrl: whole, passwordHash: "lost" }),
    ).resolves.toEqual({ kind: "failed", reason: "crypto" })
  })

  it("no answer within 20 s: the request is ended too", async () => {
    jest.useFakeTimers()
    const requests = never()
    const outcome = attempt()
    jest.advanceTimersByTime(19_999)
    expect(requests.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    await expect(outcome).resolves.toEqual({ kind: "failed", reason: "timeout" })
    expect(requests.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  it("a visitor who leaves: the request is ended too", async () => {
    const requests = never()
    const leaving = new AbortController()
    const outcome = attempt({ signal: leaving.signal })
    leaving.abort()
    await expect(outcome).resolves.toEqual({ kind: "failed", reason: "canceled" })
    expect(requests.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    await expect(attempt({ signal: leaving.signal })).resolves.toEqual({ kind: "failed", reason: "canceled" })
    expect(requests).toHaveBeenCalledTimes(1)
  })
})
