import { expect, test, type Page } from "@playwright/test"

/** Names at a time on both sides of each breakpoint (specification, section 9). */
const counts = [
  [1440, 5],
  [1024, 5],
  [1023, 4],
  [768, 4],
  [767, 3],
  [640, 3],
  [639, 2],
  [360, 2],
] as const

const frameOf = (page: Page) => page.locator("#universities").getByRole("group")

const namesShown = (page: Page) =>
  frameOf(page).evaluate((frame) => frame.clientWidth / (frame.querySelector("li")?.getBoundingClientRect().width ?? 1))

/** Pixels that the strip has gone. */
const gone = (page: Page) =>
  frameOf(page).evaluate((frame) => {
    const list = frame.querySelector("ul")
    return list ? frame.getBoundingClientRect().left - list.getBoundingClientRect().left : 0
  })

/** Pixels that it goes in about a second. */
async function pixelsInOneSecond(page: Page): Promise<number> {
  return frameOf(page).evaluate(async (frame) => {
    const left = () => frame.querySelector("ul")?.getBoundingClientRect().left ?? 0
    const frames = (milliseconds: number) =>
      new Promise<number>((resolve) => setTimeout(() => requestAnimationFrame(resolve), milliseconds))
    const start = await frames(50)
    const from = left()
    const end = await frames(1000)
    return ((from - left()) / (end - start)) * 1000
  })
}

async function open(page: Page): Promise<void> {
  await page.goto("/", { waitUntil: "networkidle" })
  await frameOf(page).evaluate((element) => element.scrollIntoView({ block: "center" }))
  await page.mouse.move(0, 0)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled })
    test("as many names as specified at the exact pixel", async ({ page }) => {
      await page.goto("/")
      for (const [width, count] of counts) {
        await page.setViewportSize({ width, height: 800 })
        expect(await namesShown(page), `at ${width} px`).toBeCloseTo(count, 1)
      }
    })
  })

test("it moves 30 px a second while it is in view, and rests elsewhere", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  expect(await pixelsInOneSecond(page)).toBe(0)
  await open(page)
  // A machine that draws fewer than ten frames a second cannot show it.
  await expect(async () => {
    const speed = await pixelsInOneSecond(page)
    expect(speed).toBeGreaterThan(24)
    expect(speed).toBeLessThan(36)
  }).toPass({ timeout: 30_000 })
})

test("what follows the last name is the first again, for the eye only", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    const lists = frameOf(page).locator("ul")
    await expect(lists).toHaveCount(2)
    await expect(lists.nth(1)).toHaveAttribute("aria-hidden", "true")
    expect(await lists.nth(1).textContent()).toBe(await lists.nth(0).textContent())
    const { gap, cover } = await frameOf(page).evaluate((frame) => {
      const [one, two] = [...frame.querySelectorAll("ul")].map((list) => list.getBoundingClientRect())
      return one && two ? { gap: two.left - one.right, cover: one.width - frame.clientWidth } : { gap: -1, cover: -1 }
    })
    expect(Math.abs(gap)).toBeLessThan(0.1)
    expect(cover).toBeGreaterThan(0)
  }
})

test("it begins anew where the loop ends", async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/")
  await frameOf(page).evaluate((element) => element.scrollIntoView({ block: "center" }))
  await expect.poll(() => gone(page)).toBeGreaterThan(20)
  // From here on time passes only when told to.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const loop = await frameOf(page)
    .locator("ul")
    .first()
    .evaluate((list) => list.getBoundingClientRect().width)
  const before = await gone(page)
  await page.clock.runFor(((loop - 15) / 30) * 1000)
  expect(Math.abs((await gone(page)) - (before - 15))).toBeLessThan(3)
})

test("it stops by its button and stays stopped, and goes on by it", async ({ page }) => {
  await open(page)
  const section = page.locator("#universities")
  await section.getByRole("button", { name: "Stop moving the names" }).click()
  await page.mouse.move(0, 0)
  expect(await pixelsInOneSecond(page)).toBe(0)
  const button = section.getByRole("button", { name: "Start moving the names" })
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await button.click()
  await page.mouse.move(0, 0)
  expect(await pixelsInOneSecond(page)).toBeGreaterThan(20)
})

test("stopped, it stays where it was and is scrolled by hand, and goes on from there", async ({ page }) => {
  await open(page)
  await expect.poll(() => gone(page)).toBeGreaterThan(5)
  const section = page.locator("#universities")
  const before = await gone(page)
  await section.getByRole("button", { name: "Stop moving the names" }).click()
  const stopped = await gone(page)
  // A second's way: the click takes time.
  expect(Math.abs(stopped - before)).toBeLessThan(60)
  await frameOf(page).evaluate((frame) => (frame.scrollLeft += 300))
  await expect.poll(() => gone(page)).toBeCloseTo(stopped + 300, 0)
  await section.getByRole("button", { name: "Start moving the names" }).click()
  expect(await gone(page)).toBeGreaterThan(stopped + 290)
})

test("it waits under the mouse and under the focus", async ({ page }) => {
  await open(page)
  await frameOf(page).hover()
  await page.waitForTimeout(100)
  expect(await pixelsInOneSecond(page)).toBe(0)
  await page.mouse.move(0, 0)
  await frameOf(page).focus()
  await page.waitForTimeout(100)
  expect(await pixelsInOneSecond(page)).toBe(0)
  await frameOf(page).blur()
  await page.waitForTimeout(100)
  expect(await pixelsInOneSecond(page)).toBeGreaterThan(20)
})

test("under reduced motion it is a still list of all names, with nothing to stop", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page)
  expect(await pixelsInOneSecond(page)).toBe(0)
  await expect(page.locator("#universities").getByRole("button")).toHaveCount(0)
  await expect(frameOf(page).locator("ul")).toHaveCount(1)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const hidden = await frameOf(page).evaluate((frame) => frame.scrollWidth - frame.clientWidth)
    expect(hidden, `at ${width} px`).toBe(0)
  }
})

test("it is as high as the list was before the page came alive", async ({ page }) => {
  const scripts = "**/*.js"
  const height = () => page.locator("#universities").evaluate((section) => section.getBoundingClientRect().height)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.route(scripts, (route) => route.abort())
    await page.goto("/", { waitUntil: "networkidle" })
    await expect(frameOf(page).locator("ul")).toHaveCount(1)
    const asList = await height()
    await page.unroute(scripts)
    await page.goto("/", { waitUntil: "networkidle" })
    await expect(frameOf(page).locator("ul")).toHaveCount(2)
    expect(await height(), `at ${width} px`).toBe(asList)
  }
})
