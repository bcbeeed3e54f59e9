import { expect, test } from "@playwright/test"
import { carousels } from "../support/carousel"
import { countBytes } from "../support/countBytes"
import { allPages, stubOtherOrigins } from "./allPages"

/**
 * Limits of the bytes (gzip) that a page loads until it is idle, without interaction. Pictures and texts depend on the content, so
 * the total leaves room for other content.
 */
const budget = { total: 350_000, scripts: 87_000, scriptsWithCarousel: 95_000 }

test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: "reduce" } })

for (const { path, prepare } of allPages)
  test(`${path} stays within its budget until it is idle`, async ({ page }) => {
    await stubOtherOrigins(page)
    const bytes = await countBytes(page)
    await prepare?.(page)
    await page.goto(path)

    const measured = await bytes()
    console.log(`bytes until idle ${path} ${JSON.stringify(measured)}`)
    expect(measured.scripts).toBeGreaterThan(10_000)
    const hasCarousel = carousels.some((carousel) => carousel.path === path)
    expect(measured.scripts).toBeLessThanOrEqual(hasCarousel ? budget.scriptsWithCarousel : budget.scripts)
    expect(measured.total).toBeLessThanOrEqual(budget.total)
  })
