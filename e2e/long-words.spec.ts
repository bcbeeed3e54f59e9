import { expect, test } from "@playwright/test"
import { pages } from "./support/pages"

/** Longer than any line of a phone: an address that somebody has pasted, or a name. */
const longWord = "https://example.org/" + "donaudampfschifffahrt".repeat(6)

for (const { path } of pages)
  for (const width of [360, 1440])
    test(`${path} at ${width} px holds words that are longer than their line`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: "networkidle" })
      const replaced = await page.evaluate((word) => {
        const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, blockquote, figcaption)")]
        const plain = texts.filter(({ children, textContent }) => children.length === 0 && textContent?.trim())
        for (const text of plain) text.textContent = word
        return plain.length
      }, longWord)
      expect(replaced).toBeGreaterThan(2)
      // Less than a pixel over is rounding.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThan(1)
    })
