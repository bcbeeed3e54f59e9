import { expect, test } from "@playwright/test"
import { publicPages } from "../../src/routes"

// Reads the prerendered pages, as a crawler does.
test.use({ javaScriptEnabled: false })

test("every internal link leads to an existing page and anchor", async ({ page, request, baseURL }) => {
  const anchors = new Map<string, readonly string[]>()
  const links = new Map<string, string>()
  for (const path of [
    ...publicPages.map((publicPage) => publicPage.path),
    "/no-such-page/",
    "/temp/",
    "/acceptance/",
  ]) {
    await page.goto(path, { waitUntil: "domcontentloaded" })
    anchors.set(path, await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id)))
    const urls = await page.locator("a[href]").evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    for (const url of urls) if (new URL(url).origin === baseURL) links.set(url, path)
  }
  expect(links.size).toBeGreaterThan(5)

  const brokenLinks: string[] = []
  for (const [link, from] of links) {
    const { pathname, hash } = new URL(link)
    const response = anchors.has(pathname) ? undefined : await request.get(pathname, { maxRedirects: 0 })
    if (response && response.status() >= 400)
      brokenLinks.push(`${link} (on ${from}) responds with ${response.status()}`)
    if (hash && !anchors.get(pathname)?.includes(decodeURIComponent(hash.slice(1))))
      brokenLinks.push(`${link} (on ${from}) leads to an anchor that does not exist`)
  }
  expect(brokenLinks).toEqual([])
})
