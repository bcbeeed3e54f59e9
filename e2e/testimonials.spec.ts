import { expect, test } from "./support/test"

test("with three testimonials side by side, a line of a quote has at least 28 characters", async ({ page }) => {
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto("/testimonials/")
    await page.evaluate(() => document.fonts.ready)
    const characters = await page
      .locator("#students blockquote")
      .first()
      .evaluate((quote) => {
        const context = document.createElement("canvas").getContext("2d")
        if (!context) return 0
        context.font = getComputedStyle(quote).font
        const text = quote.textContent
        return quote.clientWidth / (context.measureText(text).width / text.length)
      })
    expect(characters, `at ${width} px`).toBeGreaterThanOrEqual(28)
  }
})
