import { changes, createServices, runWith, synced, variables } from "./testing/admissions"

const result = (letters: object) => () => Response.json({ tables: { Letters: letters, Decisions: synced } })
const status =
  (code: number, headers = {}) =>
  () =>
    Response.json({}, { status: code, headers })

/** Runs `sync` with these responses, one after the other. */
async function runSync(responses: (() => Response)[], args: string[] = []) {
  const services = createServices()
  const sent: { url: string; request: RequestInit }[] = []
  services.respond = (url, request) => {
    sent.push({ url: url.href, request })
    return responses[Math.min(sent.length, responses.length) - 1]?.()
  }
  return { ...(await runWith(services, ["sync", ...args])), sent }
}

it.each([
  [[], "https://broker.example/records/sync"],
  [["force"], "https://broker.example/records/sync?force=true"],
  [["force", "letters"], "https://broker.example/records/sync?force=letter"],
  [["--force", "decisions"], "https://broker.example/records/sync?force=decision"],
])("starts a sync with the staff's key, and says what changed (%j)", async (args, url) => {
  const { hasSucceeded, output, sent } = await runSync([result(synced)], args)
  expect(hasSucceeded).toBe(true)
  expect(sent).toEqual([{ url, request: expect.objectContaining({ method: "POST", redirect: "manual" }) as unknown }])
  expect(new Headers(sent[0]?.request.headers).get("authorization")).toBe(`Bearer ${variables["RECORDS_STAFF_KEY"]}`)
  expect(output).toContain(
    'Letters: 0 added, 1 removed, 2 renamed (compare these names: "Maya → May", "Li → Lee"). 259 rows in all: 200 open, 50 open later, 9 never.\n',
  )
  expect(output).toMatch(/\nLive: .*$/)
})

it("says how many ids are in two rows", async () => {
  const { output } = await runSync([result({ ...synced, duplicateIds: 1 })])
  expect(output).toContain(
    "200 open, 50 open later, 9 never. 1 id is in two rows, of which the site shows neither: run check.\n",
  )
})

it("waits while the broker is busy, and says so", async () => {
  const responses = [status(503, { "retry-after": "7" }), status(503), result(synced)]
  const { hasSucceeded, output, waits } = await runSync(responses)
  expect(hasSucceeded).toBe(true)
  expect(output).toContain("Trying again in 7 s")
  expect(waits).toEqual([7000, 5000])
})

it("says for each table what a refused sync would change, and how to force it", async () => {
  const refused = { kind: "refused", reason: "The reason.", ...changes, opened: 7, hidden: 8 }
  const unchanged = { kind: "unchanged", changes: { ...changes, added: 30 } }
  const { hasSucceeded, output } = await runSync([
    () => Response.json({ tables: { Letters: refused, Decisions: unchanged } }),
  ])
  expect(hasSucceeded).toBe(false)
  expect(output).toContain(
    'Letters: refused. The reason. It would have: 0 added, 1 removed, 2 renamed (compare these names: "Maya → May", "Li → Lee"), 7 opened before the instant of the last sync, 8 closed again or without a release. 259 rows',
  )
  expect(output).toContain("Decisions: not changed. It would have: 30 added, 1 removed")
  expect(output).toContain("Nothing has changed: ")
  expect(output).toMatch(/npm run admissions sync force, .* sync force letters, or sync force decisions\.$/)
  expect(output).not.toContain("Live:")
})

it("says what failed, and that the other table has not changed either", async () => {
  const tables = { Letters: { kind: "failed", reason: "The reason." }, Decisions: { kind: "unchanged" } }
  const { hasSucceeded, output } = await runSync([() => Response.json({ tables })])
  expect(hasSucceeded).toBe(false)
  expect(output).toMatch(
    /Letters: failed\. The reason\. .*half a minute.*\nDecisions: not changed\.\nNothing has changed/,
  )
  expect(output).not.toContain("force")
})

it.each([
  ["401", status(401), "RECORDS_STAFF_KEY"],
  ["202, for the public key", status(202), "RECORDS_STAFF_KEY"],
  ["a redirect", status(308), "GATSBY_RECORDS_API_URL"],
  ["a web page", () => new Response("<html>"), "GATSBY_RECORDS_API_URL"],
  ["no response", () => Response.error(), "GATSBY_RECORDS_API_URL"],
  ["502", status(502), "status 502"],
  ["503 for five minutes", status(503, { "retry-after": "31" }), "status 503"],
])("fails with %s, and says what to correct", async (_what, response, words) => {
  const { hasSucceeded, output } = await runSync([response])
  expect(hasSucceeded).toBe(false)
  expect(output).toContain(words)
  expect(output).not.toContain(String(variables["RECORDS_STAFF_KEY"]))
})
