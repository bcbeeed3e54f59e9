import fc from "fast-check"
import { buildFormula } from "./formula"
import { defaultSettings } from "./settings"
import { createUpstream, parseResponse, type UpstreamResult } from "./upstream"

const body = (value: unknown) => JSON.stringify(value)
const record = (uuid: unknown, name?: unknown) => ({ id: "rec1", createdTime: "2024", fields: { UUID: uuid, name } })

describe("a response of the table", () => {
  it.each<[string, number, string, UpstreamResult]>([
    ["a page", 200, body({ records: [record("u", "N")], offset: "itr/rec" }), pageWith("u", "N", "itr/rec")],
    ["a record without a name", 200, body({ records: [record("u")] }), pageWith("u")],
    ["a name that is not a string", 200, body({ records: [record("u", ["N"])] }), pageWith("u")],
    [
      "records without an id",
      200,
      body({ records: [record(undefined, "N"), { id: "x" }, null, 7] }),
      { kind: "page", records: [], lacksIds: true },
    ],
    [
      "the same id twice",
      200,
      body({ records: [record("u", "first"), record("u", "second")] }),
      pageWith("u", "first"),
    ],
    [
      "records with an empty id, or without the table's own id",
      200,
      body({ records: [record("", "N"), { ...record("u"), id: 7 }, { id: "rec1", createdTime: "", fields: null }] }),
      { kind: "page", records: [], lacksIds: true },
    ],
    ["an empty name", 200, body({ records: [record("u", "")] }), pageWith("u")],
    [
      "a record without a time",
      200,
      body({ records: [{ id: "rec1", fields: { UUID: "u" } }] }),
      { kind: "page", records: [{ id: "rec1", createdTime: "", uuid: "u" }] },
    ],
    ["an empty offset", 200, body({ records: [], offset: "" }), { kind: "page", records: [] }],
    ["an offset that is null", 200, body({ records: [], offset: null }), { kind: "refused", status: 200 }],
    ["a page with another status", 201, body({ records: [] }), { kind: "refused", status: 201 }],
    [
      "the error of an expired offset with another status",
      400,
      body({ error: { type: "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" } }),
      { kind: "refused", status: 400 },
    ],
    ["499", 499, "", { kind: "refused", status: 499 }],
    ["an expired offset", 422, body({ error: { type: "LIST_RECORDS_ITERATOR_NOT_AVAILABLE" } }), { kind: "expired" }],
    ["another 422", 422, body({ error: { type: "INVALID_FILTER_BY_FORMULA" } }), { kind: "refused", status: 422 }],
    [
      "an unknown field",
      422,
      body({ error: { type: "UNKNOWN_FIELD_NAME", message: 'Unknown field name: "name"' } }),
      { kind: "refused", status: 422, unknownColumn: "name" },
    ],
    [
      "an unknown field of a filter",
      422,
      body({ error: { type: "INVALID_FILTER_BY_FORMULA", message: "Invalid: Unknown field names: uuid" } }),
      { kind: "refused", status: 422, unknownColumn: "uuid" },
    ],
    ["401", 401, body({ error: { type: "AUTHENTICATION_REQUIRED" } }), { kind: "refused", status: 401 }],
    ["404", 404, body({ error: "NOT_FOUND" }), { kind: "refused", status: 404 }],
    ["429", 429, body({ errors: [{ error: "RATE_LIMIT_REACHED" }] }), { kind: "limited" }],
    ["500", 500, "", { kind: "failed" }],
    ["HTML", 200, "<!doctype html>", { kind: "refused", status: 200 }],
    ["records that are not a list", 200, body({ records: {} }), { kind: "refused", status: 200 }],
    ["an offset that is not a string", 200, body({ records: [], offset: 7 }), { kind: "refused", status: 200 }],
  ])("%s", (_what, status, text, expected) => {
    expect(parseResponse(status, text)).toEqual(expected)
  })

  it("replaces a null character and a lone surrogate, which PostgreSQL cannot store", () => {
    const text = String.raw`{"records":[{"id":"rec1","createdTime":"2024","fields":{"UUID":"u","name":"a\u0000b\ud800c 🪁"}}]}`
    expect(parseResponse(200, text)).toEqual(pageWith("u", "a\ufffdb\ufffdc 🪁"))
  })

  it("keeps the first of two records with the same id, among others", () => {
    const records = [record("a"), record("b", "first"), record("c"), record("b", "second")]
    const result = parseResponse(200, body({ records }))
    const kept = result.kind === "page" ? result.records.map(({ uuid, name }) => `${uuid} ${name ?? ""}`) : []
    expect(kept.sort()).toEqual(["a ", "b first", "c "])
  })

  it("removes or replaces these characters in every field", () => {
    const text = String.raw`{"records":[{"id":"rec\u00001","createdTime":"20\ud80024","fields":{"UUID":"u\u0000\udc00"}}]}`
    expect(parseResponse(200, text)).toEqual(pageWith("u\ufffd\ufffd"))
  })

  it("never throws", () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.json(), fc.string()), (status, text) => {
        expect(["page", "expired", "limited", "refused", "failed"]).toContain(parseResponse(status, text).kind)
      }),
    )
  })
})

describe("a request", () => {
  it("contains the token, the table, both fields, the filter and the offset", async () => {
    const fetch = jest.fn(() => Promise.resolve(new Response('{"records":[]}')))
    const upstream = createUpstream({ url: "https://table.example/v0/app", token: "secret", fetch, timeout: 1000 })
    await upstream.fetchPage({ source: "My Letters", formula: "{UUID}='a'", offset: "itr/rec" })
    const [[url, options]] = fetch.mock.calls as unknown as [[string, RequestInit]]
    expect(url).toBe(
      "https://table.example/v0/app/My%20Letters?pageSize=100&fields%5B%5D=UUID&fields%5B%5D=name" +
        "&filterByFormula=%7BUUID%7D%3D%27a%27&offset=itr%2Frec",
    )
    expect(options).toMatchObject({
      headers: { authorization: "Bearer secret", accept: "application/json" },
      redirect: "error",
    })
  })

  it("for the first page contains neither a filter nor an offset unless they are given", async () => {
    const fetch = jest.fn(() => Promise.resolve(new Response('{"records":[]}')))
    await createUpstream({ url: "https://table.example", token: "", fetch, timeout: 1000 }).fetchPage({ source: "A" })
    expect(fetch.mock.calls).toEqual([
      ["https://table.example/A?pageSize=100&fields%5B%5D=UUID&fields%5B%5D=name", expect.anything()],
    ])
  })

  it("for the longest formula has a URL of less than 8,000 characters", async () => {
    const fetch = jest.fn(() => Promise.resolve(new Response('{"records":[]}')))
    const upstream = createUpstream({
      url: "https://api.airtable.com/v0/app12345678901234",
      token: "",
      fetch,
      timeout: 1000,
    })
    const { batchSize, maxFormulaLength } = defaultSettings
    const ids = Array.from({ length: batchSize }, (_, index) => String(index).padStart(64, "-"))
    const formula = buildFormula(ids)
    expect(formula.length).toBeLessThanOrEqual(maxFormulaLength)
    await upstream.fetchPage({ source: "Letters", formula, offset: "itr12345678901234/rec12345678901234" })
    const [[url]] = fetch.mock.calls as unknown as [[string]]
    expect(url.length).toBeLessThan(8_000)
  })

  it("returns failed after a network error", async () => {
    const fetch = () => Promise.reject(new TypeError("fetch failed"))
    const upstream = createUpstream({ url: "https://table.example", token: "", fetch, timeout: 1000 })
    expect(await upstream.fetchPage({ source: "Letters" })).toEqual({ kind: "failed" })
  })

  it("returns failed after its timeout", async () => {
    const fetch = (_url: unknown, options?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () => reject(new Error("aborted")))
      })
    const upstream = createUpstream({ url: "https://table.example", token: "", fetch, timeout: 20 })
    expect(await upstream.fetchPage({ source: "Letters" })).toEqual({ kind: "failed" })
  })
})

function recordsOf(uuid: string, name?: string) {
  return [{ id: "rec1", createdTime: "2024", uuid, ...(name === undefined ? {} : { name }) }]
}

function pageWith(uuid: string, name?: string, offset?: string): UpstreamResult {
  return { kind: "page", records: recordsOf(uuid, name), ...(offset ? { offset } : {}) }
}
