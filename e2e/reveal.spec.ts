import { expect, test, type Page } from "@playwright/test"
import { readWholePage } from "./support/watch"

const height = 800
test.use({ viewport: { width: 1280, height } })

/** The block that rises: all that a section holds. */
const block = (page: Page, id: string) => page.locator(`section#${id} > div`)

/** Scrolls so that the block's upper edge is so many pixels below the lower edge of the viewport. */
async function leaveBelow(page: Page, id: string, distance: number) {
  await block(page, id).evaluate(
    // The block stands lower than its place while it waits; where it stands is what counts.
    (element, [viewport, wanted]) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - viewport - wanted, behavior: "instant" })
    },
    [height, distance] as const,
  )
  await page.waitForTimeout(150)
}

test("what is in view is revealed and was never moved; what is far below waits and is readable", async ({ page }) => {
  await page.goto("/research/", { waitUntil: "networkidle" })
  await expect(block(page, "details")).toHaveClass(/(^| )is-revealed( |$)/)
  await expect(block(page, "details")).not.toHaveAttribute("data-state", "below")
  await page.goto("/", { waitUntil: "networkidle" })
  await expect(block(page, "faq")).not.toHaveClass(/is-revealed/)
  await expect(block(page, "faq")).toHaveCSS("opacity", "1")
  await expect(block(page, "faq")).toHaveCSS("transform", /matrix\(1, 0, 0, 1, 0, 32\)/)
})

test("reveals at 200 px from the viewport and not at 201, once for all", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  await leaveBelow(page, "faq", 202)
  await expect(block(page, "faq")).not.toHaveClass(/is-revealed/)
  await leaveBelow(page, "faq", 199)
  await expect(block(page, "faq")).toHaveClass(/(^| )is-revealed( |$)/)
  await expect(block(page, "faq")).toHaveCSS("transform", "none")
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await page.waitForTimeout(200)
  await expect(block(page, "faq")).toHaveClass(/is-revealed/)
})

test("every section is revealed in the end, and nothing shifts", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.goto("/research/", { waitUntil: "networkidle" })
  await readWholePage(page)
  await expect(page.locator("main section[id] > div:not(.is-revealed)")).toHaveCount(0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})

test("a section that a link leads to is in its place", async ({ page }) => {
  await page.goto("/#numbers", { waitUntil: "networkidle" })
  await expect(block(page, "numbers")).toHaveClass(/is-revealed/)
  await expect(block(page, "numbers")).toHaveCSS("transform", "none")
})

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  test("nothing is moved, and the class comes all the same", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" })
    await expect(block(page, "faq")).toHaveCSS("transform", "none")
    await leaveBelow(page, "faq", 0)
    await expect(block(page, "faq")).toHaveClass(/is-revealed/)
  })
})

test("nothing is moved on paper", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  await page.emulateMedia({ media: "print" })
  await expect(block(page, "faq")).toHaveCSS("transform", "none")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("nothing is moved or hidden", async ({ page }) => {
    await page.goto("/")
    for (const section of await page.locator("main section[id] > div").all()) {
      await expect(section).toHaveCSS("transform", "none")
      await expect(section).toHaveCSS("opacity", "1")
    }
  })
})
