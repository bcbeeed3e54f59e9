/** @jest-environment node */
import { pbkdf2Sync } from "node:crypto"
import { signIn } from "./signIn"

const sheetExport = "https://sheet.example/export?format=csv&gid=0"
const functionUrl = "https://functions.example/sign-in?email={email}"
const password = "open sesame"
const derive = (text: string, salt: string) => pbkdf2Sync(text, salt, 1, 32, "sha256").toString("base64url")
const passwordHash = `pbkdf2-sha256:1:c2FsdA:${derive(password, "salt")}`
const sheet =
  "Email,Name\r\nada@school.example,Ada\r\n Maya@School.Example ,Maya Okafor\r\nmaya@school.example,Maya II\r\n,Eve"

const csv = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { "content-type": "text/csv" }, ...init })
const stubFetch = (respond: () => Response | Promise<Response>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => respond())
const { signal } = new AbortController()
const attempt = (more: { email?: string; password?: string; sheetUrl?: string } = {}) => {
  const { email = "maya@school.example", password: typed = password, sheetUrl = sheetExport } = more
  return signIn({ email, password: typed }, { sheetUrl, passwordHash, signal })
}

it("signs in with an address of the sheet and the password, and returns the name and the address in the first matching row", async () => {
  stubFetch(() => csv(sheet))
  await expect(attempt({ email: " \t\ufeffMAYA@school.example\u00a0\n" })).resolves.toEqual({
    kind: "signedIn",
    name: "Maya Okafor",
    email: "Maya@School.Example",
  })
})

it.each([
  ["a wrong password", { password: "open" }],
  ["an unknown address", { email: "amaya@school.example" }],
  // An empty cell does not admit a visitor.
  ["an empty address", { email: " \n" }],
  ["both", { email: "eve@school.example", password: "open" }],
])("returns mismatch for %s", async (_, typed) => {
  stubFetch(() => csv(sheet))
  await expect(attempt(typed)).resolves.toEqual({ kind: "mismatch" })
})

it("fetches the sheet and checks the password, even if the address or the password is wrong", async () => {
  const requests = stubFetch(() => csv(sheet))
  const deriveBits = jest.spyOn(crypto.subtle, "deriveBits")
  await attempt({ email: "eve@school.example" })
  await attempt({ password: "open" })
  expect(requests).toHaveBeenCalledTimes(2)
  expect(deriveBits).toHaveBeenCalledTimes(2)
})

it("sends for the whole sheet one plain GET without cookies, referrer or cache", async () => {
  const requests = stubFetch(() => csv(sheet))
  await attempt()
  expect(requests).toHaveBeenCalledTimes(1)
  const [url, init] = requests.mock.calls[0] ?? []
  expect(url).toBe(sheetExport)
  expect(init).toEqual({
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    signal: expect.any(AbortSignal) as unknown,
  })
})

it.each([password, "open"])(
  "sends to the function one POST with the proof of the typed password %j, and not the password",
  async (typed) => {
    const requests = stubFetch(() => csv("Email,Name"))
    await attempt({ sheetUrl: functionUrl, password: typed })
    expect(requests).toHaveBeenCalledTimes(1)
    const [url, init] = requests.mock.calls[0] ?? []
    expect(url).toBe("https://functions.example/sign-in?email=maya%40school.example")
    expect(init).toEqual({
      method: "POST",
      // A body of this type needs no preflight.
      body: derive(typed, "saltproof"),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: expect.any(AbortSignal) as unknown,
    })
  },
)

it("puts the encoded address into the function's URL", async () => {
  const requests = stubFetch(() => csv("Email,Name"))
  await attempt({ email: " maya+$&'{email}@school.example ", sheetUrl: functionUrl })
  expect(requests.mock.calls[0]?.[0]).toBe(
    "https://functions.example/sign-in?email=maya%2B%24%26'%7Bemail%7D%40school.example",
  )
})

describe("outcome without people", () => {
  it.each([
    ["an empty sheet", sheetExport, "", "emptySheet"],
    ["a sheet with only a header row", sheetExport, "Email,Name\r\n", "emptySheet"],
    ["the function's response for an empty sheet", functionUrl, "", "emptySheet"],
    ["the function's response for an unknown address", functionUrl, "Email,Name", "mismatch"],
  ])("%s", async (_, sheetUrl, text, kind) => {
    stubFetch(() => csv(text))
    await expect(attempt({ sheetUrl })).resolves.toEqual({ kind })
    await expect(attempt({ sheetUrl, password: "open" })).resolves.toEqual({ kind })
  })
})

describe("failures", () => {
  const page = "<!doctype html><title>Sign in</title>"
  it.each<[string, string, () => Response | Promise<Response>]>([
    ["status 500", "unreadable", () => csv(sheet, { status: 500 })],
    ["an HTML page with the type CSV", "unreadable", () => csv(page)],
    ["JSON", "unreadable", () => csv("{}", { headers: { "content-type": "application/json" } })],
    ["a body without a type", "unreadable", () => new Response(new Blob([sheet]), { headers: {} })],
    ["a sheet without addresses", "columns", () => csv("Name\nMaya")],
  ])("%s: %s, for a right and a wrong password", async (_, reason, respond) => {
    stubFetch(respond)
    await expect(attempt()).resolves.toEqual({ kind: "failed", reason })
    await expect(attempt({ password: "open" })).resolves.toEqual({ kind: "failed", reason })
  })

  it("accepts a sheet with the type plain text", async () => {
    stubFetch(() => csv(sheet, { headers: { "content-type": "Text/Plain;charset=utf-8" } }))
    await expect(attempt()).resolves.toMatchObject({ kind: "signedIn" })
  })

  it.each([sheetExport, functionUrl])("fails as crypto with a malformed hash (%s)", async (sheetUrl) => {
    stubFetch(() => csv(sheet))
    await expect(
      signIn({ email: "maya@school.example", password }, { sheetUrl, passwordHash: "lost", signal }),
    ).resolves.toEqual({ kind: "failed", reason: "crypto" })
  })

  it("does not sign in with a wrong password, even if a function ignores the proof", async () => {
    stubFetch(() => csv(sheet))
    await expect(attempt({ sheetUrl: functionUrl, password: "open" })).resolves.toEqual({ kind: "mismatch" })
  })
})
