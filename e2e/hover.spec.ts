import { launchOptions } from "./support/browser"
import { carousels, mountCarousel } from "./support/carousel"
import { visit } from "./support/clock"
import { expect, test, type Locator } from "./support/test"

// The mouse of a desktop, which the headless shell does not report: `(hover: hover)`.
const options = launchOptions()
test.use({
  launchOptions: { ...options, args: [...options.args, "--blink-settings=primaryHoverType=2,availableHoverTypes=2"] },
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 768, height: 800 },
})

/** Returns what a mouse over an element may change. */
const lookOf = (element: Locator) =>
  element.evaluate((one) => {
    const { color, backgroundColor, borderColor, textDecoration } = getComputedStyle(one)
    return { color, backgroundColor, borderColor, textDecoration }
  })

// Together, these pages have every kind of button.
for (const path of ["/", "/temp/"])
  test(`${path} shows on each kind of button that the mouse is over it`, async ({ page }) => {
    await visit(page, path)
    for (const carousel of carousels) if (carousel.path === path) await mountCarousel(page, carousel.section)
    // Header and footer have the same buttons on every page.
    const part = page.locator(path === "/" ? "body" : "main")
    const buttons = part.locator("button:visible:not([disabled], [aria-selected=true], [aria-disabled=true]), summary")
    const classes = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute("class")))
    const firstOfEachClass = classes.flatMap((name, index) => (classes.indexOf(name) === index ? [index] : []))
    for (const index of firstOfEachClass) {
      const button = buttons.nth(index)
      await page.mouse.move(0, 0)
      const before = await lookOf(button)
      await button.hover()
      await expect.poll(() => lookOf(button), (await button.textContent()) ?? "").not.toEqual(before)
    }
  })
