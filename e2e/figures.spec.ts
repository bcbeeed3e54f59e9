import { publicPages } from "../src/routes"
import { expect, test, type Page } from "./support/test"

test.use({ javaScriptEnabled: false })

/** Returns the widths of all figures that a page shows, in the order of the page. */
const widths = (page: Page) =>
  page
    .locator("main figure:has(img)")
    .evaluateAll((all) =>
      all.map((figure) => Math.round(figure.querySelector("img")?.getBoundingClientRect().width ?? 0)),
    )

for (const { path } of publicPages) {
  test(`${path} shows no figure smaller on a tablet than on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    const onPhone = await widths(page)
    await page.setViewportSize({ width: 768, height: 1024 })
    const onTablet = await widths(page)
    expect(onTablet.map((width, index) => width < (onPhone[index] ?? 0))).not.toContain(true)
  })

  test(`${path} fills the width of its top with the figure`, async ({ page }) => {
    await page.goto(path)
    for (const width of [360, 640, 768, 1023, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const gaps = await page.locator("main header figure:has(img)").evaluateAll((all) =>
        all.map((figure) => {
          const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0
          return Math.round(right(figure.closest("header > div")) - right(figure.firstElementChild))
        }),
      )
      expect(
        gaps.filter((gap) => gap > 1),
        `at ${width} px`,
      ).toEqual([])
    }
  })

  test(`${path} shows a bar beside the caption of each picture`, async ({ page }) => {
    await page.goto(path)
    const bars = await page
      .locator("main figure:has(img) > figcaption")
      .evaluateAll((all) => all.map((caption) => getComputedStyle(caption).borderInlineStartWidth))
    expect(bars.filter((width) => width !== "2px")).toEqual([])
  })
}
