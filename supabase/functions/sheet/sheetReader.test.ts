import { createSheetReader } from "./sheetReader.ts"

const url = "https://sheet.example/export?format=csv"
const [maya, ada] = ["Maya", "Ada"].map((name) => ({ email: `${name}@school.example`, name }))
const minute = 60_000
const notTheSheet =
  "SHEET_URL does not return the sheet. Check that the sheet is shared and has the columns in supabase/functions/sheet/README.md."
const noResponse = "SHEET_URL does not respond. The sheet broker tries again at a later request."

type Respond = () => Promise<Response>
const text =
  (body: string, status = 200): Respond =>
  () =>
    Promise.resolve(new Response(body, { status }))
const sheet = text("Email,Name\r\nMaya@school.example,Maya")
const bothPeople = text("Email,Name\r\nMaya@school.example,Maya\r\nAda@school.example,Ada")
const networkError: Respond = () => Promise.reject(new TypeError("fetch failed"))

/** Creates a reader with a fake clock and a fake sheet. */
function setUp(first: Respond) {
  let respond = first
  let time = Date.UTC(2025, 0, 15)
  jest.spyOn(Date, "now").mockImplementation(() => time)
  const log = jest.fn()
  const fetch = jest.fn((_url: string, _init: { signal: AbortSignal }) => respond())
  return {
    fetch,
    log,
    read: createSheetReader({ url, fetch, log }),
    setResponse: (next: Respond) => (respond = next),
    advance: (milliseconds: number) => (time += milliseconds),
  }
}

it("sends at most one request in 30 s, which concurrent calls share", async () => {
  const { read, fetch, setResponse, advance } = setUp(sheet)
  const together = await Promise.all(Array.from({ length: 50 }, () => read()))
  for (const result of together) expect(result).toEqual({ kind: "people", people: [maya] })
  setResponse(bothPeople)
  advance(29_999)
  await read()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0]).toBe(url)
  advance(1)
  expect(await read()).toEqual({ kind: "people", people: [maya, ada] })
  expect(fetch).toHaveBeenCalledTimes(2)
})

it.each<[string, 502 | 503, Respond, string]>([
  ["is down", 503, networkError, noResponse],
  ["responds with 500", 502, text("", 500), notTheSheet],
  ["responds with a sign-in page", 502, text("<!doctype html><title>Sign in</title>"), notTheSheet],
  ["is too large for the memory", 502, text(`Email,Name\n${"a@b.example,Ada\n".repeat(400_000)}`), notTheSheet],
  ["ends in the middle of a row", 502, text("Email,Name\na@b.example"), notTheSheet],
  ["lacks a column", 502, text("Name\r\nMaya"), notTheSheet],
])("if the sheet %s, serves the cached copy for 15 minutes, then %i", async (_what, status, fault, line) => {
  const { read, fetch, log, setResponse, advance } = setUp(sheet)
  await read()
  setResponse(fault)
  advance(minute)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
  advance(29_999)
  await read()
  expect(fetch).toHaveBeenCalledTimes(2)
  advance(14 * minute - 29_999)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
  advance(1)
  expect(await read()).toEqual({ kind: "unavailable", status })
  expect(new Set(log.mock.calls.flat())).toEqual(new Set([line]))
})

it("without a cached copy, requests the sheet again after 5 s", async () => {
  const { read, fetch, setResponse, advance } = setUp(networkError)
  const together = await Promise.all([read(), read()])
  for (const result of together) expect(result).toEqual({ kind: "unavailable", status: 503 })
  setResponse(sheet)
  advance(4_999)
  expect(await read()).toEqual({ kind: "unavailable", status: 503 })
  expect(fetch).toHaveBeenCalledTimes(1)
  advance(1)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
})

it("returns no people for an empty sheet, and has a request timeout of 8 s", async () => {
  const limit = jest.spyOn(AbortSignal, "timeout")
  const { read, fetch } = setUp(text(""))
  expect(await read()).toEqual({ kind: "people", people: [] })
  expect(limit).toHaveBeenCalledWith(8_000)
  expect(fetch.mock.calls[0]?.[1].signal).toBe(limit.mock.results[0]?.value)
})
