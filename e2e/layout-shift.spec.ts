import { publicPages } from "../src/routes"
import { settle, waitForHydration } from "./support/clock"
import { openWithDelayedRequests } from "./support/delayRequests"
import { observeLayoutShifts } from "./support/layout"
import { expect, test } from "./support/test"

for (const { path } of publicPages)
  for (const width of [360, 1440])
    test(`${path} at ${width} px does not shift when fonts and pictures load after the first paint`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const shifts = await observeLayoutShifts(page)
      const release = await openWithDelayedRequests(page, /\.(woff2|avif|webp|png)$/, path)
      const firstPaint = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)
      await expect.poll(firstPaint).toBe(1)
      release()
      await page.waitForLoadState("load")
      await waitForHydration(page)
      const loadedFonts = await page.evaluate(
        () => [...document.fonts].filter(({ status }) => status === "loaded").length,
      )
      expect(loadedFonts).toBeGreaterThanOrEqual(2)
      await settle(page)
      expect(await shifts()).toBeLessThanOrEqual(0.02)
    })
