import { gzipSync } from "node:zlib"
import { expectAccessible } from "./support/accessibility"
import { openWithStoppedClock, passTime, settle, waitForHydration } from "./support/clock"
import { observeLayoutShifts } from "./support/layout"
import { expect, test, type Page } from "./support/test"

const figure = (page: Page) => page.locator("header figure")
const plot = (page: Page) => page.getByRole("application")
const button = (page: Page, name: string) => figure(page).getByRole("button", { name })
const step = (page: Page) => figure(page).locator("text", { hasText: "step" })
const boundary = (page: Page) => plot(page).locator("[data-level='0']").getAttribute("d")
/** The ring around the chosen point. */
const ring = (page: Page) => plot(page).locator("circle").last()
const status = (page: Page) => figure(page).getByRole("status").last()

/** Runs frames of the stopped clock. While the clock stands still, each frame completes one drawing, of ten steps. */
const draw = (page: Page, count: number) => passTime(page, count * 16)

/** Presses the button, and waits for the first drawing of the untrained network. */
async function start(page: Page) {
  await button(page, "Train it yourself").click()
  await plot(page).waitFor()
  await draw(page, 1)
}

test("a press loads at most 8 kB and trains the network of the picture, without moving anything", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const shifts = await observeLayoutShifts(page)
  await openWithStoppedClock(page, "/")
  const height = (await figure(page).boundingBox())?.height
  const sizes: Promise<number>[] = []
  page.on("response", (response) => sizes.push(response.body().then((body) => gzipSync(body).length)))
  await start(page)
  expect(sizes.length).toBeGreaterThan(0)
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(8_000)
  await expect(button(page, "Pause")).toBeFocused()

  await test.step("to the state of the picture, whose loss is 0.011", async () => {
    await expect(step(page)).toHaveText("step 0")
    await draw(page, 160)
    await expect(step(page)).toHaveText("step 1600")
    await expect(figure(page).locator("svg").first()).toContainText("loss 0.011100% correct")
    await draw(page, 10)
    await expect(step(page)).toHaveText("step 1600")
    await expect(button(page, "Continue")).toBeVisible()
  })
  await test.step("announces it at most every 5 s", async () => {
    await passTime(page, 5000)
    await expect(status(page)).toHaveText("step 1600, loss 0.011, 100% correct")
  })
  expect((await figure(page).boundingBox())?.height).toBe(height)
  expect(await shifts()).toBeLessThan(0.001)
})

test("pauses, continues, resets, and stops while it is out of view", async ({ page }) => {
  await openWithStoppedClock(page, "/")
  await start(page)
  await draw(page, 3)
  await button(page, "Pause").click()
  await draw(page, 5)
  await expect(step(page)).toHaveText("step 30")
  await button(page, "Continue").click()
  await draw(page, 2)
  await expect(step(page)).toHaveText("step 50")
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: "instant" }))
  await settle(page)
  await draw(page, 5)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await settle(page)
  await draw(page, 1)
  await expect(step(page)).toHaveText("step 60")
  await button(page, "Reset").click()
  await draw(page, 1)
  await expect(step(page)).toHaveText("step 0")
})

test("a dragged point trains the network again, and the boundary answers", async ({ page }) => {
  await openWithStoppedClock(page, "/")
  await start(page)
  await draw(page, 160)
  const trained = await boundary(page)
  const box = await ring(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 60, { steps: 3 })
  await page.mouse.up()
  await page.mouse.move(x, y)
  const moved = await ring(page).boundingBox()
  expect(moved?.y).toBeCloseTo((box?.y ?? 0) - 60, 0)
  await draw(page, 20)
  expect(await boundary(page)).not.toBe(trained)
  await draw(page, 40)
  await expect(step(page)).toHaveText("step 2000")
})

test("the plot is one tab stop, whose keys choose and move a point", async ({ page }) => {
  await openWithStoppedClock(page, "/")
  await start(page)
  await page.keyboard.press("Shift+Tab")
  await expect(plot(page)).toBeFocused()
  const place = async () => [await ring(page).getAttribute("cx"), await ring(page).getAttribute("cy")].map(Number)
  const [x = 0, y = 0] = await place()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowUp")
  expect(await place()).toEqual([expect.closeTo(x + 20), expect.closeTo(y - 20)])
  await expect(status(page)).toHaveText(/^Point \d+% from the left, \d+% from the top$/)
  await page.keyboard.press("n")
  expect(await place()).not.toEqual([expect.closeTo(x + 20), expect.closeTo(y - 20)])
  await test.step("never out of the plot", async () => {
    for (let count = 0; count < 60; count += 1) await page.keyboard.press("ArrowDown")
    expect((await place())[1]).toBeCloseTo(1170)
  })
})

test("under reduced motion it trains only on request, and axe finds no violation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openWithStoppedClock(page, "/")
  await start(page)
  await draw(page, 10)
  await expect(step(page)).toHaveText("step 0")
  await button(page, "Train 20 steps").click()
  await draw(page, 10)
  await expect(step(page)).toHaveText("step 20")
  await page.clock.resume()
  await expectAccessible(page)
})

test.describe("if the program does not load", () => {
  test.use({ allowedPageErrors: /ERR_FAILED|ChunkLoadError|Loading chunk/ })
  test("a message says so, the picture stays, and the next press loads it", async ({ page }) => {
    await page.goto("/")
    await waitForHydration(page)
    await page.route(/\.js$/, (route) => route.abort())
    await button(page, "Train it yourself").click()
    await expect(figure(page).getByRole("status")).toHaveText(/^The network did not load/)
    await expect(figure(page).getByRole("img")).toBeVisible()
    await page.unroute(/\.js$/)
    await button(page, "Train it yourself").click()
    await expect(plot(page)).toBeVisible()
  })
})
