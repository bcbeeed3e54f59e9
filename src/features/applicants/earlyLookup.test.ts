/** @jest-environment ./test/browserWithFetch.ts */
import { waitFor } from "@testing-library/react"
import { faults, json, never, record, recordsPage, stubRecordsApi } from "../../../test/recordsApi"
import { earlyLookupScript, takeEarlyName } from "./earlyLookup"
import { findApplicant } from "./findApplicant"

const uuid = "8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12"
const maya = record(uuid, "Maya")

/** Opens a page, whose inline script runs first. */
function open(path: string): void {
  window.history.replaceState(null, "", path)
  const script = document.createElement("script")
  script.textContent = earlyLookupScript("Letters", "(name) => void (document.title = name)")
  document.body.append(script)
}
const find = (more: Partial<Parameters<typeof findApplicant>[0]> = {}) =>
  findApplicant({ table: "Letters", userId: uuid, ...more })

afterEach(() => delete window.earlyLookup)

it("shows the name before React starts, and nothing once React hydrates", async () => {
  stubRecordsApi(() => recordsPage([record("other-1", "Ben"), maya]))
  open(`/letter/${uuid}/`)
  await waitFor(() => expect(document.title).toBe("Maya"))
  expect(takeEarlyName(window.earlyLookup?.url ?? "")).toBe("Maya")
  expect(takeEarlyName("https://records.example/Letters?other")).toBeUndefined()

  document.title = ""
  open(`/letter/${uuid}/`)
  expect(takeEarlyName(window.earlyLookup?.url ?? "")).toBeUndefined()
  await expect(find()).resolves.toEqual({ kind: "found", name: "Maya" })
  expect(document.title).toBe("")
})

it("shows the name of a UUID in capital letters, in the URL or in the table", async () => {
  stubRecordsApi((_request, index) => recordsPage([record(index ? uuid.toUpperCase() : uuid, "Maya")]))
  for (const path of [`/letter/${uuid.toUpperCase()}%3E/`, `/letter/${uuid}`]) {
    document.title = ""
    open(path)
    await waitFor(() => expect(document.title).toBe("Maya"))
  }
})

it.each([
  ["a record of another id", recordsPage([record("other-1", "Ben")])],
  ["a record without a name", recordsPage([record(uuid)])],
  ["an error", json(403, { records: [maya] })],
  ["no list of records", json(200, {})],
])("shows nothing if the response contains %s", async (_what, response) => {
  document.title = ""
  stubRecordsApi(() => response)
  open(`/letter/${uuid}/`)
  await find()
  expect(document.title).toBe("")
})

it("removes the dots from the id, and sends nothing without an id", () => {
  const requests = stubRecordsApi(() => recordsPage([]))
  for (const path of ["/letter/", "/letter/.../", "/letter/%E0%A4%A/", `/letter/${"a".repeat(301)}/`]) open(path)
  expect(requests).toEqual([])
  open("/letter/8f.14./")
  expect(requests[0]?.url.searchParams.get("filterByFormula")).toBe("{UUID}='8f14'")
})

it("is taken once: a second lookup sends a new request", async () => {
  const requests = stubRecordsApi(() => recordsPage([maya]))
  open(`/letter/${uuid}/`)
  await find()
  await find()
  expect(requests).toHaveLength(2)
})

it.each([{ table: "Decisions" }, { userId: "9f8b2c1e-3d4a-4b6c-8e7f-a1b2c3d4e5f6" }])(
  "is not taken by a lookup of another table or id: %j",
  async (other) => {
    const requests = stubRecordsApi(() => recordsPage([maya]))
    open(`/letter/${uuid}/`)
    await find(other)
    expect(requests).toHaveLength(2)
  },
)

it("fails as any request does, and an error before React starts is not unhandled", async () => {
  const unhandled = jest.fn()
  process.on("unhandledRejection", unhandled)
  stubRecordsApi(faults.offline)
  open(`/letter/${uuid}/`)
  await new Promise((resolve) => setTimeout(resolve))
  await expect(find()).resolves.toEqual({ kind: "failed", reason: "unreachable" })
  process.off("unhandledRejection", unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

it("is aborted with the lookup, 20 s after its start", async () => {
  jest.useFakeTimers()
  const requests = stubRecordsApi(never)
  open(`/letter/${uuid}/`)
  const outcome = jest.fn()
  void find().then(outcome)
  await jest.advanceTimersByTimeAsync(19_999)
  expect(outcome).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith({ kind: "failed", reason: "timeout" })
  expect(requests[0]?.init.signal?.aborted).toBe(true)
})

it("cannot end the inline script with the name of a table", () => {
  expect(earlyLookupScript("</script>", "")).not.toContain("</script")
})
