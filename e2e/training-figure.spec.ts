import { gzipSync } from "node:zlib"
import { expectAccessible } from "./support/accessibility"
import { openWithStoppedClock, passTime, passTimeUntil, visit } from "./support/clock"
import { delayRequests } from "./support/delayRequests"
import { observeLayoutShifts } from "./support/layout"
import { newsletterEmail } from "./support/newsletter"
import { expect, test, type Page } from "./support/test"

const figure = (page: Page) => page.locator("header figure")
const plot = (page: Page) => page.getByRole("application")
const button = (page: Page, name: string | RegExp) => figure(page).getByRole("button", { name })
const facts = (page: Page) => figure(page).getByText(/^round \d+\s/)
const share = (page: Page) => figure(page).getByText(/^\d+% right$/)
/** The result in words, and the place of the ringed dot. */
const result = (page: Page) => figure(page).getByRole("status").first()
const ringedPlace = (page: Page) => figure(page).getByRole("status").last()
/** Center of the ring around the chosen point, as shares of the plot. */
const place = (page: Page) =>
  plot(page)
    .locator("circle")
    .evaluate((ring) => ["cx", "cy"].map((name) => Number(ring.getAttribute(name))))

/** Milliseconds from one frame of the stopped clock to the next. Each trains by one step. */
const frame = 16

async function train(page: Page, steps: number) {
  const step = async () => Number(/\d+/.exec((await facts(page).allInnerTexts()).join())?.[0] ?? 0)
  const end = (await step()) + steps
  // Most steps at once, because each call costs more than a step.
  await page.clock.runFor((steps - 1) * frame)
  await passTimeUntil(page, async () => (await step()) === end, frame)
}

async function start(page: Page) {
  await openWithStoppedClock(page, "/")
  await button(page, "Train it yourself").click()
  await plot(page).waitFor()
}

test("a press loads at most 8 kB", async ({ page }) => {
  await openWithStoppedClock(page, "/")
  const sizes: Promise<number>[] = []
  page.on("response", (response) => sizes.push(response.body().then((body) => gzipSync(body).length)))
  await button(page, "Train it yourself").click()
  await expect(button(page, "Pause")).toBeFocused()
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(8_000)
})

test("a press trains the network without moving anything", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const expectShiftsBelow = await observeLayoutShifts(page)
  await openWithStoppedClock(page, "/")
  await expectShiftsBelow(0.02)
  const height = (await figure(page).boundingBox())?.height
  await button(page, "Train it yourself").click()
  await expect(button(page, "Pause")).toBeFocused()
  await train(page, 20)
  await expect(facts(page)).toHaveText(/^round 20\s+85\/236 wrong$/)
  const area = plot(page).locator("path").first()
  const before = await area.getAttribute("d")
  await train(page, 10)
  expect(await area.getAttribute("d")).not.toBe(before)
  expect((await figure(page).boundingBox())?.height).toBe(height)
  await expectShiftsBelow(0.001)
})

for (const width of [320, 360, 1440])
  test(`the button is on the plot and large enough to touch at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await visit(page, "/")
    const loader = button(page, "Train it yourself")
    const box = await loader.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    const picture = await figure(page).getByRole("img").boundingBox()
    // The corner of the plot that has no points.
    await figure(page).click({ position: { x: 0.59 * (picture?.width ?? 0), y: 0.65 * (picture?.width ?? 0) } })
    await expect(plot(page)).toBeVisible()
  })

test("leaves the focus in a field that the visitor has gone on to while the figure loads", async ({ page }) => {
  await openWithStoppedClock(page, "/")
  const { release, requests } = await delayRequests(page, (url) => url.pathname.endsWith(".js"))
  await button(page, "Train it yourself").click()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  const field = newsletterEmail(page.getByRole("contentinfo"))
  await field.focus()
  release()
  await expect(button(page, "Pause")).toBeVisible()
  await expect(field).toBeFocused()
})

test("the buttons pause, continue and reset the training", { tag: "@translated" }, async ({ page }) => {
  await start(page)
  await train(page, 3)
  await button(page, "Pause").click()
  await passTime(page, 3 * frame)
  await expect(facts(page)).toContainText("round 3")
  await expect(share(page)).toHaveText("64% right")
  await button(page, "Train").click()
  await train(page, 2)
  await expect(facts(page)).toContainText("round 5")
  await expect(share(page)).toHaveText("63% right")
  await button(page, "Reset").click()
  await expect(facts(page)).toBeHidden()
  await expect(result(page)).toContainText("Press play.")
  await button(page, "Train").click()
  await train(page, 1)
  await expect(facts(page)).toContainText("round 1")
})

test("screen readers say the share of a run only at its end", async ({ page }) => {
  await start(page)
  await train(page, 3)
  await expect(result(page)).toMatchAriaSnapshot(`
    - status:
      - paragraph: /^The orange line/
  `)
  await button(page, "Pause").click()
  await expect(result(page)).toMatchAriaSnapshot(`
    - status:
      - paragraph: /^\\d+% right$/
      - paragraph: /^The orange line/
  `)
})

test("a pointer or the arrow keys move a point", async ({ page }) => {
  await start(page)
  const keys = figure(page).getByText(/^Arrow keys/)
  await expect(keys).toBeHidden()
  for (const _control of ["neurons", "Reset", "plot"]) await page.keyboard.press("Tab")
  await expect(plot(page)).toBeFocused()
  await expect(keys).toBeVisible()
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
  await expect(ringedPlace(page)).toHaveText(/^Ringed dot, .*: \d+%, \d+%$/)
  for (let count = 0; count < 60; count += 1) await page.keyboard.press("ArrowDown")
  expect((await place(page))[1]).toBeCloseTo(1)
  await page.keyboard.press("n")
  expect((await place(page))[1]).not.toBeCloseTo(1)
})

test("the right button of the mouse moves no point", async ({ page }) => {
  await start(page)
  const { x: left = 0, y: top = 0, width = 0 } = (await plot(page).boundingBox()) ?? {}
  const [x = 0, y = 0] = await place(page)
  await page.mouse.move(left + x * width, top + y * width)
  await page.mouse.down({ button: "right" })
  await page.mouse.move(left + x * width, top + (y - 0.1) * width, { steps: 3 })
  await page.mouse.up({ button: "right" })
  expect(await place(page)).toEqual([x, y])
})

test("rings no dot before the plot has the focus", async ({ page }) => {
  await start(page)
  const ring = plot(page).locator("circle")
  await expect(ring).toBeHidden()
  await plot(page).focus()
  await expect(ring).toBeVisible()
})

test("says when the network has learned the dots, and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  // A whole run then draws its plots only at the end: several hundred steps are faster.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await start(page)
  const height = (await figure(page).boundingBox())?.height
  await passTimeUntil(page, () => button(page, "Train").isVisible(), 20 * frame)
  await expect(share(page)).toHaveText("98% right")
  await expect(result(page)).toContainText("Now drag a dot and try to fool it.")
  await expect(result(page).getByRole("link")).toHaveAttribute("href", "/bootcamp/#bootcamp-4-weeks-week-3")
  expect((await figure(page).boundingBox())?.height).toBe(height)
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } })
  test("a swipe scrolls the page, unless it begins near a point", async ({ page }) => {
    await visit(page, "/")
    await button(page, "Train it yourself").click()
    await plot(page).waitFor()
    const scrollY = () => page.evaluate(() => window.scrollY)
    /** A page goes on scrolling after a swipe. */
    const scrolledInTenFrames = async () => {
      const before = await scrollY()
      for (let count = 0; count < 10; count += 1) await page.evaluate(() => new Promise(requestAnimationFrame))
      return (await scrollY()) - before
    }
    const swipe = async (x: number, y: number) => {
      await expect.poll(scrolledInTenFrames).toBe(0)
      await plot(page).evaluate((svg) => svg.scrollIntoView({ block: "center", behavior: "instant" }))
      const box = await plot(page).boundingBox()
      const [left, top] = [(box?.x ?? 0) + x * (box?.width ?? 0), (box?.y ?? 0) + y * (box?.width ?? 0)]
      const session = await page.context().newCDPSession(page)
      const before = await scrollY()
      for (let distance = 0; distance <= 120; distance += 10) {
        const touchPoints = [{ x: left, y: top - distance }]
        await session.send("Input.dispatchTouchEvent", { type: distance ? "touchMove" : "touchStart", touchPoints })
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
      return (await scrollY()) - before
    }
    // A corner has no points.
    expect(await swipe(0.04, 0.04)).toBeGreaterThan(60)
    const [x = 0, y = 0] = await place(page)
    expect(await swipe(x, y)).toBe(0)
    expect((await place(page))[1]).toBeLessThan(y - 0.2)
  })
})

test("under reduced motion it shows only the end of a run", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await start(page)
  await passTime(page, 6 * frame)
  await expect(facts(page)).toBeHidden()
  await button(page, "Pause").click()
  await expect(facts(page)).toBeVisible()
})

test("the trained figure is accessible", async ({ page }) => {
  await start(page)
  await train(page, 3)
  await button(page, "Pause").click()
  await page.clock.resume()
  await expectAccessible(page)
})

test.describe("if the program does not load", () => {
  test.use({ allowedPageErrors: /ERR_FAILED|ChunkLoadError|Loading chunk/ })
  test("a message beside the picture says so, until the next press loads it", async ({ page }) => {
    await visit(page, "/")
    await page.route(/\.js$/, (route) => route.abort())
    await button(page, "Train it yourself").click()
    await expect(figure(page).getByRole("status")).toHaveText(/^The network did not load/)
    await expect(figure(page).getByRole("img")).toBeVisible()
    await page.unroute(/\.js$/)
    await button(page, "Train it yourself").click()
    await expect(plot(page)).toBeVisible()
  })
})
