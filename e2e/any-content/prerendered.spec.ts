import { loadContent } from "../../content-tools/load"
import type { Content } from "../../content-tools/model"
import { publicPages } from "../../src/routes"
import { expect, test, type Page } from "../support/test"
import { stubOtherOrigins } from "./allPages"

// The prerendered pages match the content of the build. A crawler may read them without running scripts.

type Data = Record<string, unknown>

let content: Content
test.beforeAll(async () => {
  content = await loadContent(process.env.CONTENT_UNDER_TEST)
})

test.use({ javaScriptEnabled: false, allowedPageErrors: /404/ })
test.beforeEach(({ page }) => stubOtherOrigins(page))

const structuredData = async (page: Page): Promise<Data[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Data)

test("every public page has the title, description, canonical link, picture and structured data of its content", async ({
  page,
  request,
}) => {
  const { "site.json": site, "programs.json": programs } = content
  for (const { path, contentFile } of publicPages)
    await test.step(path, async () => {
      const { seo } = content[contentFile]
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await expect(page).toHaveTitle(`${seo.title} | ${site.name}`)
      await expect(page.locator("html")).toHaveAttribute("lang", "en-US")
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", seo.description)
      const canonical = page.locator('link[rel="canonical"]')
      await expect(canonical).toHaveCount(1)
      expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(path)
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image")
      const picture = await page.locator('meta[property="og:image"]').getAttribute("content")
      const response = await request.get(new URL(picture ?? "").pathname)
      expect(response.headers()["content-type"]).toBe("image/png")
      await expect(page.getByText(site.banner, { exact: true })).toBeVisible()
      await expect(page.getByRole("contentinfo")).toContainText(site.footerCallToAction.title)

      const data = await structuredData(page)
      expect(data.map((entry) => entry["@type"])).toContain(path === "/" ? "EducationalOrganization" : "BreadcrumbList")
      const program = programs.find(({ id }) => path === `/${id}/`)
      if (!program) return
      const course = data.find((entry) => entry["@type"] === "Course") ?? {}
      const [offer = {}, instance = {}] = [course["offers"], course["hasCourseInstance"]] as (Data | undefined)[]
      for (const [part, fields] of [
        [course, ["name", "courseCode"]],
        [offer, ["price", "priceCurrency"]],
        [instance, ["startDate", "endDate"]],
      ] as const)
        for (const field of fields) expect(part[field], field).toEqual(program[field])
    })
})

test("every public page loads its scripts and data with one inline script after the first paint", async ({ page }) => {
  for (const { path } of publicPages)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await expect(page.locator("script[src]")).toHaveCount(0)
      const scripts = await page.locator("script").allTextContents()
      const loader = scripts.find((code) => code.includes("/page-data/app-data.json"))
      for (const file of ["/framework-", "/app-", "/component---", "/page-data.json"]) expect(loader).toContain(file)
    })
})

test("the home page's organization and courses match the content", async ({ page }) => {
  const { "site.json": site, "programs.json": programs } = content
  await page.goto("/", { waitUntil: "domcontentloaded" })
  const data = await structuredData(page)
  const organization = data.find((entry) => entry["@type"] === "EducationalOrganization")
  expect(organization).toMatchObject({ name: site.name, email: site.email })
  // Search engines accept only courses with dates.
  const names = programs.filter(({ startDate, endDate }) => startDate && endDate).map(({ name }) => name)
  expect(data.filter((entry) => entry["@type"] === "Course").map(({ name }) => name)).toEqual(names)
})

test("the icons of the manifest exist", async ({ page, request }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" })
  const linked = async (selector: string) => {
    const href = await page.locator(selector).getAttribute("href")
    return request.get(new URL(href ?? "", page.url()).pathname)
  }
  const { icons } = (await (await linked('link[rel="manifest"]')).json()) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200)
  expect((await linked('link[rel="icon"][type="image/svg+xml"]')).status()).toBe(200)
})

test("every internal link leads to an existing page and anchor", async ({ page, request, baseURL }) => {
  const anchors = new Map<string, readonly string[]>()
  const links = new Map<string, string>()
  for (const path of [...publicPages.map((page) => page.path), "/no-such-page/", "/temp/", "/acceptance/"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" })
    // The checker of the W3C reports both attributes together.
    await expect(page.locator("[disabled][aria-disabled]"), path).toHaveCount(0)
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
