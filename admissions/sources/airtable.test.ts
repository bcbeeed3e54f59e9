import { createServer } from "node:http"
import { listen } from "../../local-services/listen"
import { fetchPage, parsePage } from "./airtable"

const json = (value: unknown) => JSON.stringify(value)

describe("a page of the table", () => {
  it.each([
    ["itr/rec", "itr/rec"],
    ["", undefined],
    [undefined, undefined],
  ])("is parsed with the offset %j", (offset, parsed) => {
    const records = [{ id: "rec1" }]
    expect(parsePage("A", 200, json({ records, offset }))).toEqual({ records, offset: parsed })
  })
})

describe("an error of the table", () => {
  const error = (type: string) => json({ error: { type } })
  const quota = json({ errors: [{ error: "PUBLIC_API_BILLING_LIMIT_EXCEEDED" }] })
  it.each<[string, number, string, RegExp]>([
    ["a wrong token", 401, error("AUTHENTICATION_REQUIRED"), /RECORDS_UPSTREAM_TOKEN/],
    [
      "an unknown table",
      403,
      "",
      /RECORDS_UPSTREAM_TOKEN may not read the table "Letters", or the variable RECORDS_…_TABLE .*data\.records:read/,
    ],
    ["an unknown base", 404, json({ error: "NOT_FOUND" }), /RECORDS_UPSTREAM_URL is not the URL of a base/],
    ["another 422", 422, error("toString"), /RECORDS_UPSTREAM_URL .*422/],
    ["an expired list", 422, error("LIST_RECORDS_ITERATOR_NOT_AVAILABLE"), /"Letters" expired/],
    ["the rate limit", 429, json({ errors: [{ error: "RATE_LIMIT_REACHED" }] }), /rate limit .*429/],
    ["the plan's quota", 429, quota, /monthly API calls .*429/],
    ["a server error", 500, "", /RECORDS_UPSTREAM_URL .*500/],
    ["HTML", 200, "<!doctype html>", /RECORDS_UPSTREAM_URL/],
    ["JSON of another shape", 200, json({ records: {} }), /RECORDS_UPSTREAM_URL/],
    ["a page with another status", 201, json({ records: [] }), /201/],
  ])("names what to correct: %s", (_what, status, text, reason) => {
    const parse = () => parsePage("Letters", status, text)
    expect(parse).toThrow(/^Letters: /)
    expect(parse).toThrow(reason)
  })
})

describe("a request", () => {
  const base = { url: "https://table.example/v0/app", token: "secret", fetch }

  it("contains the token, the table and the offset", async () => {
    const fetch = jest.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{"records":[]}')))
    const options = { ...base, fetch: fetch as typeof globalThis.fetch }
    await fetchPage(options, "My Letters", "itr/rec")
    await fetchPage(options, "Letters")
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      "https://table.example/v0/app/My%20Letters?pageSize=100&offset=itr%2Frec",
      "https://table.example/v0/app/Letters?pageSize=100",
    ])
    const headers = { authorization: "Bearer secret", accept: "application/json" }
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers, redirect: "error" })
  })

  it("fails after a network error, and after its timeout even if the body never ends", async () => {
    const server = await listen(
      createServer((_request, response) => void response.writeHead(200).write('{"records":[')),
      0,
    )
    const soon = AbortSignal.timeout(50)
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(soon)
    const reason = "RECORDS_UPSTREAM_URL did not respond in time, redirected, or closed the connection. Try again."
    for (const url of ["http://127.0.0.1:1", server.url])
      await expect(fetchPage({ ...base, url }, "Letters")).rejects.toThrow(`Letters: ${reason}`)
    expect(timeout.mock.calls).toEqual([[20_000], [20_000]])
    await server.close()
  })
})
