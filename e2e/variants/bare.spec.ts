import { expect, test } from "@playwright/test"
import { pages } from "../support/pages"
import { readWholePage, watchForFaults } from "../support/watch"

/** The variant `bare` of scripts/lib/variant.ts: nothing optional in content, redirect pages, a host that reads no rules. */

for (const { path } of pages)
  test(`${path} stands without anything optional`, async ({ page }) => {
    const faults = watchForFaults(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    await readWholePage(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/./)
    await expect(page.locator("main img")).toHaveCount(0)
    expect(faults).toEqual([])
  })

test("people without a portrait get a tile with their initials", async ({ page }) => {
  await page.goto("/team/")
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
