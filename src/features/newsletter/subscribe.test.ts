/** @jest-environment ./test/browserWithFetch.ts */
import { answerWith, bodyOf, type AnswerName } from "../../../test/newsletterApi"
import { loadClient } from "./loadClient"
import { subscribe } from "./subscribe"

const now = () => new Date("2025-03-01T10:00:00Z")
const send = (typed: string, more = {}) => subscribe(typed, { loadClient, now, ...more })

afterEach(() => jest.useRealTimers())

it("sends one insert of the trimmed, lowercased address and asks for the row back", async () => {
  const requests = answerWith("inserted")
  await expect(send("  Maya@School.Example ")).resolves.toEqual({ kind: "subscribed" })
  expect(requests).toHaveBeenCalledTimes(1)
  const [url, init] = requests.mock.calls[0] ?? []
  expect(url).toBe("http://127.0.0.1:9102/rest/v1/email_subscribers?select=*")
  expect(init?.method).toBe("POST")
  expect(bodyOf(init)).toEqual({ email: "maya@school.example", subscribed_at: "2025-03-01T10:00:00.000Z" })
  const headers = new Headers(init?.headers)
  expect(headers.get("apikey")).toBe("local-anonymous-key")
  expect(headers.get("prefer")).toContain("return=representation")
})

it("asks nobody about what is no address, and does not fetch the client for it", async () => {
  const requests = answerWith("inserted")
  const load = jest.fn(loadClient)
  await expect(send("maya@school", { loadClient: load })).resolves.toEqual({ kind: "invalid" })
  expect(load).not.toHaveBeenCalled()
  expect(requests).not.toHaveBeenCalled()
})

it.each<[AnswerName, object]>([
  ["duplicate", { kind: "duplicate" }],
  ["refused", { kind: "failed", reason: "refused" }],
  ["checkViolated", { kind: "failed", reason: "refused" }],
  ["broken", { kind: "failed", reason: "refused" }],
  ["html", { kind: "failed", reason: "unreadable" }],
  ["strangeJson", { kind: "failed", reason: "unreadable" }],
  ["offline", { kind: "failed", reason: "unreachable" }],
])("turns the answer %s into %j, after one request", async (answer, outcome) => {
  const requests = answerWith(answer)
  await expect(send("maya@school.example")).resolves.toEqual(outcome)
  expect(requests).toHaveBeenCalledTimes(1)
})

it("fails when the client cannot be fetched, and sends nothing", async () => {
  const requests = answerWith("inserted")
  const broken = () => Promise.reject(new Error("Loading chunk failed"))
  await expect(send("maya@school.example", { loadClient: broken })).resolves.toEqual({
    kind: "failed",
    reason: "client",
  })
  expect(requests).not.toHaveBeenCalled()
})

it("waits ten seconds for an answer, then gives up and ends the request", async () => {
  jest.useFakeTimers()
  const requests = answerWith("never")
  const outcome = send("maya@school.example")
  const seen = jest.fn()
  void outcome.then(seen)
  await jest.advanceTimersByTimeAsync(9999)
  expect(seen).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(outcome).resolves.toEqual({ kind: "failed", reason: "timeout" })
  expect(requests.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

it("sends nothing behind the visitor's back when the client comes after the time limit", async () => {
  jest.useFakeTimers()
  const requests = answerWith("inserted")
  const late = () => new Promise((resolve) => setTimeout(resolve, 11_000)).then(loadClient)
  const outcome = send("maya@school.example", { loadClient: late })
  await jest.advanceTimersByTimeAsync(12_000)
  await expect(outcome).resolves.toEqual({ kind: "failed", reason: "timeout" })
  expect(requests).not.toHaveBeenCalled()
})

it.each(["before", "during"])("can be canceled %s the request", async (when) => {
  const requests = answerWith("never")
  const caller = new AbortController()
  if (when === "before") caller.abort()
  const outcome = send("maya@school.example", { signal: caller.signal })
  if (when === "during") {
    await new Promise((resolve) => setTimeout(resolve, 20))
    caller.abort()
  }
  await expect(outcome).resolves.toEqual({ kind: "failed", reason: "canceled" })
  expect(requests).toHaveBeenCalledTimes(when === "before" ? 0 : 1)
})
