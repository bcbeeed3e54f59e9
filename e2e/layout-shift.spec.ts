import { expect, test } from "@playwright/test"
import { watchShifts } from "./support/carousel"
import { pages } from "./support/pages"

/** How late fonts and pictures come, in milliseconds: the page has long been drawn, in the fallback faces and without pictures. */
const lateness = 800

for (const { path } of pages)
  for (const width of [360, 768, 1440])
    test(`${path} at ${width} px does not jump when fonts and pictures come late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.route(/\.(woff2|avif|webp|png)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateness))
        await route.continue()
      })
      const shifts = await watchShifts(page)
      await page.goto(path)
      await page.waitForLoadState("networkidle")
      await page.evaluate(() => document.fonts.ready)
      const faces = await page.evaluate(() => [...document.fonts].filter((face) => face.status === "loaded").length)
      expect(faces).toBeGreaterThanOrEqual(2)
      await page.waitForTimeout(200)
      expect(await shifts()).toBeLessThanOrEqual(0.02)
    })
