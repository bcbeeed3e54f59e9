import { gzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { carousels } from "../support/carousel"
import { countBytes } from "../support/countBytes"
import { allPages, scrollThroughPage, stubOtherOrigins } from "./allPages"

/**
 * Limits of the bytes (gzip) that a page loads until it is idle, without interaction. Pictures and texts depend on the content, so
 * the total leaves room for other content.
 */
const budget = { total: 350_000, scripts: 87_000, scriptsWithCarousel: 95_000 }

/**
 * Limits of a page with any content that the content check accepts. The limits of the lists in gatsby/content/model keep them
 * (docs/decisions/0018-four-builds-for-tests.md).
 */
const pageLimits = { html: 100_000, elements: 4000 }

test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: "reduce" } })

for (const { path, prepare } of allPages)
  test(`${path} stays within its budget until it is idle`, async ({ page }) => {
    await stubOtherOrigins(page)
    const bytes = await countBytes(page)
    await prepare?.(page)
    const response = await page.goto(path)

    const measured = await bytes()
    console.log(`bytes until idle ${path} ${JSON.stringify(measured)}`)
    expect(measured.scripts).toBeGreaterThan(10_000)
    const hasCarousel = carousels.some((carousel) => carousel.path === path)
    expect(measured.scripts).toBeLessThanOrEqual(hasCarousel ? budget.scriptsWithCarousel : budget.scripts)
    expect(measured.total).toBeLessThanOrEqual(budget.total)

    // The carousels are loaded when the visitor scrolls to them, and show some slides twice.
    await scrollThroughPage(page)
    const size = {
      html: gzipSync((await response?.body()) ?? "").length,
      elements: await page.locator("*").count(),
    }
    console.log(`size of the page ${path} ${JSON.stringify(size)}`)
    expect(size.elements).toBeGreaterThan(50)
    expect(size.html).toBeLessThanOrEqual(pageLimits.html)
    expect(size.elements).toBeLessThanOrEqual(pageLimits.elements)
  })
