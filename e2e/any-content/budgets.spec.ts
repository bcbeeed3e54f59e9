import { expect, test } from "@playwright/test"
import { countBytes } from "../support/wire"
import { everyPage, respondForOthers } from "./everyPage"

/**
 * Bytes (gzip) until a page is idle and untouched: the quality bars of the project. How much of it pictures and words take depends
 * on the content, so the total leaves room for other content than today's.
 */
const budget = { total: 350_000, scripts: 87_000, scriptsWithCarousel: 95_000 }
const pagesWithCarousel = ["/", "/testimonials/"]

test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: "reduce" } })

for (const { path, prepare } of everyPage)
  test(`${path} stays within its budget until it is idle`, async ({ page }) => {
    await respondForOthers(page)
    const bytes = await countBytes(page)
    await prepare?.(page)
    await page.goto(path)

    const measured = await bytes()
    console.log(`bytes until idle ${path} ${JSON.stringify(measured)}`)
    expect(measured.scripts).toBeGreaterThan(10_000)
    expect(measured.scripts).toBeLessThanOrEqual(
      pagesWithCarousel.includes(path) ? budget.scriptsWithCarousel : budget.scripts,
    )
    expect(measured.total).toBeLessThanOrEqual(budget.total)
  })
