import { findViolations } from "../support/accessibility"
import { expect, test, type Page } from "../support/test"
import { allPages, scrollThroughPage, stubOtherOrigins } from "./allPages"

// Requirements for every page with any content. These tests must not contain words of the content.

/** Window widths in CSS pixels: the width of WCAG 1.4.10 (Reflow), a phone, a tablet and a desktop. */
const widths = [320, 360, 768, 1440] as const

// 404: the status of the page for unknown URLs. The test of each other page fails on this error.
test.use({ allowedPageErrors: /404/ })

for (const { path, status, prepare } of allPages)
  test(`${path} shows every picture, has no overflow at any width and is accessible in both color schemes`, async ({
    page,
    pageErrors,
  }) => {
    await stubOtherOrigins(page)
    await prepare?.(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/)
    await scrollThroughPage(page)
    expect(await brokenPictures(page)).toEqual([])

    await test.step("axe in light at 1440 px", async () => expect(await findViolations(page)).toEqual([]))
    for (const width of widths)
      await test.step(`no horizontal overflow at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => overflowingElements(page)).toEqual([])
      })
    await test.step("axe in dark at 360 px", async () => {
      await page.emulateMedia({ colorScheme: "dark" })
      await page.setViewportSize({ width: 360, height: 800 })
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(360)
      expect(await findViolations(page)).toEqual([])
    })
    if (status !== 404) expect(pageErrors).toEqual([])
  })

/** Loads lazy pictures and returns the URLs of the pictures that cannot be drawn. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = "eager"
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    return images
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc)
  })
}

/** Returns descriptions of all elements that end outside the window, if the page is wider than the window. */
function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth - clientWidth < 1) return []
    // Ignores rounding errors of up to one pixel.
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) => `${element.tagName.toLowerCase()}.${element.className} in #${element.closest("[id]")?.id ?? ""}`,
      )
  })
}
