import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import { environment } from "../../gatsby/hosting/fixtures"
import { createSiteServer } from "../../gatsby/hosting/server"
import { listen, serve, type Handler, type RunningService } from "../../services/listen"
import { failureOf } from "./check"
import { liveChecks } from "./liveChecks"
import { sendTo } from "./request"
import { writeTestSite } from "./testSiteFolder"

const json = (data: unknown, status = 200) => Response.json(data, { status })

/** Responses of services that give nothing away. */
const closed: Record<string, (url: URL) => Response> = {
  "/records": () => json({ records: [] }),
  "/sheet": () => new Response("Email,Name\r\n"),
  "/rest": () => json({ code: "42501" }, 401),
}
let responses = closed
let services: RunningService
const handler: Handler = ({ url }) => {
  const found = Object.entries(responses).find(([start]) => new URL(url).pathname.startsWith(start))
  return found ? found[1](new URL(url)) : new Response("", { status: 404 })
}

beforeAll(async () => {
  services = await serve(handler, 0)
})
afterAll(() => services.close())
beforeEach(() => {
  responses = closed
})

/** Returns the failed checks of the small site with changed files, as "title: what was found". */
async function failuresWith(changes: Parameters<typeof writeTestSite>[1] = {}): Promise<string[]> {
  const probe = await listen(createServer(), 0)
  await probe.close()
  const port = Number(new URL(probe.url).port)
  const folder = await writeTestSite(`http://127.0.0.1:${port}`, changes)
  const site = await listen(await createSiteServer(folder), port)
  const checks = liveChecks(site.url, {
    ...environment,
    GATSBY_RECORDS_API_URL: `${services.url}/records`,
    GATSBY_SIGN_IN_SHEET_URL: `${services.url}/sheet?email={email}`,
    GATSBY_SUPABASE_URL: services.url,
  })
  const failures: string[] = []
  for (const check of checks) {
    const failure = await failureOf(check, sendTo(site.url))
    if (failure !== undefined) failures.push(`${check.title}: ${failure}`)
  }
  await site.close()
  await rm(folder, { recursive: true })
  return failures
}

const person = { UUID: "a", name: "Ada" }

describe("the checks of a deployed site", () => {
  it("all pass if the site has its own address and the services give nothing away", async () => {
    expect(await failuresWith()).toEqual([])
  })

  it.each([
    ["records for any filter", "/records", () => json({ records: [person] }), "the records broker lists no records"],
    [
      "all records without a filter",
      "/records",
      ({ searchParams }: URL) => json({ records: searchParams.has("filterByFormula") ? [] : [person] }),
      "the records broker lists no records, whatever the filter: Letters with {} returns 1 records",
    ],
    ["no records API", "/records", () => new Response("", { status: 404 }), "the records broker finds no record"],
    ["the whole sheet", "/sheet", () => new Response("Email\r\na@example.org\r\n"), "the sheet broker lists no row"],
    ["an unavailable sheet", "/sheet", () => new Response("", { status: 502 }), "the sheet broker lists no row"],
    [
      "subscribers",
      "/rest",
      () => json([{ email: "a@example.org" }]),
      "the newsletter's table and the broker's tables",
    ],
    ["no table", "/rest", () => json({ code: "PGRST205" }, 404), "the newsletter's table and the broker's tables"],
  ])("fail for a service that returns %s", async (_mistake, path, response, failure) => {
    responses = { ...closed, [path]: response }
    expect(await failuresWith()).toContainEqual(expect.stringContaining(failure))
  })

  const own = /http:\/\/127\.0\.0\.1:\d+/g
  it.each([
    [
      "a canonical link to another address",
      "team/index.html",
      (text: string) => text.replace(own, "https://b.example"),
      "canonical links",
    ],
    [
      "the address of a test build in the sitemap",
      "sitemap-0.xml",
      (text: string) => text.replace(own, "https://b.example"),
      "canonical links",
    ],
    [
      "personal pages in robots.txt",
      "robots.txt",
      (text: string) => `${text}Disallow: /letter/\n`,
      "search engines do not list",
    ],
    [
      "personal pages with a canonical link",
      "letter/index.html",
      (text: string) => `${text}<link rel="canonical" href="/letter/"/>`,
      "search engines do not list",
    ],
    [
      "a script of another site on a personal page",
      "commit/index.html",
      (text: string) => `${text}<script src="https://other.example/a.js"></script>`,
      "personal pages allow no script",
    ],
    [
      "a policy that allows scripts of other sites on a personal page",
      "commit/index.html",
      (text: string) => text.replace("script-src 'self'", "script-src 'self' https://a.example https://b.example"),
      "personal pages allow no script",
    ],
  ])("fail for %s", async (_mistake, name, change, failure) => {
    expect(await failuresWith({ [name]: change })).toContainEqual(expect.stringContaining(failure))
  })
})
