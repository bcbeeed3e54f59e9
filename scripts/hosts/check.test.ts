import { createServer } from "node:http"
import { listen } from "../../local-services/listen"
import { Failure, NotChecked, reportChecks, type Check } from "./check"
import { sendTo, sendToService } from "./request"

const check = (title: string, error?: Error): Check => ({
  title,
  remedy: "Do this.",
  run: () => (error ? Promise.reject(error) : Promise.resolve()),
})

it("a report has a line for each check, the reason and the remedy below it, and the counts", async () => {
  const lines: string[] = []
  const checks = [
    check("one"),
    check("two", new Error("The status is 404")),
    check("three", new Failure("The status is 403.", "Do that.")),
    check("four", new NotChecked("A variable is not set")),
  ]
  expect(await reportChecks(checks, sendTo("http://127.0.0.1"), (text) => lines.push(text))).toMatchObject({ FAIL: 2 })
  expect(lines.join("\n").split("\n")).toEqual([
    "pass         one",
    "FAIL         two",
    "             The status is 404.",
    "             Do this.",
    "FAIL         three",
    "             The status is 403.",
    "             Do that.",
    "not checked  four",
    "             A variable is not set.",
    "",
    "1 passed, 2 failed, 1 not checked",
  ])
})

/** Sends a request to a server that responds with a status, or not at all. Returns the error. */
async function errorOf(send: (url: string) => Promise<unknown>, status?: number) {
  const server = await listen(
    createServer((_request, response) => {
      if (status) response.writeHead(status).end()
    }),
    0,
  )
  if (!status) await server.close()
  const error: unknown = await send(server.url).catch((thrown: unknown) => thrown)
  await server.close()
  return { error, url: server.url }
}

it.each([
  ["a page", (url: string) => sendTo(url)("/")],
  ["a service", (url: string) => sendToService(url)],
])("a request to %s fails with a sentence", async (_receiver, send) => {
  const refused = await errorOf(send)
  expect(refused.error).toMatchObject({ message: `${refused.url} cannot be reached (ECONNREFUSED)` })
  const unavailable = await errorOf(send, 503)
  const remedy: unknown = expect.stringMatching(/^Run this command again/)
  expect(unavailable.error).toMatchObject({ message: `${unavailable.url} is unavailable (503)`, remedy })
  const limited = await errorOf(send, 429)
  expect(limited.error).toBeInstanceOf(NotChecked)
  expect(limited.error).toMatchObject({ message: expect.stringContaining("limits requests (429)") as unknown })
})

it("a request to a service has a time limit", async () => {
  const clock = jest.spyOn(Date, "now").mockReturnValue(0)
  const limit = jest
    .spyOn(AbortSignal, "timeout")
    .mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")))
  await expect(sendToService("http://127.0.0.1")).rejects.toThrow("http://127.0.0.1 cannot be reached (TimeoutError)")
  expect(limit).toHaveBeenCalledWith(20_000)
  limit.mockRestore()
  clock.mockRestore()
})
