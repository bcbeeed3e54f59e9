import { expect, test, type Page } from "@playwright/test"
import { pages } from "./support/pages"

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )

// Read as a crawler does, without JavaScript.
test.use({ javaScriptEnabled: false })

for (const { path } of pages)
  test(`${path} says what it is in its head`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(/^.{3,60} \| BLAST AI$/)
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US")
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^[^{}]{40,200}$/)
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveCount(1)
    expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(path)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image")
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content")
    const answer = await request.get(new URL(picture ?? "").pathname)
    expect(answer.headers()["content-type"]).toBe("image/png")
    const types = (await structuredData(page)).map((data) => data["@type"])
    expect(types).toContain(path === "/" ? "EducationalOrganization" : "BreadcrumbList")
  })

test("the bootcamp is described as a course with its code, dates, length and price", async ({ page }) => {
  await page.goto("/bootcamp/")
  const course = (await structuredData(page)).find((data) => data["@type"] === "Course")
  expect(course).toMatchObject({
    courseCode: "BLAST-BOOTCAMP-2025",
    offers: { price: 960, priceCurrency: "USD", url: expect.stringMatching(/\/apply\/$/) as unknown },
    hasCourseInstance: { startDate: "2025-06-17", endDate: "2025-07-15", duration: "P4W", courseWorkload: "PT4H" },
  })
})

test("the research programme is described with its dates, price and deadline", async ({ page }) => {
  await page.goto("/research/")
  const course = (await structuredData(page)).find((data) => data["@type"] === "Course")
  expect(course).toMatchObject({
    offers: { price: 1460, priceCurrency: "USD", availabilityEnds: "2025-04-30" },
    hasCourseInstance: { startDate: "2025-06-17", endDate: "2025-08-12", duration: "P8W", courseWorkload: "PT30H" },
  })
})

test("the home page lists three courses and its questions", async ({ page }) => {
  await page.goto("/")
  const data = await structuredData(page)
  const list = data.find((one) => one["@type"] === "ItemList")
  expect(list?.itemListElement).toHaveLength(3)
  const faq = data.find((one) => one["@type"] === "FAQPage")
  expect(faq?.mainEntity).toHaveLength(await page.locator("#faq h3").count())
})

test("the sitemap holds the public pages and no other; robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname)
  expect(paths.sort()).toEqual(pages.map(({ path }) => path).sort())
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap-index.xml")
})

test("manifest and icons are there", async ({ page, request }) => {
  await page.goto("/")
  const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "")
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] }
  expect(name).toBe("BLAST AI")
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200)
  const icon = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute("href")
  expect((await request.get(icon ?? "")).status()).toBe(200)
})
