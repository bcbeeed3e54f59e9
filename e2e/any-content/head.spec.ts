import { expect, test, type Page } from "@playwright/test"
import { publicPages } from "../../src/routes"
import type { Content } from "../../gatsby/content/model"
import { loadContent } from "../../gatsby/content/load"

// The head of each page matches the content of the build.

type Data = Record<string, unknown>

let content: Content
test.beforeAll(async () => {
  content = await loadContent(process.env.CONTENT_UNDER_TEST)
})

// A crawler may read the head without running scripts.
test.use({ javaScriptEnabled: false })

const structuredData = async (page: Page): Promise<Data[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Data)

for (const { path, contentFile } of publicPages)
  test(`${path} has the title, description, canonical link, picture and structured data of its content`, async ({
    page,
    request,
  }) => {
    const {
      [contentFile]: { seo },
      "site.json": site,
    } = content
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
    const types = (await structuredData(page)).map((data) => data["@type"])
    expect(types).toContain(path === "/" ? "EducationalOrganization" : "BreadcrumbList")
    await expect(page.getByText(site.banner, { exact: true })).toBeVisible()
    await expect(page.getByRole("contentinfo")).toContainText(site.footerCallToAction.title)
  })

for (const [path, id] of [
  ["/bootcamp/", "bootcamp"],
  ["/research/", "research"],
] as const)
  test(`the course on ${path} has the name, price and dates of its program`, async ({ page }) => {
    const program = content["programs.json"].find((candidate) => candidate.id === id)
    await page.goto(path, { waitUntil: "domcontentloaded" })
    const course = (await structuredData(page)).find((data) => data["@type"] === "Course") ?? {}
    const [offer = {}, instance = {}] = [course["offers"], course["hasCourseInstance"]] as (Data | undefined)[]
    for (const [data, fields] of [
      [course, ["name", "courseCode"]],
      [offer, ["price", "priceCurrency"]],
      [instance, ["startDate", "endDate"]],
    ] as const)
      for (const field of fields) expect(data[field], field).toEqual(program?.[field])
  })

test("the home page's organization, courses and questions match the content", async ({ page }) => {
  const { "site.json": site, "programs.json": programs, "faq.json": faq } = content
  await page.goto("/", { waitUntil: "domcontentloaded" })
  const data = await structuredData(page)
  const ofType = (type: string) => data.find((entry) => entry["@type"] === type)
  expect(ofType("EducationalOrganization")).toMatchObject({ name: site.name, email: site.email })
  // Search engines accept only courses with dates.
  const names = programs.filter(({ startDate, endDate }) => startDate && endDate).map(({ name }) => name)
  expect(data.filter((entry) => entry["@type"] === "Course").map(({ name }) => name)).toEqual(names)
  const questions = ofType("FAQPage")?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    faq.map(({ question, answer }) => [question, answer]),
  )
})

test("the sitemap contains exactly the public pages, and robots.txt links to the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname)
  expect(paths.sort()).toEqual(publicPages.map(({ path }) => path).sort())
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap-index.xml")
})

test("the manifest and its icons exist", async ({ page, request }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" })
  const path = async (selector: string) =>
    new URL((await page.locator(selector).getAttribute("href")) ?? "", page.url()).pathname
  const manifest = await request.get(await path('link[rel="manifest"]'))
  const { icons } = (await manifest.json()) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200)
  expect((await request.get(await path('link[rel="icon"][type="image/svg+xml"]'))).status()).toBe(200)
})
