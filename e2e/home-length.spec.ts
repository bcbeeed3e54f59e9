import { fitWindow } from "./support/pageStates"
import { expect, test } from "./support/test"

for (const [width, limit] of [
  [360, 17_000],
  [1440, 14_000],
] as const)
  test(`the home page is at most ${limit} px high in a window of ${width} px, under reduced motion too`, async ({
    page,
  }) => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.setViewportSize({ width, height: 800 })
      await page.goto("/")
      await fitWindow(page)
      await page.waitForLoadState("networkidle")
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit)
    }
  })
