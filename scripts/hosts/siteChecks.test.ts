import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import { createSiteServer } from "../../gatsby/hosting/server"
import { listen } from "../../services/listen"
import { createPlainServer } from "../lib/plainServer"
import { outcomeOf } from "./check"
import { sendTo } from "./request"
import { logCheck, siteChecks } from "./siteChecks"
import { redirects, writeTestSite } from "./testSiteFolder"

type Changes = NonNullable<Parameters<typeof writeTestSite>[1]>

const published: Changes = { "webpack.stats.json": () => undefined }

/** Returns the failed checks of the small site with changed files, as "title: what was found". */
async function failuresWith(
  changes: Changes,
  start = createSiteServer,
  rejectsEmptySegments = true,
): Promise<string[]> {
  const folder = await writeTestSite("https://site.example", { ...published, ...changes })
  const server = await listen(await start(folder), 0)
  const failures: string[] = []
  for (const check of siteChecks(redirects, {
    hasRules: true,
    encodings: ["br", "gzip"],
    rejectsEmptySegments,
  })) {
    const { kind, explanation } = await outcomeOf(check, sendTo(server.url))
    if (kind === "FAIL") failures.push(`${check.title}: ${explanation[0]?.replace(/\.$/, "")}`)
  }
  await server.close()
  await rm(folder, { recursive: true })
  return failures
}

const replace = (search: string | RegExp, replacement: string) => (text: string) => {
  const changed = text.replace(search, replacement)
  expect(changed).not.toBe(text)
  return changed
}

describe("the checks of a site on a host", () => {
  it("all pass if the host follows the rules of the build", async () => {
    expect(await failuresWith({})).toEqual([])
  })

  it.each<[string, Changes, RegExp]>([
    ["a missing page", { "team/index.html": () => undefined }, /^\/team\/ is a page: The status of \/team\/ is 404/],
    [
      "another canonical link",
      { "team/index.html": replace("example/team/", "example/x/") },
      /^\/team\/ is a page: The path of the canonical link is "\/x\/"/,
    ],
    [
      "no rule for ids with a slash",
      { _redirects: replace("/letter/:userId/ /letter/ 200\n", "") },
      /^\/letter\/:userId is .*: The status of \/letter\/e5f1c2\/ is 404/,
    ],
    [
      "the page of another route",
      { _redirects: replace("/letter/:userId /letter/", "/letter/:userId /decision/") },
      /^\/letter\/:userId is .*: \/letter\/e5f1c2 shows another page/,
    ],
    [
      "personal pages without noindex",
      { _headers: replace(/(\/letter\/\*\n.*\n) {2}x-robots-tag: noindex\n/, "$1") },
      /^\/letter\/:userId is .*: x-robots-tag of \/letter\/e5f1c2 is missing/,
    ],
    [
      "the referrer policy of public pages on personal pages",
      { _headers: replace("referrer-policy: no-referrer", "referrer-policy: origin") },
      /^\/letter\/:userId is .*: referrer-policy of \/letter\/e5f1c2 is "origin" instead of no-referrer/,
    ],
    [
      "a redirect with another status",
      { _redirects: replace("/old /apply/ 301", "/old /apply/ 302") },
      /^\/old redirects to \/apply\/ .*: The status of \/old is 302/,
    ],
    [
      "a redirect that loses the query",
      { _redirects: replace("/243507918266043", "/243507918266043?source=site") },
      /^\/hiring redirects to its form .*: The target of \/hiring is "\/243507918266043\?source=site"/,
    ],
    [
      "the home page in place of missing pages",
      { _redirects: (text) => `${text}/* / 200\n` },
      /^an address without a page .*: The status of \/no-such-page is 200/,
    ],
    [
      "a private page in the sitemap",
      { "sitemap-0.xml": (text) => `${text}<loc>https://site.example/temp/</loc>` },
      /^the sitemap lists .*: The list of pages is .*\/temp\//,
    ],
    ["no robots.txt", { "robots.txt": () => undefined }, /^the sitemap lists .*: The status of \/robots.txt is 404/],
    [
      "no security header",
      { _headers: replace("x-frame-options: DENY", "x-other: DENY") },
      /^a missing page has .*: x-frame-options of \/no-such-page\/ is missing/,
    ],
    [
      "scripts that clients revalidate",
      { _headers: replace(/(app-.*\n {2}cache-control: ).*/, "$1public, max-age=0, must-revalidate") },
      /^a script has .*: cache-control of \/app-/,
    ],
    [
      "webpack's statistics",
      { "webpack.stats.json": () => "{}" },
      /^rules, source maps .*: The status of \/webpack.stats.json is 200/,
    ],
  ])("fail for %s", async (_mistake, changes, failure) => {
    expect(await failuresWith(changes)).toContainEqual(expect.stringMatching(failure))
  })

  it.each([
    [true, "The status of //bootcamp is 301 instead of 404"],
    [false, 'The target of //bootcamp is "/?a=1" instead of "/bootcamp/?a=1"'],
  ])("fail on a host that redirects //team to //team/, which is another site", async (rejects, failure) => {
    const addSlash = createServer(({ url }, response) =>
      response.writeHead(301, { location: url?.replace(/(?=\?)|$/, "/") }).end(),
    )
    const failures = await failuresWith({}, () => Promise.resolve(addSlash), rejects)
    expect(failures).toContain(`a page without its trailing slash redirects to the page, or is the page: ${failure}`)
    expect(failures).toContainEqual(expect.stringContaining(": The status of /no-such-page is 301 instead of 404"))
  })

  it.each([
    ["GET /letters/:userId", undefined],
    ["GET /letters/8f14e45fceea167a", /^The logs contain the line GET/],
    ["", /^The logs do not contain/],
  ])("of the logs find the id in %p: %p", async (log, failure) => {
    const send = () => Promise.resolve({ status: 404, headers: new Map<string, string>(), body: "" })
    const { explanation } = await outcomeOf(
      logCheck(() => Promise.resolve(log)),
      send,
    )
    expect(explanation[0] ?? "").toMatch(failure ?? /^$/)
  })

  it("fail on a host that reads no rules and does not compress", async () => {
    const failures = await failuresWith({}, (folder) => Promise.resolve(createPlainServer(folder)))
    for (const start of ["/letter/:userId", "/old redirects", "the page /team/", "pages and scripts are compressed"])
      expect(failures).toContainEqual(expect.stringContaining(start))
  })
})
