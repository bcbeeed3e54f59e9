import { createSheetReader } from "./sheetReader.ts"

const url = "https://sheet.example/export?format=csv"
const maya = { email: "maya@school.example", name: "Maya" }
const ada = { email: "ada@school.example", name: "Ada" }
const csvOf = (...people: { email: string; name: string }[]) =>
  ["Email,Name", ...people.map(({ email, name }) => `${email},${name}`)].join("\r\n")
const minute = 60_000

/** A reader on a clock and a sheet of its own. */
function setUp() {
  const answers: (() => Promise<Response>)[] = []
  let time = 0
  const log = jest.fn()
  const fetch = jest.fn((_url: string, _init: { signal: AbortSignal }) => {
    const answer = answers[0]
    if (answers.length > 1) answers.shift()
    return answer ? answer() : Promise.reject(new Error("No answer is set."))
  })
  return {
    fetch,
    log,
    read: createSheetReader({ url, fetch, log, now: () => time }),
    /** The last one given is the answer to every further request. */
    answer: (...next: (() => Promise<Response>)[]) => answers.splice(0, answers.length, ...next),
    pass: (milliseconds: number) => (time += milliseconds),
  }
}
const sheet =
  (...people: { email: string; name: string }[]) =>
  () =>
    Promise.resolve(new Response(csvOf(...people)))
const status = (code: number) => () => Promise.resolve(new Response("", { status: code }))
const page = () => Promise.resolve(new Response("<!doctype html><title>Sign in</title>"))
const down = () => Promise.reject(new TypeError("fetch failed"))

it("asks the sheet once for all who come together, and once in 30 s at most", async () => {
  const { read, fetch, answer, pass } = setUp()
  answer(sheet(maya), sheet(maya, ada))
  const together = await Promise.all(Array.from({ length: 50 }, () => read()))
  for (const reading of together) expect(reading).toEqual({ kind: "people", people: [maya] })
  pass(29_999)
  await read()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0]).toBe(url)
  pass(1)
  expect(await read()).toEqual({ kind: "people", people: [maya, ada] })
  expect(fetch).toHaveBeenCalledTimes(2)
})

it.each([
  ["is down", down, "The sheet does not answer."],
  ["answers 500", status(500), "The sheet's address answers, but not with the sheet."],
  ["asks to sign in", page, "The sheet's address answers, but not with the sheet."],
])("answers with the last copy for a quarter of an hour while the sheet %s", async (_, fault, line) => {
  const { read, fetch, log, answer, pass } = setUp()
  answer(sheet(maya), fault)
  await read()
  pass(minute)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
  pass(29_999)
  await read()
  expect(fetch).toHaveBeenCalledTimes(2)
  pass(13 * minute)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
  pass(2 * minute)
  expect(await read()).toMatchObject({ kind: "unavailable" })
  expect(log.mock.calls.flat()).toEqual([line, line, line])
})

it.each([
  [503, "is down", down],
  [502, "answers 404", status(404)],
  [502, "is a page", page],
  [502, "lacks a column", () => Promise.resolve(new Response("Name\r\nMaya"))],
])("without a copy it says %s where the sheet %s, and tries again after 5 s", async (code, _, fault) => {
  const { read, fetch, answer, pass } = setUp()
  answer(fault)
  const together = await Promise.all([read(), read(), read()])
  for (const reading of together) expect(reading).toEqual({ kind: "unavailable", status: code, retryAfter: 5 })
  await read()
  expect(fetch).toHaveBeenCalledTimes(1)
  answer(sheet(maya))
  pass(5_000)
  expect(await read()).toEqual({ kind: "people", people: [maya] })
})

it("takes a sheet without anybody for what it is", async () => {
  const { read, answer } = setUp()
  answer(() => Promise.resolve(new Response("")))
  expect(await read()).toEqual({ kind: "people", people: [] })
})

it("gives the sheet 8 s", async () => {
  const { read, fetch, answer } = setUp()
  const limit = jest.spyOn(AbortSignal, "timeout")
  answer(sheet(maya))
  await read()
  expect(limit).toHaveBeenCalledWith(8_000)
  expect(fetch.mock.calls[0]?.[1].signal).toBe(limit.mock.results[0]?.value)
})
