import { serve, type RunningService } from "../../local-services/listen"
import { NotChecked } from "./check"
import { sendTo, sendToService } from "./request"

let status: number
let body = ""
let headers = {}
let server: RunningService

beforeAll(async () => {
  server = await serve(() => new Response(body, { status, headers }), 0)
})
afterAll(() => server.close())
afterEach(() => jest.restoreAllMocks())

it.each([
  ["https://project.supabase.co", "ENOTFOUND", "If it is paused, click Restore"],
  ["https://project.supabase.co", "ECONNREFUSED", "Start the service"],
  ["https://records.example", "ENOTFOUND", "add the record"],
])("says what to do if %s cannot be reached (%s)", async (origin, code, remedy) => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed", { cause: { code } }))
  await expect(sendToService(`${origin}/rest/v1/`)).rejects.toMatchObject({
    message: `${origin} cannot be reached (${code})`,
    remedy: expect.stringContaining(remedy) as string,
  })
})

it.each([
  ["a page", (url: string) => sendTo(url)("/")],
  ["a service", (url: string) => sendToService(url)],
])("a request to %s fails with a sentence", async (_receiver, send) => {
  const { url } = server
  status = 503
  const remedy = expect.stringMatching(/^Run this command again/) as string
  await expect(send(url)).rejects.toMatchObject({ message: `${url} is unavailable (503)`, remedy })
  status = 429
  const isLimited = send(url).catch((error: unknown) => error)
  expect(await isLimited).toBeInstanceOf(NotChecked)
  expect(await isLimited).toHaveProperty("message", expect.stringContaining("limits requests (429)"))
  const closed = await serve(() => new Response(), 0)
  await closed.close()
  await expect(send(closed.url)).rejects.toThrow(`${closed.url} cannot be reached (ECONNREFUSED)`)
})

it("a request to a service has a time limit", async () => {
  jest.spyOn(Date, "now").mockReturnValue(0)
  const limit = jest
    .spyOn(AbortSignal, "timeout")
    .mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")))
  await expect(sendToService("http://127.0.0.1")).rejects.toThrow("http://127.0.0.1 cannot be reached (TimeoutError)")
  expect(limit).toHaveBeenCalledWith(20_000)
})

it("names a response that is not compressed as its header says", async () => {
  status = 200
  body = "plain"
  headers = { "content-encoding": "gzip" }
  await expect(sendTo(server.url)("/")).rejects.toMatchObject({
    message: "A response is not compressed as gzip, which its header says",
  })
})
