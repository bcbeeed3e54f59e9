import { launchOptions } from "./support/browser"
import { visit } from "./support/clock"
import { largeFontFaults } from "./support/largeFont"
import { expect, test } from "./support/test"

// The visitor's own font size, which media queries in `rem` use too: twice the usual 16 px.
const options = launchOptions()
test.use({
  launchOptions: { ...options, args: [...options.args, "--blink-settings=defaultFontSize=32"] },
  viewport: { width: 360, height: 800 },
})

// e2e/any-content tests the other pages with a larger font of the page itself.
for (const path of ["/", "/parents/"])
  test(`${path} fits a phone at twice the font size`, async ({ page }) => {
    await visit(page, path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
    expect(await largeFontFaults(page)).toEqual([])
    const header = await page.getByRole("banner").boundingBox()
    expect(header?.height).toBeLessThan(160)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
