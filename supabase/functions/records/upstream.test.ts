import { createServer } from "node:http"
import { createGzip } from "node:zlib"
import fc from "fast-check"
import { listen } from "../../../services/listen"
import { createUpstream, parseResponse, type UpstreamAccess, type UpstreamResult } from "./upstream"

const json = (value: unknown) => JSON.stringify(value)
const record = (uuid: unknown, name?: unknown) => ({ id: "rec1", createdTime: "2024", fields: { UUID: uuid, name } })
const parsed = (uuid: string, name: string | null = null) => ({
  id: "rec1",
  createdTime: "2024",
  uuid,
  name,
  isDuplicate: false,
})

describe("a page of the table", () => {
  it.each<[string, unknown[], object[]]>([
    ["a record", [record("u", "N")], [parsed("u", "N")]],
    ["a record without a name", [record("u")], [parsed("u")]],
    ["an empty name", [record("u", "")], [parsed("u")]],
    ["a name that is not text", [record("u", ["N"])], [parsed("u")]],
    ["records without an id", [record(undefined, "N"), record("", "N"), { id: "x" }, null, 7], []],
    [
      "records without the table's own id",
      [
        { ...record("u"), id: 7 },
        { id: "rec1", fields: null },
      ],
      [],
    ],
    ["a record without a time", [{ ...record("u"), createdTime: 7 }], [{ ...parsed("u"), createdTime: "" }]],
    ["two records with one id", [record("u", "A"), record("u", "B")], [parsed("u", "A"), parsed("u", "B")]],
  ])("is parsed: %s", (_what, given, records) => {
    const text = json({ records: given, offset: "itr/rec" })
    expect(parseResponse("A", 200, text)).toEqual({ kind: "page", records, rows: given.length, offset: "itr/rec" })
  })

  it.each(["", undefined])("is the last with the offset %j", (offset) => {
    expect(parseResponse("A", 200, json({ records: [], offset }))).toEqual({ kind: "page", records: [], rows: 0 })
  })

  it("has no character that PostgreSQL cannot store", () => {
    const fields = String.raw`{"UUID":"u\u0000\udc00","name":"a\u0000b\ud800c 🪁"}`
    const text = String.raw`{"records":[{"id":"rec\u00001","createdTime":"20\ud80024","fields":${fields}}]}`
    const records = [parsed("u\ufffd\ufffd", "a\ufffdb\ufffdc 🪁")]
    expect(parseResponse("A", 200, text)).toEqual({ kind: "page", records, rows: 1 })
  })
})

describe("an error of the table", () => {
  const error = (type: string) => json({ error: { type } })
  const quota = json({ errors: [{ error: "PUBLIC_API_BILLING_LIMIT_EXCEEDED" }] })
  it.each<[string, number, string, UpstreamResult["kind"], RegExp]>([
    ["a wrong token", 401, error("AUTHENTICATION_REQUIRED"), "refused", /RECORDS_UPSTREAM_TOKEN/],
    [
      "an unknown table",
      403,
      "",
      "refused",
      /RECORDS_UPSTREAM_TOKEN may not read the table "Letters", or RECORDS_TABLES/,
    ],
    ["an unknown base", 404, json({ error: "NOT_FOUND" }), "refused", /RECORDS_UPSTREAM_URL/],
    [
      "an unknown column",
      422,
      error("UNKNOWN_FIELD_NAME"),
      "refused",
      /"Letters" has no column "UUID" or no column "name"/,
    ],
    ["an unknown view", 422, error("VIEW_NAME_NOT_FOUND"), "refused", /"Letters" has no view .* RECORDS_VIEW/],
    ["an unknown id of a view", 422, error("VIEW_ID_NOT_FOUND"), "refused", /RECORDS_VIEW/],
    ["another 422", 422, error("toString"), "refused", /RECORDS_UPSTREAM_URL .*422/],
    ["an expired list", 422, error("LIST_RECORDS_ITERATOR_NOT_AVAILABLE"), "failed", /"Letters" expired/],
    ["the rate limit", 429, json({ errors: [{ error: "RATE_LIMIT_REACHED" }] }), "limited", /rate limit .*429/],
    ["the plan's quota", 429, quota, "limited", /monthly API calls .*429/],
    ["a server error", 500, "", "failed", /RECORDS_UPSTREAM_URL .*500/],
    ["HTML", 200, "<!doctype html>", "refused", /RECORDS_UPSTREAM_URL/],
    ["JSON of another shape", 200, json({ records: {} }), "refused", /RECORDS_UPSTREAM_URL/],
    ["an offset that is not text", 200, json({ records: [], offset: 7 }), "refused", /RECORDS_UPSTREAM_URL/],
    ["a page with another status", 201, json({ records: [] }), "refused", /201/],
  ])("names what to correct: %s", (_what, status, text, kind, reason) => {
    expect(parseResponse("Letters", status, text)).toEqual({ kind, reason: expect.stringMatching(reason) as string })
  })

  it("never throws", () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.json(), fc.string()), (status, text) => {
        expect(["page", "limited", "refused", "failed"]).toContain(parseResponse("A", status, text).kind)
      }),
    )
  })
})

describe("a request", () => {
  const access = { url: "https://table.example/v0/app", token: "secret", fetch, timeout: 5_000, maxSize: 2_000_000 }
  const create = (options: Partial<UpstreamAccess>) => createUpstream({ ...access, ...options })

  it("contains the token, the table, both fields, the view and the offset", async () => {
    const fetch = jest.fn(() => Promise.resolve(new Response('{"records":[]}')))
    await create({ fetch, view: "Sent & out" })("My Letters", "itr/rec")
    await create({ fetch })("Letters")
    const calls = fetch.mock.calls as unknown as [string, RequestInit][]
    const fields = "pageSize=100&fields%5B%5D=UUID&fields%5B%5D=name"
    expect(calls.map(([url]) => url)).toEqual([
      `https://table.example/v0/app/My%20Letters?${fields}&view=Sent+%26+out&offset=itr%2Frec`,
      `https://table.example/v0/app/Letters?${fields}`,
    ])
    expect(calls[0]?.[1]).toMatchObject({
      headers: { authorization: "Bearer secret", accept: "application/json" },
      redirect: "error",
    })
  })

  it("fails after a network error, and after its timeout even if the body never ends", async () => {
    const server = await listen(
      createServer((_request, response) => void response.writeHead(200).write('{"records":[')),
      0,
    )
    const closed = create({ url: "http://127.0.0.1:1" })("Letters")
    const endless = create({ url: server.url, timeout: 50 })("Letters")
    const reason = "RECORDS_UPSTREAM_URL did not respond in time, redirected, or closed the connection."
    expect(await Promise.all([closed, endless])).toEqual([
      { kind: "failed", reason },
      { kind: "failed", reason },
    ])
    await server.close()
  })

  it("stops at 2 MB of a body that gzip made small", async () => {
    const megabytes = 300
    const server = await listen(
      createServer((_request, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
        const gzip = createGzip()
        gzip.pipe(response)
        const megabyte = Buffer.alloc(1_000_000, " ")
        for (let count = 0; count < megabytes; count += 1) gzip.write(megabyte)
        gzip.end()
      }),
      0,
    )
    let decompressed = 0
    const counting: typeof fetch = async (...request) => {
      const response = await fetch(...request)
      const count = new TransformStream<Uint8Array, Uint8Array>({
        transform: (bytes, controller) => {
          decompressed += bytes.length
          controller.enqueue(bytes)
        },
      })
      return new Response(response.body?.pipeThrough(count), response)
    }
    const upstream = create({ url: server.url, fetch: counting, timeout: 60_000 })
    const reason = 'A response for the table "Letters" is larger than 2000000 bytes.'
    expect(await upstream("Letters")).toEqual({ kind: "refused", reason })
    expect(decompressed).toBeLessThan(3_000_000)
    await server.close()
  })
})
