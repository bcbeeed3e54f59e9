import { expect, test, type Page } from "./support/test"

test.use({ javaScriptEnabled: false })

const figures = (page: Page) => page.locator("main figure:has(img)")

/** Returns the widths of all figures that a page shows, in the order of the page. */
const widths = (page: Page) =>
  figures(page).evaluateAll((all) =>
    all.map((figure) => Math.round(figure.querySelector("img")?.getBoundingClientRect().width ?? 0)),
  )

// The other pages have no figure, or only the one in the top of the page.
for (const path of ["/", "/bootcamp/"])
  test(`${path} shows the figures that it has in the sizes of their places, with a bar beside each caption`, async ({
    page,
  }) => {
    await page.goto(path)
    // Proves that figures are found.
    if (path === "/") expect(await figures(page).count()).toBeGreaterThan(1)

    await test.step("none is smaller on a tablet than on a phone", async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      const onPhone = await widths(page)
      await page.setViewportSize({ width: 768, height: 1024 })
      const onTablet = await widths(page)
      expect(onTablet.map((width, index) => width < (onPhone[index] ?? 0))).not.toContain(true)
    })

    await test.step("the figure in the top of the page fills its width", async () => {
      for (const width of [360, 640, 768, 1023, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const gaps = await page.locator("main header figure:has(img)").evaluateAll((all) =>
          all.map((figure) => {
            const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0
            return Math.round(right(figure.closest("header > div")) - right(figure.firstElementChild))
          }),
        )
        if (path === "/") expect(gaps).toHaveLength(1)
        expect(
          gaps.filter((gap) => gap > 1),
          `at ${width} px`,
        ).toEqual([])
      }
    })

    await test.step("a bar is beside the caption of each picture", async () => {
      const bars = await figures(page)
        .locator("> figcaption")
        .evaluateAll((all) => all.map((caption) => getComputedStyle(caption).borderInlineStartWidth))
      expect(bars.filter((width) => width !== "2px")).toEqual([])
    })
  })

test("in the dark scheme, a picture without a file for it is on a light ground, on which a transparent one shows", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto("/team/")
  const grounds = await page
    .locator("main picture > img:only-child")
    .evaluateAll((all) => all.map((image) => getComputedStyle(image).backgroundColor))
  expect(new Set(grounds)).toEqual(new Set(["rgb(255, 255, 255)"]))
  await page.goto("/")
  const figure = page.locator("picture:has(source) > img").first()
  expect(await figure.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe("rgba(0, 0, 0, 0)")
})
