import { expect, test } from "@playwright/test"
import { waitForHydration } from "./support/clock"
import { publicPages } from "../src/routes"

/** A word that is longer than a line on a phone, such as a pasted URL. */
const longWord = "https://example.org/" + "donaudampfschifffahrt".repeat(6)

for (const { path } of publicPages)
  test(`${path} wraps words that are longer than a line`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const { replaced, overflow } = await page.evaluate((word) => {
        const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, blockquote, figcaption)")]
        const plain = texts.filter(({ children, textContent }) => children.length === 0 && textContent?.trim())
        for (const text of plain) text.textContent = word
        const { scrollWidth, clientWidth } = document.documentElement
        return { replaced: plain.length, overflow: scrollWidth - clientWidth }
      }, longWord)
      expect(replaced).toBeGreaterThan(2)
      expect(overflow, `at ${width} px`).toBeLessThan(1)
    }
  })
