/** @jest-environment ./test/browserWithFetch.ts */
import { stubRecordsApi, faults, json, never, record, recordsPage } from "../../../test/recordsApi"
import { findApplicant } from "./findApplicant"

const uuid = "8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12"
const maya = record(uuid, "Maya")
const others = [record("other-1", "Ben"), record("other-2", "Cleo")]
const find = (more: Partial<Parameters<typeof findApplicant>[0]> = {}) =>
  findApplicant({ table: "Letters 2025", userId: uuid, ...more })

/** Runs a lookup with fake timers and measures its duration in milliseconds. */
async function timed(more: Parameters<typeof find>[0] = {}) {
  jest.useFakeTimers()
  const startedAt = Date.now()
  const outcome = find(more).then((value) => ({ outcome: value, duration: Date.now() - startedAt }))
  await jest.runAllTimersAsync()
  return outcome
}

describe("request", () => {
  it("sends table, page size, fields, filter and bearer key, without cookies, referrer or cache", async () => {
    const requests = stubRecordsApi(() => recordsPage([maya]))
    await expect(find()).resolves.toEqual({ kind: "found", name: "Maya" })
    expect(requests).toHaveLength(1)
    const [{ url, init } = { url: new URL("http://none"), init: {} }] = requests
    expect(url.origin + url.pathname).toBe("http://127.0.0.1:9103/Letters%202025")
    expect([...url.searchParams]).toEqual([
      ["pageSize", "100"],
      ["fields[]", "UUID"],
      ["fields[]", "name"],
      ["filterByFormula", `{UUID}='${uuid}'`],
    ])
    expect(new Headers(init.headers).get("authorization")).toBe("Bearer local-public-key")
    expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store" })
    expect(init.method).toBeUndefined()
  })

  it.each(["", "/", "//"])("adds the table to the URL of the API if the URL ends with %j", async (end) => {
    jest.replaceProperty(process.env, "GATSBY_RECORDS_API_URL", `https://records.example/v0/base${end}`)
    const requests = stubRecordsApi(() => recordsPage([maya]))
    await find()
    expect(requests[0]?.url.pathname).toBe("/v0/base/Letters%202025")
  })
})

describe("scan", () => {
  it("matches the whole UUID only, even if the table ignores the filter", async () => {
    stubRecordsApi(() => recordsPage([record(`${uuid}0`, "Long"), record(uuid.slice(1), "Short"), ...others]))
    await expect(find()).resolves.toEqual({ kind: "notFound" })
  })

  it("ignores the case of a UUID, in the URL and in the table", async () => {
    const requests = stubRecordsApi(() => recordsPage([record(uuid.toUpperCase(), "Maya")]))
    for (const userId of [uuid, uuid.toUpperCase()])
      await expect(find({ userId })).resolves.toEqual({ kind: "found", name: "Maya" })
    expect(requests.map(({ url }) => url.searchParams.get("filterByFormula"))).toEqual(
      Array(2).fill(`{UUID}='${uuid}'`),
    )
  })

  it("is case-sensitive for an id that is no UUID", async () => {
    stubRecordsApi(() => recordsPage([record("Maya-2025-abcdefgh", "Maya")]))
    await expect(find({ userId: "maya-2025-abcdefgh" })).resolves.toEqual({ kind: "notFound" })
  })

  it("follows pages, including empty ones, and encodes the offset", async () => {
    const offsets = ["itrA/rec1", "itrB/rec+2&x=1#%"]
    const pages = [recordsPage(others, offsets[0]), recordsPage([], offsets[1]), recordsPage([maya])]
    const requests = stubRecordsApi((_request, index) => pages[index] ?? faults.broken())
    await expect(find()).resolves.toEqual({ kind: "found", name: "Maya" })
    expect(requests.map(({ url }) => url.searchParams.get("offset"))).toEqual([null, ...offsets])
    expect(requests[1]?.url.search).toContain("offset=itrA%2Frec1")
    expect(requests[2]?.url.searchParams.get("filterByFormula")).toBe(`{UUID}='${uuid}'`)
  })

  it("fails at a repeated offset", async () => {
    const requests = stubRecordsApi(() => recordsPage(others, "itr/again"))
    await expect(find()).resolves.toEqual({ kind: "failed", reason: "endless" })
    expect(requests).toHaveLength(2)
  })

  it("times out after 20 s on pages without an end, at five requests per second", async () => {
    const requests = stubRecordsApi((_request, index) => recordsPage(others, `itr/${index}`))
    expect(await timed()).toEqual({ outcome: { kind: "failed", reason: "timeout" }, duration: 20_000 })
    expect(requests).toHaveLength(100)
  })

  it("reads the list again from its first page after the iterator expires", async () => {
    const responses = [
      recordsPage(others, "itr/1"),
      faults.iteratorExpired(),
      recordsPage(others, "itr/1"),
      recordsPage([maya]),
    ]
    const requests = stubRecordsApi((_request, index) => responses[index] ?? faults.broken())
    await expect(find()).resolves.toEqual({ kind: "found", name: "Maya" })
    expect(requests.map(({ url }) => url.searchParams.get("offset"))).toEqual([null, "itr/1", null, "itr/1"])
  })
})

it.each([undefined, "  ", { first: "Maya" }])("finds the record if the name is %j", async (name) => {
  stubRecordsApi(() => recordsPage([{ id: "rec1", fields: { UUID: uuid, name } }]))
  await expect(find()).resolves.toEqual({ kind: "found", name: "" })
})

// src/sections/faults.test.tsx has the other faults.
describe("faults", () => {
  it.each<[keyof typeof faults, object]>([
    ["forbidden", { reason: "refused", status: 403 }],
    ["emptyBody", { reason: "unreadable", status: 200 }],
  ])("%s: ends as %j, after one request", async (fault, outcome) => {
    const requests = stubRecordsApi(() => faults[fault]())
    await expect(find()).resolves.toEqual({ kind: "failed", ...outcome })
    expect(requests).toHaveLength(1)
  })

  it("finds nothing if the service refuses the filter, because only the id in the filter varies", async () => {
    stubRecordsApi(faults.badFormula)
    await expect(find({ userId: "short" })).resolves.toEqual({ kind: "notFound" })
  })

  it.each([null, { error: null }, { error: "INVALID" }])(
    "fails as refused on status 422 with the body %j",
    async (body) => {
      stubRecordsApi(() => json(422, body))
      await expect(find()).resolves.toEqual({ kind: "failed", reason: "refused", status: 422 })
    },
  )

  it.each([null, [], "records", 7, {}, { records: {} }, { records: [], offset: 5 }, { error: "NOT_FOUND" }])(
    "fails as unreadable on status 200 with the body %j",
    async (body) => {
      stubRecordsApi(() => json(200, body))
      await expect(find()).resolves.toEqual({ kind: "failed", reason: "unreadable", status: 200 })
    },
  )

  it("ignores malformed records", async () => {
    const malformed = [null, 5, {}, { fields: null }, { fields: { UUID: 7, name: "Seven" } }, maya]
    stubRecordsApi(() => json(200, { records: malformed }))
    await expect(find()).resolves.toEqual({ kind: "found", name: "Maya" })
  })
})

it("says when a record is released", async () => {
  const releaseAt = "2026-03-28T00:00:00.000Z"
  stubRecordsApi(() => json(403, { error: { type: "NOT_RELEASED", releaseAt } }))
  await expect(find()).resolves.toEqual({ kind: "notReleased", releaseAt })
})

it.each([undefined, 7, "soon"])("fails if the instant of the release is %j", async (releaseAt) => {
  stubRecordsApi(() => json(403, { error: { type: "NOT_RELEASED", releaseAt } }))
  await expect(find()).resolves.toEqual({ kind: "failed", reason: "refused", status: 403 })
})

describe("busy service", () => {
  const busy = (retryAfter: string, status = 429) => json(status, { errors: [] }, { "retry-after": retryAfter })

  it.each([429, 503])(
    "retries after the time that a status of %d gives, and a random part of a second",
    async (status) => {
      jest.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0.75)
      const requests = stubRecordsApi((_request, index) => (index < 2 ? busy("3", status) : recordsPage([maya])))
      const { outcome, duration } = await timed()
      expect(outcome).toEqual({ kind: "found", name: "Maya" })
      expect(requests).toHaveLength(3)
      expect(duration).toBe(3000 + 3750)
    },
  )

  it.each([502, 503, 504])("retries 2 s after a status of %d without a time", async (status) => {
    jest.spyOn(Math, "random").mockReturnValueOnce(0.5)
    stubRecordsApi((_request, index) => (index < 1 ? new Response("", { status }) : recordsPage([maya])))
    expect(await timed()).toEqual({ outcome: { kind: "found", name: "Maya" }, duration: 2500 })
  })

  it("gives up within 20 s if the service stays busy, after at most one request per second", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0)
    const requests = stubRecordsApi(() => busy("0"))
    const { outcome, duration } = await timed()
    expect(outcome).toEqual({ kind: "failed", reason: "busy", status: 429 })
    expect(requests.length).toBeLessThanOrEqual(20)
    expect(duration).toBeGreaterThan(15_000)
    expect(duration).toBeLessThanOrEqual(20_000)
  })

  it("fails at once if the retry time is after the time limit", async () => {
    const requests = stubRecordsApi(() => busy("30"))
    expect(await timed()).toEqual({ outcome: { kind: "failed", reason: "busy", status: 429 }, duration: 0 })
    expect(requests).toHaveLength(1)
  })

  it.each(["soon", "3 s", "", "-3"])("does not retry after the malformed time %j", async (retryAfter) => {
    const requests = stubRecordsApi(() => busy(retryAfter))
    expect(await timed()).toEqual({ outcome: { kind: "failed", reason: "busy", status: 429 }, duration: 0 })
    expect(requests).toHaveLength(1)
  })
})

describe("time limit and cancellation", () => {
  it("times out after 20 s without a response, and aborts the request", async () => {
    const requests = stubRecordsApi(never)
    expect(await timed()).toEqual({ outcome: { kind: "failed", reason: "timeout" }, duration: 20_000 })
    expect(requests[0]?.init.signal?.aborted).toBe(true)
  })

  it.each(["before", "during"])("is canceled %s the request", async (when) => {
    const requests = stubRecordsApi(never)
    const caller = new AbortController()
    if (when === "before") caller.abort()
    const outcome = find({ signal: caller.signal })
    await Promise.resolve()
    caller.abort()
    await expect(outcome).resolves.toEqual({ kind: "failed", reason: "canceled" })
    expect(requests.every(({ init }) => init.signal?.aborted)).toBe(true)
    expect(requests).toHaveLength(when === "before" ? 0 : 1)
  })

  it("sends no further request if it is canceled between two pages", async () => {
    const caller = new AbortController()
    const requests = stubRecordsApi(() => {
      caller.abort()
      return recordsPage(others, "itr/1")
    })
    await expect(find({ signal: caller.signal })).resolves.toMatchObject({ reason: "canceled" })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(requests).toHaveLength(1)
  })
})
