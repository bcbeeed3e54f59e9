import { allOf } from "./support/allOf"
import { finishTransitions, openWithStoppedClock, passTime, settle, visit } from "./support/clock"
import { observeLayoutShifts } from "./support/layout"
import { expect, test, type Page } from "./support/test"

const height = 800
test.use({ viewport: { width: 1280, height } })

/** Returns the block of a section that `Reveal` moves. */
const block = (page: Page, id: string) => page.locator(`section#${id} > div`)
const revealed = /(^| )is-revealed( |$)/

/** Scrolls until the block is a number of pixels below the viewport. */
async function scrollUntilBelow(page: Page, id: string, distance: number) {
  await block(page, id).evaluate(
    (element, limit) => window.scrollBy({ top: element.getBoundingClientRect().top - limit, behavior: "instant" }),
    height + distance,
  )
  await settle(page)
  // The scroll handler is throttled at 30 ms.
  await passTime(page, 30)
}

const offset = "matrix(1, 0, 0, 1, 0, 32)"

test("a block below the viewport is readable, and 32 px lower except in print and under reduced motion", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/")
  const faq = block(page, "faq")
  await expect(faq).not.toHaveClass(revealed)
  await expect(faq).toHaveCSS("opacity", "1")
  await expect(faq).toHaveCSS("transform", offset)
  await page.emulateMedia({ media: "print" })
  await expect(faq).toHaveCSS("transform", "none")
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" })
  await expect(faq).toHaveCSS("transform", "none")
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await expect(faq).toHaveCSS("transform", offset)
})

test("a block is revealed within 200 px of the viewport, and moves up once its beginning is visible", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/")
  const faq = block(page, "faq")
  await scrollUntilBelow(page, "faq", 202)
  await expect(faq).not.toHaveClass(revealed)
  await scrollUntilBelow(page, "faq", 199)
  await passTime(page, 1)
  await expect(faq).toHaveClass(revealed)
  await expect(faq).toHaveCSS("transform", offset)
  await scrollUntilBelow(page, "faq", -60)
  await expect(faq).toHaveCSS("transform", offset)
  // An event, because on a busy machine the movement is over before the next command of the test.
  const started = faq.evaluate(
    (element) => new Promise((resolve) => element.addEventListener("transitionrun", resolve, { once: true })),
  )
  await scrollUntilBelow(page, "faq", -70)
  await started
  await finishTransitions(page)
  await expect(faq).toHaveCSS("transform", "none")
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await settle(page)
  await passTime(page, 1000)
  await expect(faq).toHaveClass(revealed)
  await expect(faq).toHaveCSS("transform", "none")
})

test("a block that is in the viewport at the start does not move", async ({ page }) => {
  await visit(page, "/research/")
  await expect(block(page, "details")).toHaveClass(revealed)
  await expect(block(page, "details")).not.toHaveAttribute("data-state", "below")
})

test("reveals every section without layout shifts", async ({ page }) => {
  const expectShiftsBelow = await observeLayoutShifts(page)
  await visit(page, "/research/")
  for (const section of await allOf(page.locator("main section[id] > div"))) {
    await section.evaluate((element) => element.scrollIntoView())
    await expect(section).toHaveClass(revealed)
  }
  await settle(page)
  await expectShiftsBelow(0.01)
})
