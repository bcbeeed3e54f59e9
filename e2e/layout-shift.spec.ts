import { expect, test } from "@playwright/test"
import { watchShifts } from "./support/carousel"
import { settle, waitForHydration } from "./support/clock"
import { openWithout } from "./support/openWithout"
import { pages, widths } from "./support/pages"

for (const { path } of pages)
  for (const width of widths)
    test(`${path} at ${width} px does not shift when fonts and pictures arrive after the first paint`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const shifts = await watchShifts(page)
      const release = await openWithout(page, /\.(woff2|avif|webp|png)$/, path)
      const firstPaint = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)
      await expect.poll(firstPaint).toBe(1)
      release()
      await page.waitForLoadState("load")
      await waitForHydration(page)
      const faces = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length)
      expect(faces).toBeGreaterThanOrEqual(2)
      await settle(page)
      expect(await shifts()).toBeLessThanOrEqual(0.02)
    })
