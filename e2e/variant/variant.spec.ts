import { expect, test } from "@playwright/test"
import { pages } from "../support/pages"
import { readWholePage, watchForFaults } from "../support/watch"

/** The variant of scripts/lib/variant.ts: nothing optional in content, assets on another origin, redirect pages. */
const assets = process.env.ASSETS_UNDER_TEST ?? ""

for (const { path, heading } of pages)
  test(`${path} stands without anything optional, and loads every static file from the other origin`, async ({
    page,
    baseURL,
  }) => {
    const faults = watchForFaults(page)
    const fromSite: string[] = []
    const fromAssets: string[] = []
    page.on("request", (request) => {
      if (request.url().startsWith(`${baseURL}/`)) fromSite.push(request.resourceType())
      if (request.url().startsWith(`${assets}/`)) fromAssets.push(request.resourceType())
    })
    await page.goto(path)
    await readWholePage(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
    expect(fromSite).toEqual(["document"])
    expect(fromAssets).toContain("script")
    expect(fromAssets).toContain("font")
    expect(faults).toEqual([])
  })

test("people without a portrait get a tile with their initials", async ({ page }) => {
  await page.goto("/team/")
  await expect(page.locator("#team img")).toHaveCount(0)
  await expect(page.locator("#team article").first()).toContainText(/^[A-Z]{2}/)
})

test("every redirect has a page that leads on, the query kept", async ({ page }) => {
  await page.goto("/applyfall23/?utm_source=mail")
  await expect(page).toHaveURL("/apply/?utm_source=mail")
  await page.goto("/hiring/?utm_source=mail")
  await expect(page).toHaveURL(/\/\d{6,20}\?utm_source=mail$/)
  await expect(page.getByRole("heading", { name: /^Form \d+$/ })).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("a redirect page leads on all the same", async ({ page }) => {
    await page.goto("/applyfall23/")
    await expect(page).toHaveURL("/apply/")
  })
})
