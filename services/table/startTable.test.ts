import type { CommonFaultMode } from "../faults"
import type { PagingFault } from "./listRecords"
import { namedLetters, sampleDecisions, sampleLetterId, sampleLetters, unknownId } from "./sampleApplicants"
import { localTableToken, startTable, type RunningTable, type StatusFault, type TableOptions } from "./startTable"

type FaultMode = CommonFaultMode | PagingFault | StatusFault

interface RecordsPage {
  records: { id: string; createdTime: string; fields: { UUID: string; name?: string } }[]
  offset?: string
}

const running: RunningTable[] = []
const start = async (options: Partial<TableOptions> = {}) => {
  const table = await startTable({ port: 0, tables: { Letters: sampleLetters }, ...options })
  running.push(table)
  return table
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((table) => table.close()))
})

const bearer = { authorization: `Bearer ${localTableToken}` }
const get = (
  table: RunningTable,
  query: Record<string, string> = {},
  path = "/Letters",
  headers: HeadersInit = bearer,
) => fetch(`${table.base}${path}?${new URLSearchParams(query).toString()}`, { headers })
const list = async (table: RunningTable, query: Record<string, string> = {}) =>
  (await (await get(table, query)).json()) as RecordsPage
const filter = (id: string) => ({ filterByFormula: `{UUID}='${id}'` })
const setFault = (table: RunningTable, mode: FaultMode, text: string, delay?: number) =>
  fetch(`${table.url}/__faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode, for: text, delay }),
  })

describe("the list", () => {
  it("consists of pages of a hundred records, all with an offset except the last", async () => {
    const table = await start()
    const pages: RecordsPage[] = [await list(table)]
    while (pages.at(-1)?.offset) pages.push(await list(table, { offset: pages.at(-1)?.offset ?? "" }))
    expect(pages.map(({ records }) => records.length)).toEqual([100, 100, 60])
    expect(pages[0]?.offset).toMatch(/^itr\w{14}\/rec\w{14}$/)
    const records = pages.flatMap((page) => page.records)
    expect(records.map(({ fields }) => fields.UUID)).toEqual(sampleLetters.map(({ uuid }) => uuid))
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  })

  it("contains neither empty fields nor fields that were not requested", async () => {
    const table = await start()
    const { records } = await list(table, filter(namedLetters.nameless.uuid))
    expect(records[0]?.fields).toEqual({ UUID: namedLetters.nameless.uuid })
    const response = await get(table, { ...filter(sampleLetterId), "fields[]": "UUID" })
    expect(((await response.json()) as RecordsPage).records[0]?.fields).toEqual({ UUID: sampleLetterId })
  })

  it("can be filtered by one id", async () => {
    const table = await start()
    expect((await list(table, filter(sampleLetterId))).records).toHaveLength(1)
    expect(await list(table, filter(unknownId))).toEqual({ records: [] })
  })

  it("can be limited to a view of the table", async () => {
    const table = await start({ views: { Released: ({ uuid }) => uuid === sampleLetterId } })
    const { records } = await list(table, { view: "Released" })
    expect(records.map(({ fields }) => fields.UUID)).toEqual([sampleLetterId])
  })

  it("accepts an offset only with the parameters for which it was issued", async () => {
    const table = await start()
    const { offset = "" } = await list(table)
    expect((await get(table, { offset, pageSize: "50" })).status).toBe(422)
  })

  it("rejects an expired offset", async () => {
    const table = await start({ offsetLifetime: 1 })
    const { offset = "" } = await list(table)
    await new Promise((resolve) => setTimeout(resolve, 10))
    const response = await get(table, { offset })
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: { type: "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" } },
    ])
  })
})

describe("error responses", () => {
  it.each<[string, number, unknown, Record<string, string>, string, HeadersInit]>([
    ["no token", 401, { error: { type: "AUTHENTICATION_REQUIRED" } }, {}, "/Letters", {}],
    [
      "another token",
      401,
      { error: { type: "AUTHENTICATION_REQUIRED" } },
      {},
      "/Letters",
      { authorization: "Bearer x" },
    ],
    ["an unknown table", 403, { error: { type: "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND" } }, {}, "/Staff", bearer],
    ["another path", 404, { error: "NOT_FOUND" }, {}, "/../../v1/x", bearer],
    [
      "an invalid formula",
      422,
      { error: { type: "INVALID_FILTER_BY_FORMULA" } },
      { filterByFormula: "{UUID}='" },
      "/Letters",
      bearer,
    ],
    ["an invalid offset", 422, { error: { type: "INVALID_OFFSET_VALUE" } }, { offset: "itr/rec" }, "/Letters", bearer],
    ["an unknown view", 422, { error: { type: "VIEW_NAME_NOT_FOUND" } }, { view: "Released" }, "/Letters", bearer],
    ["another field", 422, { error: { type: "UNKNOWN_FIELD_NAME" } }, { "fields[]": "email" }, "/Letters", bearer],
    ["a page of 101", 422, { error: { type: "INVALID_REQUEST_UNKNOWN" } }, { pageSize: "101" }, "/Letters", bearer],
  ])("%s", async (_what, status, body, query, path, headers) => {
    const response = await get(await start(), query, path, headers)
    expect([response.status, await response.json()]).toMatchObject([status, body])
  })

  it("are 429 for a sixth request within a second, and for all requests during the penalty", async () => {
    const table = await start({ penalty: 400 })
    const statuses = async () =>
      (await Promise.all(Array.from({ length: 6 }, () => get(table)))).map(({ status }) => status)
    expect((await statuses()).sort()).toEqual([200, 200, 200, 200, 200, 429])
    const response = await get(table)
    expect([response.status, await response.json()]).toMatchObject([429, { errors: [{ error: "RATE_LIMIT_REACHED" }] }])
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect((await get(table)).status).toBe(200)
    expect(table.limit.counts()).toEqual({ total: 8, mostInASecond: 7, refused: 2 })
  })
})

describe("faults", () => {
  it.each<[FaultMode, number]>([
    ["401", 401],
    ["403", 403],
    ["404", 404],
    ["422", 422],
    ["unknown-field", 422],
    ["429", 429],
    ["500", 500],
    ["html", 200],
  ])("%s applies only to requests that contain the id", async (mode, status) => {
    const table = await start()
    expect((await setFault(table, mode, sampleLetterId)).status).toBe(204)
    const response = await get(table, filter(sampleLetterId))
    expect([response.status, response.headers.get("content-type")?.includes("html")]).toEqual([status, mode === "html"])
    expect((await get(table, filter(unknownId))).status).toBe(200)
    await setFault(table, "none", sampleLetterId)
    expect((await list(table, filter(sampleLetterId))).records).toHaveLength(1)
  })

  /** Fetches at most `maxPages` pages. */
  const fetchPages = async (table: RunningTable, maxPages: number) => {
    const pages: RecordsPage[] = [await list(table, filter(sampleLetterId))]
    while (pages.at(-1)?.offset && pages.length < maxPages)
      pages.push(await list(table, { ...filter(sampleLetterId), offset: pages.at(-1)?.offset ?? "" }))
    return pages
  }

  it("ignore-filter returns all records, page by page, without counting against the rate limit", async () => {
    const table = await start()
    await setFault(table, "ignore-filter", sampleLetterId)
    const pages = await fetchPages(table, 10)
    expect(pages.map(({ records }) => records.length)).toEqual([100, 100, 60])
    expect(table.limit.counts().total).toBe(0)
  })

  it("empty-pages returns an empty page before each page", async () => {
    const table = await start()
    await setFault(table, "empty-pages", sampleLetterId)
    expect((await fetchPages(table, 10)).map(({ records }) => records.length)).toEqual([0, 100, 0, 100, 0, 60])
  })

  it("repeat-offset and endless always return an offset", async () => {
    const table = await start()
    await setFault(table, "repeat-offset", sampleLetterId)
    const repeated = await fetchPages(table, 6)
    expect(repeated[1]?.offset).toBe(repeated[0]?.offset)
    await setFault(table, "endless", sampleLetterId)
    const endless = await fetchPages(table, 6)
    expect(new Set(endless.map(({ offset }) => offset)).size).toBe(6)
  })

  it("expire rejects one offset, expire-always every offset", async () => {
    const table = await start()
    await setFault(table, "expire", sampleLetterId)
    const { offset = "" } = await list(table, filter(sampleLetterId))
    expect((await get(table, { ...filter(sampleLetterId), offset })).status).toBe(422)
    expect((await fetchPages(table, 10)).map(({ records }) => records.length)).toEqual([100, 100, 60])
    await setFault(table, "expire-always", sampleLetterId)
    expect((await get(table, { ...filter(sampleLetterId), offset })).status).toBe(422)
    expect((await get(table, { ...filter(sampleLetterId), offset })).status).toBe(422)
  })

  it("drop closes the connection, slow delays the response", async () => {
    const table = await start()
    await setFault(table, "drop", sampleLetterId)
    await expect(get(table, filter(sampleLetterId))).rejects.toThrow()
    await setFault(table, "slow", sampleLetterId, 200)
    const startedAt = Date.now()
    expect((await list(table, filter(sampleLetterId))).records).toHaveLength(1)
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(190)
  })

  it("rejects an unknown fault, and a fault that is not sent as JSON", async () => {
    const table = await start()
    expect((await setFault(table, "earthquake" as FaultMode, "")).status).toBe(400)
    expect((await fetch(`${table.url}/__faults`, { method: "POST", body: '{"mode":"500"}' })).status).toBe(400)
  })
})

describe("sample applicants", () => {
  const all = [...sampleLetters, ...sampleDecisions]

  it("need three pages and have unique UUIDs", () => {
    expect(sampleLetters.length).toBeGreaterThanOrEqual(250)
    expect(sampleDecisions.length).toBe(60)
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(all.length)
    expect(all.every(({ uuid }) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid))).toBe(true)
    expect(all.some(({ uuid }) => uuid === unknownId)).toBe(false)
  })

  it("include a long name, a right-to-left name and an emoji", () => {
    expect(namedLetters.long.name).toHaveLength(300)
    expect(namedLetters.rightToLeft.name).toMatch(/\p{Script=Arabic}/u)
    expect(namedLetters.emoji.name).toMatch(/\p{Extended_Pictographic}/u)
  })
})
