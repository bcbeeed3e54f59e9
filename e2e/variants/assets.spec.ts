import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { pages } from "../support/pages"
import { readWholePage, watchForFaults } from "../support/watch"

/** The variant `assets` of scripts/lib/variant.ts: static files on another origin, one picture at an absolute address. */
const assets = process.env.ASSETS_UNDER_TEST ?? ""

test.beforeEach(async ({ page }) => {
  await page.route("https://cdn.example/portrait.png", (route) =>
    route.fulfill({ contentType: "image/png", body: readFileSync("static/icons/icon.png") }),
  )
  // What comes of the measurement id is looked at in analytics.spec.ts.
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  )
})

for (const { path } of pages)
  test(`${path} loads every static file from the other origin`, async ({ page, baseURL }) => {
    const faults = watchForFaults(page)
    const fromSite: string[] = []
    const fromAssets = new Set<string>()
    page.on("request", (request) => {
      if (request.url().startsWith(`${baseURL}/`)) fromSite.push(new URL(request.url()).pathname)
      if (request.url().startsWith(`${assets}/`)) fromAssets.add(request.resourceType())
    })
    await page.goto(path)
    await readWholePage(page)
    expect(fromSite).toEqual([path])
    expect([...fromAssets]).toEqual(expect.arrayContaining(["script", "font"]))
    if (await page.locator("main img").count()) expect([...fromAssets]).toContain("image")
    expect(faults).toEqual([])
  })

test("a picture at an absolute address is drawn from there", async ({ page }) => {
  await page.goto("/")
  const portrait = page.getByRole("img", { name: "Portrait from the CDN" })
  await portrait.scrollIntoViewIfNeeded()
  await expect(portrait).toHaveAttribute("src", "https://cdn.example/portrait.png")
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
