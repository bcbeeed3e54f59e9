import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import { createSiteServer } from "../server"
import { listen } from "../../local-services/listen"
import { reportChecks, type Check } from "./check"
import { logCheck } from "./logCheck"
import { sendTo } from "./request"
import { siteChecks } from "./siteChecks"
import { siteContent, writeTestSite } from "./testing/testSiteFolder"

type Changes = NonNullable<Parameters<typeof writeTestSite>[0]>

/** Origin in the canonical links and the sitemap of the small site. */
const origin = "https://site.example"

/** Returns the failed checks, as "title / what was found". */
async function failuresOf(checks: readonly Check[], send: ReturnType<typeof sendTo>): Promise<string[]> {
  const lines: string[] = []
  await reportChecks(checks, send, (text) => lines.push(text))
  return lines
    .map((text) => text.split(/\n\s*/))
    .filter(([title]) => title?.startsWith("FAIL"))
    .map(([title, found]) => `${title?.replace(/^FAIL\s+/, "")} / ${found}`)
}

/** Returns the failed checks of the small site with changed files. */
async function failuresWith(changes: Changes, start = createSiteServer): Promise<string[]> {
  const folder = await writeTestSite(changes)
  const server = await listen(await start(folder), 0)
  const checks = siteChecks(origin, siteContent, { hasRules: true, encodings: ["br", "gzip"] })
  const failures = await failuresOf(
    // The redirect from http is that of a real host.
    checks.filter(({ title }) => !title.startsWith("http:")),
    sendTo(server.url),
  )
  await server.close()
  await rm(folder, { recursive: true })
  return failures
}

const replace = (search: string | RegExp, replacement: string) => (text: string) => {
  const changed = text.replace(search, replacement)
  expect(changed).not.toBe(text)
  return changed
}
const append = (more: string) => (text: string) => text + more

it("all pass if the host follows the rules of the build", async () => {
  expect(await failuresWith({})).toEqual([])
})

it("pass if the host redirects a missing page to another spelling of its path", async () => {
  expect(await failuresWith({ _redirects: append("/no-such-page /no-such-%25 307\n") })).toEqual([])
})

it.each<[string, Changes, RegExp]>([
  [
    "a missing page",
    { "team/index.html": () => undefined },
    /^every page is published \/ The status of \/team\/ is 404/,
  ],
  [
    "a missing page of a publication",
    { "research/cracks/index.html": () => undefined },
    /^every page is published \/ The status of \/research\/cracks\/ is 404/,
  ],
  [
    "a canonical link to another address",
    { "team/index.html": replace(origin, "https://b.example") },
    /^canonical links, the sitemap and robots\.txt .* \/ The canonical link of \/team\/ is "https:\/\/b\.example\/team\/"/,
  ],
  [
    "a private page in the sitemap",
    { "sitemap-0.xml": append(`<loc>${origin}/temp/</loc>`) },
    /^canonical links, the sitemap and robots\.txt .* \/ The sitemap is .*/,
  ],
  [
    "no robots.txt",
    { "robots.txt": () => undefined },
    /^canonical links, the sitemap and robots\.txt .* \/ robots\.txt does not name the sitemap/,
  ],
  [
    "personal pages in robots.txt",
    { "robots.txt": append("Disallow: /letter/\n") },
    /^personal pages open .* \/ robots\.txt names \/letter\//,
  ],
  [
    "no rule for a personal page",
    { _redirects: replace(/\/letter.*\n/g, "") },
    /^personal pages open .* \/ The status of \/letter\/e5f1c2 is 404/,
  ],
  [
    "personal pages without noindex",
    { _headers: replace(/(\/letter\/\*\n) {2}x-robots-tag: noindex\n/, "$1") },
    /^personal pages open .* \/ x-robots-tag of \/letter\/e5f1c2 is missing/,
  ],
  [
    "the referrer policy of public pages on personal pages",
    { _headers: replace("referrer-policy: no-referrer", "referrer-policy: origin") },
    /^personal pages open .* \/ referrer-policy of \/letter\/e5f1c2 is "origin" instead of "no-referrer"/,
  ],
  [
    "a script of another site on a personal page",
    { "commit/index.html": append('<script src="https://other.example/a.js"></script>') },
    /^personal pages open .* \/ \/commit\/ allows scripts from https:\/\/other\.example\/a\.js/,
  ],
  [
    "a redirect that loses the query",
    { _redirects: replace("/243507918266043", "/243507918266043?source=site") },
    /^each redirect .* \/ The target of \/hiring is "\/243507918266043\?source=site/,
  ],
  [
    "the home page in place of missing pages",
    { _redirects: append("/* / 200\n") },
    /^an address without a page .* \/ The status of \/no-such-page is 200/,
  ],
  [
    "a redirect of missing pages to another site",
    { _redirects: append("/no-such-page https://site.example/ 307\n") },
    /^an address without a page .* \/ The status of \/no-such-page is 307/,
  ],
  [
    "no security header",
    { _headers: replace("x-frame-options: DENY", "x-other: DENY") },
    /^pages and files have the headers .* \/ x-frame-options of \/ is missing/,
  ],
  [
    "scripts that clients revalidate",
    { _headers: replace(/(app-.*\n {2}cache-control: ).*/, "$1public, max-age=0, must-revalidate") },
    /^pages and files have the headers .* \/ cache-control of \/app-/,
  ],
  [
    "no file in place of the service worker of an earlier site",
    { "sw.js": () => undefined },
    /^pages and files have the headers .* \/ content-type of \/sw\.js is "text\/html/,
  ],
  [
    "webpack's statistics",
    { "webpack.stats.json": () => "{}" },
    /^rules, source maps .* \/ The status of \/webpack\.stats\.json is 200/,
  ],
])("fail for %s", async (_mistake, changes, failure) => {
  expect(await failuresWith(changes)).toContainEqual(expect.stringMatching(failure))
})

it("fail on a host that redirects //team to //team/, which is another site", async () => {
  const addSlash = createServer(({ url }, response) =>
    response.writeHead(301, { location: url?.replace(/(?=\?)|$/, "/") }).end(),
  )
  const failures = await failuresWith({}, () => Promise.resolve(addSlash))
  expect(failures).toContainEqual(
    expect.stringMatching(/^a page without its trailing slash .*The target of \/\/bootcamp is "\/\?a=1"/),
  )
  expect(failures).toContainEqual(expect.stringContaining("/ The status of /no-such-page is 301 instead of 404"))
})

it("fail on a host that reads no rules", async () => {
  const failures = await failuresWith({}, (folder) => createSiteServer(folder, { readsRules: false }))
  for (const title of ["personal pages open", "each redirect", "pages and files have"])
    expect(failures).toContainEqual(expect.stringContaining(title))
})

it.each([
  ["GET /letters/:userId", []],
  ["GET /letters/8f14e45fceea167a", [expect.stringContaining("The logs contain the line GET")]],
  ["", [expect.stringContaining("The logs do not contain")]],
])("of the logs find the id in %p", async (log, expected) => {
  const send = () => Promise.resolve({ status: 404, headers: new Headers(), body: "" })
  expect(await failuresOf([logCheck(() => Promise.resolve(log))], send)).toEqual(expected)
})
