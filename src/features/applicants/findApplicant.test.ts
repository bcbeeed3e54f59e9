/** @jest-environment ./test/browserWithFetch.ts */
import { answerRecords, faults, json, never, page, record } from "../../../test/recordsApi"
import { findApplicant } from "./findApplicant"

const uuid = "8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12"
const maya = record(uuid, "Maya")
const others = [record("other-1", "Ben"), record("other-2", "Cleo")]
const find = (more: Partial<Parameters<typeof findApplicant>[0]> = {}) =>
  findApplicant({ table: "Letters 2025", userId: uuid, ...more })

/** Runs a look-up on a clock of its own and says how long it took. */
async function timed(more: Parameters<typeof find>[0] = {}) {
  jest.useFakeTimers()
  const begun = Date.now()
  const ended = find(more).then((outcome) => ({ outcome, after: Date.now() - begun }))
  await jest.runAllTimersAsync()
  return ended
}

afterEach(() => jest.useRealTimers())

describe("the request", () => {
  it("is the protocol's: table, page size, fields, filter, bearer; no cookies, no referrer, no cache", async () => {
    const requests = answerRecords(() => page([maya]))
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

  it("leaves out the dots of the id", async () => {
    const requests = answerRecords(() => page([maya]))
    await expect(find({ userId: `.${uuid.replaceAll("-", ".-.")}...` })).resolves.toMatchObject({ kind: "found" })
    expect(requests[0]?.url.searchParams.get("filterByFormula")).toBe(`{UUID}='${uuid}'`)
  })

  it.each([
    ["no id", undefined],
    ["an empty id", ""],
    ["dots alone", "...."],
    ["an absurdly long id", "a".repeat(301)],
  ])("is not sent for %s: nothing is found", async (_name, userId) => {
    const requests = answerRecords(() => page([record("", "Nobody")]))
    await expect(find({ userId })).resolves.toEqual({ kind: "notFound" })
    expect(requests).toEqual([])
  })
})

describe("the scan", () => {
  it("takes only the record whose UUID is exactly the id, whatever a table that ignores the filter sends", async () => {
    answerRecords(() => page([record(uuid.toUpperCase(), "Loud"), record(`${uuid} `, "Wide"), ...others]))
    await expect(find()).resolves.toEqual({ kind: "notFound" })
  })

  it("follows pages, empty ones too, and encodes the offset", async () => {
    const offsets = ["itrA/rec1", "itrB/rec+2&x=1#%"]
    const pages = [page(others, offsets[0]), page([], offsets[1]), page([maya])]
    const requests = answerRecords((_request, index) => pages[index] ?? faults.broken())
    await expect(find()).resolves.toEqual({ kind: "found", name: "Maya" })
    expect(requests.map(({ url }) => url.searchParams.get("offset"))).toEqual([null, ...offsets])
    expect(requests[1]?.url.search).toContain("offset=itrA%2Frec1")
    expect(requests[2]?.url.searchParams.get("filterByFormula")).toBe(`{UUID}='${uuid}'`)
  })

  it("finds nothing where the last page has no match", async () => {
    answerRecords((_request, index) => (index === 0 ? page(others, "itr/1") : page([])))
    await expect(find()).resolves.toEqual({ kind: "notFound" })
  })

  it("stops at an offset that comes again", async () => {
    const requests = answerRecords(() => page(others, "itr/again"))
    await expect(find()).resolves.toEqual({ kind: "failed", reason: "endless" })
    expect(requests).toHaveLength(2)
  })

  it("follows a good number of empty pages, and gives up on pages that bring nothing new for ever", async () => {
    answerRecords((_request, index) => (index < 24 ? page([], `itr/${index}`) : page([maya])))
    expect((await timed()).outcome).toEqual({ kind: "found", name: "Maya" })
    const requests = answerRecords((_request, index) => page(others, `itr/${index}`))
    expect((await timed()).outcome).toEqual({ kind: "failed", reason: "endless" })
    expect(requests.length).toBeLessThan(30)
  })

  it("ends after 20 s on pages that go on for ever with ever new records, at five requests a second", async () => {
    const requests = answerRecords((_request, index) => page([record(`person-${index}`, "X")], `itr/${index}`))
    expect(await timed()).toEqual({ outcome: { kind: "failed", reason: "timeout" }, after: 20_000 })
    expect(requests).toHaveLength(100)
  })

  it("begins again at page 1 when the iterator has expired, once", async () => {
    const answers = [page(others, "itr/old"), faults.iteratorGone(), page(others, "itr/old"), page([maya])]
    const requests = answerRecords((_request, index) => answers[index] ?? faults.broken())
    await expect(find()).resolves.toEqual({ kind: "found", name: "Maya" })
    expect(requests.map(({ url }) => url.searchParams.get("offset"))).toEqual([null, "itr/old", null, "itr/old"])
  })

  it("reads the whole list again then, though it has seen it all", async () => {
    const list = Array.from({ length: 30 }, (_, index) => page([record(`person-${index}`, "X")], `itr/${index}`))
    const answers = [...list, faults.iteratorGone(), ...list.map((answer) => answer.clone()), page([maya])]
    answerRecords((_request, index) => answers[index] ?? faults.broken())
    expect((await timed()).outcome).toEqual({ kind: "found", name: "Maya" })
  })

  it("fails when the iterator expires again", async () => {
    const requests = answerRecords((_request, index) => (index % 2 ? faults.iteratorGone() : page(others, "itr/1")))
    await expect(find()).resolves.toEqual({ kind: "failed", reason: "expired" })
    expect(requests).toHaveLength(4)
  })
})

describe("names", () => {
  it.each(['Ana "Nina" O\'Neil', "<img src=x onerror=alert(1)>", "مايا الخطيب", "Zoë 🧪👩🏽‍🔬", "x".repeat(300), "null"])(
    "are text: %s",
    async (name) => {
      answerRecords(() => page([record(uuid, name)]))
      await expect(find()).resolves.toEqual({ kind: "found", name })
    },
  )

  it.each([undefined, "", "  "])(
    "may be left out or blank (%j): the letter is this person's all the same",
    async (name) => {
      answerRecords(() => page([record(uuid, name)]))
      await expect(find()).resolves.toEqual({ kind: "found", name: "" })
    },
  )

  it("that are no text are none", async () => {
    answerRecords(() => json(200, { records: [{ id: "rec1", fields: { UUID: uuid, name: { first: "Maya" } } }] }))
    await expect(find()).resolves.toEqual({ kind: "found", name: "" })
  })
})

describe("faults", () => {
  it.each<[keyof typeof faults, object]>([
    ["unauthorized", { reason: "refused", status: 401 }],
    ["forbidden", { reason: "refused", status: 403 }],
    ["noTable", { reason: "refused", status: 404 }],
    ["badOffset", { reason: "refused", status: 422 }],
    ["tooMany", { reason: "busy", status: 429 }],
    ["broken", { reason: "broken", status: 500 }],
    ["unavailable", { reason: "busy", status: 503 }],
    ["html", { reason: "unreadable", status: 200 }],
    ["nothing", { reason: "unreadable", status: 200 }],
    ["offline", { reason: "unreachable" }],
    ["brokenLine", { reason: "unreachable" }],
  ])("%s ends as %j, after one request", async (fault, outcome) => {
    const requests = answerRecords(() => faults[fault]())
    await expect(find()).resolves.toEqual({ kind: "failed", ...outcome })
    expect(requests).toHaveLength(1)
  })

  it("finds nothing where the service refuses the filter: only the id in it can be the reason", async () => {
    answerRecords(faults.badFormula)
    await expect(find({ userId: "short" })).resolves.toEqual({ kind: "notFound" })
  })

  it.each([null, [], "records", 7, {}, { records: {} }, { records: [], offset: 5 }, { error: "NOT_FOUND" }])(
    "a strange answer of 200 is unreadable: %j",
    async (body) => {
      answerRecords(() => json(200, body))
      await expect(find()).resolves.toEqual({ kind: "failed", reason: "unreadable", status: 200 })
    },
  )

  it("strange records are passed over", async () => {
    const strange = [null, 5, {}, { fields: null }, { fields: { UUID: 7, name: "Seven" } }, maya]
    answerRecords(() => json(200, { records: strange }))
    await expect(find()).resolves.toEqual({ kind: "found", name: "Maya" })
  })
})

describe("a busy service", () => {
  const busy = (retryAfter: string, status = 429) => json(status, { errors: [] }, { "retry-after": retryAfter })

  it.each([429, 503])("of %d is asked again when it says", async (status) => {
    const requests = answerRecords((_request, index) => (index < 2 ? busy("3", status) : page([maya])))
    const { outcome, after } = await timed()
    expect(outcome).toEqual({ kind: "found", name: "Maya" })
    expect(requests).toHaveLength(3)
    expect(after).toBeGreaterThanOrEqual(6000)
    expect(after).toBeLessThan(8000)
  })

  it("may name a date", async () => {
    jest.useFakeTimers({ now: Date.parse("2025-05-01T10:00:00Z") })
    const requests = answerRecords((_request, index) =>
      index === 0 ? busy("Thu, 01 May 2025 10:00:05 GMT") : page([maya]),
    )
    const ended = find()
    await jest.advanceTimersByTimeAsync(4900)
    expect(requests).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1200)
    await expect(ended).resolves.toEqual({ kind: "found", name: "Maya" })
  })

  it("is not waited for longer than there is time", async () => {
    const requests = answerRecords(() => busy("30"))
    expect(await timed()).toEqual({ outcome: { kind: "failed", reason: "busy", status: 429 }, after: 0 })
    expect(requests).toHaveLength(1)
  })

  it("that is always busy is left within 20 s, and not hammered where it says 0", async () => {
    const requests = answerRecords(() => busy("0"))
    const { outcome, after } = await timed()
    expect(outcome).toMatchObject({ kind: "failed" })
    expect(after).toBeLessThanOrEqual(20_000)
    expect(requests.length).toBeLessThanOrEqual(20)
  })

  it.each(["soon", "", "-3"])("that says %j is not asked again", async (retryAfter) => {
    const requests = answerRecords(() => busy(retryAfter))
    expect(await timed()).toEqual({ outcome: { kind: "failed", reason: "busy", status: 429 }, after: 0 })
    expect(requests).toHaveLength(1)
  })
})

describe("the end", () => {
  it("comes after 20 s without an answer, and ends the request", async () => {
    const requests = answerRecords(never)
    expect(await timed()).toEqual({ outcome: { kind: "failed", reason: "timeout" }, after: 20_000 })
    expect(requests[0]?.init.signal?.aborted).toBe(true)
  })

  it("comes even where the body never ends", async () => {
    answerRecords(() => new Response(new ReadableStream()))
    expect((await timed()).outcome).toEqual({ kind: "failed", reason: "timeout" })
  })

  it.each(["before", "during"])("comes when the caller leaves %s the request", async (when) => {
    const requests = answerRecords(never)
    const caller = new AbortController()
    if (when === "before") caller.abort()
    const ended = find({ signal: caller.signal })
    await Promise.resolve()
    caller.abort()
    await expect(ended).resolves.toEqual({ kind: "failed", reason: "canceled" })
    expect(requests.every(({ init }) => init.signal?.aborted)).toBe(true)
    expect(requests).toHaveLength(when === "before" ? 0 : 1)
  })

  it("comes between two pages too: nothing more is sent", async () => {
    const caller = new AbortController()
    const requests = answerRecords(() => {
      caller.abort()
      return page(others, "itr/1")
    })
    await expect(find({ signal: caller.signal })).resolves.toMatchObject({ reason: "canceled" })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(requests).toHaveLength(1)
  })
})
