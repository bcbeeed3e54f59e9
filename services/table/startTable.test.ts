import fc from "fast-check"
import { idsOfFilter } from "./formula"
import type { FaultMode } from "./faults"
import { namedLetters, sampleDecisions, sampleLetterId, sampleLetters, unknownId } from "./sampleApplicants"
import { localTableToken, startTable, type RunningTable, type TableOptions } from "./startTable"

interface Page {
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
  (await (await get(table, query)).json()) as Page
const filter = (id: string) => ({ filterByFormula: `{UUID}='${id}'` })
const order = (table: RunningTable, mode: FaultMode, text: string, delay?: number) =>
  fetch(`${table.url}/__faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode, for: text, delay }),
  })

describe("the list", () => {
  it("comes in pages of a hundred, with opaque offsets, and none on the last", async () => {
    const table = await start()
    const pages: Page[] = [await list(table)]
    while (pages.at(-1)?.offset) pages.push(await list(table, { offset: pages.at(-1)?.offset ?? "" }))
    expect(pages.map(({ records }) => records.length)).toEqual([100, 100, 60])
    expect(pages[0]?.offset).toMatch(/^itr\w{14}\/rec\w{14}$/)
    const records = pages.flatMap((page) => page.records)
    expect(records.map(({ fields }) => fields.UUID)).toEqual(sampleLetters.map(({ uuid }) => uuid))
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  })

  it("leaves out fields that are empty, and those that were not asked for", async () => {
    const table = await start()
    const { records } = await list(table, filter(namedLetters.nameless.uuid))
    expect(records[0]?.fields).toEqual({ UUID: namedLetters.nameless.uuid })
    const response = await get(table, { ...filter(sampleLetterId), "fields[]": "UUID" })
    expect(((await response.json()) as Page).records[0]?.fields).toEqual({ UUID: sampleLetterId })
  })

  it("is filtered by one id or by several", async () => {
    const table = await start()
    expect((await list(table, filter(sampleLetterId))).records).toHaveLength(1)
    expect(await list(table, filter(unknownId))).toEqual({ records: [] })
    const both = `OR({UUID}='${sampleLetterId}',{UUID}='${namedLetters.emoji.uuid}')`
    expect((await list(table, { filterByFormula: both })).records).toHaveLength(2)
  })

  it("has an offset only for the question that it was given for", async () => {
    const table = await start()
    const { offset = "" } = await list(table)
    expect((await get(table, { offset, pageSize: "50" })).status).toBe(422)
  })

  it("forgets an offset in time", async () => {
    const table = await start({ offsetLife: 1 })
    const { offset = "" } = await list(table)
    await new Promise((resolve) => setTimeout(resolve, 10))
    const response = await get(table, { offset })
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: { type: "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" } },
    ])
  })
})

describe("refusals", () => {
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
      "a formula that is none",
      422,
      { error: { type: "INVALID_FILTER_BY_FORMULA" } },
      { filterByFormula: "{UUID}='" },
      "/Letters",
      bearer,
    ],
    [
      "an offset that is none",
      422,
      { error: { type: "INVALID_OFFSET_VALUE" } },
      { offset: "itr/rec" },
      "/Letters",
      bearer,
    ],
    ["another field", 422, { error: { type: "UNKNOWN_FIELD_NAME" } }, { "fields[]": "email" }, "/Letters", bearer],
    ["a page of 101", 422, { error: { type: "INVALID_REQUEST_UNKNOWN" } }, { pageSize: "101" }, "/Letters", bearer],
  ])("%s", async (_what, status, body, query, path, headers) => {
    const response = await get(await start(), query, path, headers)
    expect([response.status, await response.json()]).toMatchObject([status, body])
  })

  it("a sixth request within a second, and all during the penalty after it", async () => {
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
    ["429", 429],
    ["500", 500],
    ["html", 200],
  ])("%s is answered to who names the id, and to nobody else", async (mode, status) => {
    const table = await start()
    expect((await order(table, mode, sampleLetterId)).status).toBe(204)
    const response = await get(table, filter(sampleLetterId))
    expect([response.status, response.headers.get("content-type")?.includes("html")]).toEqual([status, mode === "html"])
    expect((await get(table, filter(unknownId))).status).toBe(200)
    await order(table, "none", sampleLetterId)
    expect((await list(table, filter(sampleLetterId))).records).toHaveLength(1)
  })

  const follow = async (table: RunningTable, most: number) => {
    const pages: Page[] = [await list(table, filter(sampleLetterId))]
    while (pages.at(-1)?.offset && pages.length < most)
      pages.push(await list(table, { ...filter(sampleLetterId), offset: pages.at(-1)?.offset ?? "" }))
    return pages
  }

  it("ignore-filter: everybody, page by page; it does not count against the limit", async () => {
    const table = await start()
    await order(table, "ignore-filter", sampleLetterId)
    const pages = await follow(table, 10)
    expect(pages.map(({ records }) => records.length)).toEqual([100, 100, 60])
    expect(table.limit.counts().total).toBe(0)
  })

  it("empty-pages: an empty page before each", async () => {
    const table = await start()
    await order(table, "empty-pages", sampleLetterId)
    expect((await follow(table, 10)).map(({ records }) => records.length)).toEqual([0, 100, 0, 100, 0, 60])
  })

  it("repeat-offset and endless: no end", async () => {
    const table = await start()
    await order(table, "repeat-offset", sampleLetterId)
    const repeated = await follow(table, 6)
    expect(repeated[1]?.offset).toBe(repeated[0]?.offset)
    await order(table, "endless", sampleLetterId)
    const endless = await follow(table, 6)
    expect(new Set(endless.map(({ offset }) => offset)).size).toBe(6)
  })

  it("expire: the first offset that comes back has expired, and no other", async () => {
    const table = await start()
    await order(table, "expire", sampleLetterId)
    const { offset = "" } = await list(table, filter(sampleLetterId))
    expect((await get(table, { ...filter(sampleLetterId), offset })).status).toBe(422)
    expect((await follow(table, 10)).map(({ records }) => records.length)).toEqual([100, 100, 60])
    await order(table, "expire-always", sampleLetterId)
    expect((await get(table, { ...filter(sampleLetterId), offset })).status).toBe(422)
    expect((await get(table, { ...filter(sampleLetterId), offset })).status).toBe(422)
  })

  it("drop cuts the line, slow answers late", async () => {
    const table = await start()
    await order(table, "drop", sampleLetterId)
    await expect(get(table, filter(sampleLetterId))).rejects.toThrow()
    await order(table, "slow", sampleLetterId, 200)
    const begun = Date.now()
    expect((await list(table, filter(sampleLetterId))).records).toHaveLength(1)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(190)
  })

  it("refuses an order it does not know, and one that is not JSON", async () => {
    const table = await start()
    expect((await order(table, "earthquake" as FaultMode, "")).status).toBe(400)
    expect((await fetch(`${table.url}/__faults`, { method: "POST", body: '{"mode":"500"}' })).status).toBe(400)
  })
})

describe("sample applicants", () => {
  const all = [...sampleLetters, ...sampleDecisions]

  it("are enough for three pages, each with an id of its own, without dots", () => {
    expect(sampleLetters.length).toBeGreaterThanOrEqual(250)
    expect(sampleDecisions.length).toBe(60)
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(all.length)
    expect(all.every(({ uuid }) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid))).toBe(true)
    expect(all.some(({ uuid }) => uuid === unknownId)).toBe(false)
  })

  it("have names of every kind", () => {
    expect(namedLetters.long.name).toHaveLength(300)
    expect(namedLetters.rightToLeft.name).toMatch(/\p{Script=Arabic}/u)
    expect(namedLetters.emoji.name).toMatch(/\p{Extended_Pictographic}/u)
  })
})

it("no text is a filter that lets through what it does not name", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("{UUID}", "='", "'", "\\", "a", ",", "OR(", ")") }), (formula) => {
      const ids = idsOfFilter(formula)
      if (ids) for (const id of ids) expect(formula.replaceAll("\\", "")).toContain(id.replaceAll("\\", ""))
    }),
  )
})
