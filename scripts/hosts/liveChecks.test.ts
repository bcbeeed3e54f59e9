import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import { createSiteServer } from "../../gatsby/hosting/server"
import { listen } from "../../services/listen"
import { outcomeOf } from "./check"
import { liveChecks } from "./liveChecks"
import { sendTo } from "./request"
import { writeTestSite } from "./testSiteFolder"

/** Returns the failed checks of the small site with changed files, as "title: what was found". */
async function failuresWith(changes: Parameters<typeof writeTestSite>[1] = {}): Promise<string[]> {
  const probe = await listen(createServer(), 0)
  await probe.close()
  const port = Number(new URL(probe.url).port)
  const folder = await writeTestSite(`http://127.0.0.1:${port}`, changes)
  const site = await listen(await createSiteServer(folder), port)
  const failures: string[] = []
  for (const check of liveChecks(site.url)) {
    const { kind, explanation } = await outcomeOf(check, sendTo(site.url))
    if (kind !== "pass") failures.push(`${check.title}: ${explanation.join(" ")}`)
  }
  await site.close()
  await rm(folder, { recursive: true })
  return failures
}

describe("the checks of a deployed site", () => {
  it("all pass if the site has its own address", async () => {
    expect(await failuresWith()).toEqual([])
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
