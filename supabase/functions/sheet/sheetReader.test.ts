import { createSheetReader } from "./sheetReader.ts"

const url = "https://sheet.example/export?format=csv"
const maya = { email: "maya@school.example", name: "Maya" }
const ada = { email: "ada@school.example", name: "Ada" }
const csvOf = (...people: { email: string; name: string }[]) =>
  ["Email,Name", ...people.map(({ email, name }) => `${email},${name}`)].join("\r\n")
const minute = 60_000
const notTheSheet =
  "SHEET_URL does not return the sheet. Check that the sheet is shared and has the columns in supabase/functions/sheet/README.md."

/** Creates a reader with a fake clock and a fake sheet. */
function setUp() {
  const responses: (() => Promise<Response>)[] = []
  let time = Date.UTC(2025, 0, 15)
  const log = jest.fn()
  const fetch = jest.fn((_url: string, _init: { signal: AbortSignal }) => {
    const respond = responses[0]
    if (responses.length > 1) responses.shift()
    return respond ? respond() : Promise.reject(new Error("No response is set."))
  })
  return {
    fetch,
    log,
    read: createSheetReader({ url, fetch, log, now: () => time }),
    /** Sets the next responses. The last one repeats. */
    setResponses: (...next: (() => Promise<Response>)[]) => responses.splice(0, responses.length, ...next),
    advance: (milliseconds: number) => (time += milliseconds),
  }
}
const sheet =
  (...people: { email: string; name: string }[]) =>
  () =>
    Promise.resolve(new Response(csvOf(...people)))
const status = (code: number) => () => Promise.resolve(new Response("", { status: code }))
const signInPage = () => Promise.resolve(new Response("<!doctype html><title>Sign in</title>"))
const tooLarge = () => Promise.resolve(new Response(`Email,Name\n${"a@b.example,Ada\n".repeat(400_000)}`))
const networkError = () => Promise.reject(new TypeError("fetch failed"))

it("sends at most one request in 30 s, which concurrent calls share", async () => {
  const { read, fetch, setResponses, advance } = setUp()
  setResponses(sheet(maya), sheet(maya, ada))
  const together = await Promise.all(Array.from({ length: 50 }, () => read()))
  for (const result of together) expect(result).toEqual({ kind: "people", people: [maya] })
  advance(29_999)
  await read()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0]).toBe(url)
  advance(1)
  expect(await read()).toEqual({ kind: "people", people: [maya, ada] })
  expect(fetch).toHaveBeenCalledTimes(2)
})

it.each([
  ["is down", networkError, "SHEET_URL does not respond. The sheet broker tries again at a later request."],
  ["responds 500", status(500), notTheSheet],
  ["responds with a sign-in page", signInPage, notTheSheet],
  ["is larger than the memory allows", tooLarge, notTheSheet],
  ["ends in the middle of a row", () => Promise.resolve(new Response("Email,Name\na@b.example")), notTheSheet],
])("serves the cached copy for 15 minutes if the sheet %s", async (_, fault, line) => {
  const { read, fetch, log, setResponses, advance } = setUp()
  setResponses(sheet(maya), fault)
  await read()
  advance(minute)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
  advance(29_999)
  await read()
  expect(fetch).toHaveBeenCalledTimes(2)
  advance(13 * minute)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
  advance(2 * minute)
  expect(await read()).toMatchObject({ kind: "unavailable" })
  expect(log.mock.calls.flat()).toEqual([line, line, line])
})

it.each([
  [503, "is down", networkError],
  [502, "responds 404", status(404)],
  [502, "responds with a sign-in page", signInPage],
  [502, "lacks a column", () => Promise.resolve(new Response("Name\r\nMaya"))],
])("without a cached copy, returns %s and retries after 5 s if the sheet %s", async (code, _, fault) => {
  const { read, fetch, setResponses, advance } = setUp()
  setResponses(fault)
  const together = await Promise.all([read(), read(), read()])
  for (const result of together) expect(result).toEqual({ kind: "unavailable", status: code })
  await read()
  expect(fetch).toHaveBeenCalledTimes(1)
  setResponses(sheet(maya))
  advance(4_999)
  expect(await read()).toMatchObject({ kind: "unavailable" })
  expect(fetch).toHaveBeenCalledTimes(1)
  advance(1)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
})

it("serves the cached copy until it is exactly 15 minutes old", async () => {
  const { read, setResponses, advance } = setUp()
  setResponses(sheet(maya), networkError)
  await read()
  advance(15 * minute)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
  advance(1)
  expect(await read()).toEqual({ kind: "unavailable", status: 503 })
})

it("requests the sheet again after 5 s once the cached copy is too old", async () => {
  const { read, fetch, setResponses, advance } = setUp()
  setResponses(sheet(maya), networkError)
  await read()
  advance(16 * minute)
  await read()
  advance(4_999)
  await read()
  expect(fetch).toHaveBeenCalledTimes(2)
  advance(1)
  await read()
  expect(fetch).toHaveBeenCalledTimes(3)
})

it("returns no people for an empty sheet", async () => {
  const { read, setResponses } = setUp()
  setResponses(() => Promise.resolve(new Response("")))
  expect(await read()).toEqual({ kind: "people", people: [] })
})

it("has a request timeout of 8 s", async () => {
  const { read, fetch, setResponses } = setUp()
  const limit = jest.spyOn(AbortSignal, "timeout")
  setResponses(sheet(maya))
  await read()
  expect(limit).toHaveBeenCalledWith(8_000)
  expect(fetch.mock.calls[0]?.[1].signal).toBe(limit.mock.results[0]?.value)
})
