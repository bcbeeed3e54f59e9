import { gzipSync } from "node:zlib"
import { expectAccessible } from "./support/accessibility"
import { openWithStoppedClock, passTime, waitForHydration } from "./support/clock"
import { observeLayoutShifts } from "./support/layout"
import { expect, test, type Page } from "./support/test"

const figure = (page: Page) => page.locator("header figure")
const plot = (page: Page) => page.getByRole("application")
const button = (page: Page, name: string) => figure(page).getByRole("button", { name })
const facts = (page: Page) => figure(page).getByText(/^step \d+\s/)
const status = (page: Page) => figure(page).getByRole("status").last()
/** Center of the ring around the chosen point, as shares of the plot. */
const place = (page: Page) =>
  plot(page)
    .locator("circle")
    .evaluate((ring) => ["cx", "cy"].map((name) => Number(ring.getAttribute(name))))

/** Runs frames of the stopped clock. Each trains by one step. */
async function train(page: Page, steps: number) {
  for (let step = 0; step < steps; step += 1) await passTime(page, 16)
}

async function start(page: Page) {
  await openWithStoppedClock(page, "/")
  await button(page, "Train it yourself").click()
  await plot(page).waitFor()
}

test("a press loads at most 8 kB and trains the network, without moving anything", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const shifts = await observeLayoutShifts(page)
  await openWithStoppedClock(page, "/")
  const sizes: Promise<number>[] = []
  page.on("response", (response) => sizes.push(response.body().then((body) => gzipSync(body).length)))
  const height = (await figure(page).boundingBox())?.height
  await button(page, "Train it yourself").click()
  await expect(button(page, "Pause")).toBeFocused()
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(8_000)
  await train(page, 20)
  await expect(facts(page)).toHaveText(/^step 20\s+loss 0\.641\s+\d+% correct$/)
  const area = plot(page).locator("path").first()
  const before = await area.getAttribute("d")
  await train(page, 10)
  expect(await area.getAttribute("d")).not.toBe(before)
  expect((await figure(page).boundingBox())?.height).toBe(height)
  expect(await shifts()).toBeLessThan(0.001)
})

test("pauses and says the result, continues, and resets", async ({ page }) => {
  await start(page)
  await train(page, 3)
  await expect(status(page)).not.toContainText("loss")
  await button(page, "Pause").click()
  await train(page, 3)
  await expect(status(page)).toContainText(/^step 3, loss 0\.\d{3}, \d+% correct/)
  await button(page, "Train 400 steps").click()
  await train(page, 2)
  await expect(facts(page)).toContainText("step 5")
  await button(page, "Reset").click()
  await train(page, 1)
  await expect(facts(page)).toContainText("step 1")
})

test("a pointer or the arrow keys move a point", async ({ page }) => {
  await start(page)
  await page.keyboard.press("Shift+Tab")
  await expect(plot(page)).toBeFocused()
  const { x: left = 0, y: top = 0, width = 0 } = (await plot(page).boundingBox()) ?? {}
  const [x = 0, y = 0] = await place(page)
  await page.mouse.move(left + x * width, top + y * width)
  await page.mouse.down()
  await page.mouse.move(left + x * width, top + (y - 0.1) * width, { steps: 3 })
  await page.mouse.up()
  await page.mouse.move(left, top)
  expect(await place(page)).toEqual([expect.closeTo(x, 2), expect.closeTo(y - 0.1, 2)])
  await page.keyboard.press("ArrowRight")
  expect((await place(page))[0]).toBeCloseTo(x + 0.02, 2)
  await expect(status(page)).toHaveText(/Point \d+% from the left, \d+% from the top$/)
  for (let count = 0; count < 60; count += 1) await page.keyboard.press("ArrowDown")
  expect((await place(page))[1]).toBeCloseTo(1)
  await page.keyboard.press("n")
  expect((await place(page))[1]).not.toBeCloseTo(1)
})

test("under reduced motion it trains only on request, and axe finds no violation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await start(page)
  await train(page, 3)
  await expect(facts(page)).toBeHidden()
  await button(page, "Train 20 steps").click()
  await train(page, 25)
  await expect(facts(page)).toContainText("step 20")
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
