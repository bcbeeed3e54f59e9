import { openWithStoppedClock, passTime, settle } from "./support/clock"
import { openWithDelayedRequests } from "./support/delayRequests"
import { expect, test, type Page } from "./support/test"

/** Visible names by the width of the viewport in px, on both sides of each breakpoint (specification, section 9). */
const counts = { 1440: 5, 1024: 5, 1023: 4, 768: 4, 767: 3, 640: 3, 639: 2, 360: 2 }

const section = (page: Page) => page.locator("#universities")
const frameOf = (page: Page) => section(page).getByRole("group")

/** Expects the specified number of visible names at each width. */
async function checkCounts(page: Page): Promise<void> {
  for (const [width, count] of Object.entries(counts)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    const namesShown = await section(page).evaluate((element) => {
      const [frame, name] = ["[role=group]", "li"].map((selector) => element.querySelector(selector))
      return (frame?.clientWidth ?? 0) / (name?.getBoundingClientRect().width ?? 1)
    })
    expect(namesShown, `at ${width} px`).toBeCloseTo(count, 1)
  }
}

/** Returns the width in CSS pixels by which the names overflow the frame. */
const overflowWidth = (page: Page) => frameOf(page).evaluate((frame) => frame.scrollWidth - frame.clientWidth)

/** Returns the pixels that the strip has moved since the start of its loop. */
const offset = (page: Page) =>
  frameOf(page).evaluate((frame) => {
    const list = frame.querySelector("ul")
    return list ? frame.getBoundingClientRect().left - list.getBoundingClientRect().left : 0
  })

/** Returns the pixels that the strip moves in one second, after two frames in which it may start. */
async function speed(page: Page): Promise<number> {
  await settle(page)
  await page.clock.runFor(32)
  const before = await offset(page)
  await page.clock.runFor(1000)
  return (await offset(page)) - before
}

test("shows the specified number of names at each breakpoint, before and after hydration", async ({ page }) => {
  const release = await openWithDelayedRequests(page, /\.js$/, "/")
  await checkCounts(page)
  release()
  const lists = frameOf(page).locator("ul")
  await expect(lists).toHaveCount(2)
  await checkCounts(page)
  await expect(lists.nth(1)).toHaveAttribute("aria-hidden", "true")
  expect(await lists.nth(1).textContent()).toBe(await lists.nth(0).textContent())
})

test("moves 30 px per second in a loop while it is in the viewport and has neither focus nor mouse", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/")
  await expect(frameOf(page).locator("ul")).toHaveCount(2)
  const [stopped, moving] = [0, expect.closeTo(30, 0)]
  expect(await speed(page), "out of view").toBe(stopped)
  await frameOf(page).evaluate((frame) => frame.scrollIntoView({ block: "center" }))
  await page.mouse.move(0, 0)
  expect(await speed(page), "in view").toEqual(moving)

  await frameOf(page).hover()
  expect(await speed(page), "under the mouse").toBe(stopped)
  await page.mouse.move(0, 0)
  await frameOf(page).focus()
  expect(await speed(page), "with the focus").toBe(stopped)
  await frameOf(page).blur()
  expect(await speed(page), "without the focus").toEqual(moving)

  const button = section(page).getByRole("button")
  const stoppedAt = await offset(page)
  await test.step("its button stops it at its current position", async () => {
    await button.click()
    await expect(button).toHaveAccessibleName("Start moving the names")
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await page.mouse.move(0, 0)
    expect(await speed(page)).toBe(stopped)
    expect(Math.abs((await offset(page)) - stoppedAt)).toBeLessThan(1)
  })
  await test.step("continues from a scrolled position, and starts again at the end of the loop", async () => {
    const loopWidth = await frameOf(page).evaluate((frame) => {
      const width = frame.querySelector("ul")?.getBoundingClientRect().width ?? 0
      frame.scrollLeft = width - 15
      return width
    })
    await settle(page)
    await button.click()
    await page.mouse.move(0, 0)
    await settle(page)
    expect(Math.abs((await offset(page)) - (loopWidth - 15))).toBeLessThan(1)
    await passTime(page, 1000)
    expect(Math.abs((await offset(page)) - 15)).toBeLessThan(2)
  })
})

test("prints each name once", async ({ page }) => {
  await openWithStoppedClock(page, "/")
  const visibleLists = frameOf(page).locator("ul").filter({ visible: true })
  await expect(visibleLists).toHaveCount(2)
  await page.emulateMedia({ media: "print" })
  await expect(visibleLists).toHaveCount(1)
})

test("shows all names in a list without motion if the visitor prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openWithStoppedClock(page, "/")
  await frameOf(page).evaluate((frame) => frame.scrollIntoView({ block: "center" }))
  expect(await speed(page)).toBe(0)
  await expect(section(page).getByRole("button")).toHaveCount(0)
  await expect(frameOf(page).locator("ul")).toHaveCount(1)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowWidth(page), `at ${width} px`).toBe(0)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("shows all names, with the specified number per row", async ({ page }) => {
    await page.goto("/")
    await checkCounts(page)
    expect(await overflowWidth(page)).toBe(0)
  })
})

test("names on a phone have the whole width, and each is wider than the button that stops them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openWithStoppedClock(page, "/")
  const [frame, heading] = [await frameOf(page).boundingBox(), await section(page).locator("h2").boundingBox()]
  expect(frame?.x).toBeCloseTo(heading?.x ?? 0)
  expect((frame?.x ?? 0) * 2 + (frame?.width ?? 0)).toBeCloseTo(360)
  const button = await section(page).getByRole("button").boundingBox()
  expect(button?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? Infinity))
})

test("in the dark scheme, a logo without a dark file is on a light tile of the same size", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
  await openWithStoppedClock(page, "/")
  const logo = frameOf(page).locator("picture img").first()
  const boxOf = () => logo.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight])
  await expect(logo).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  const box = await boxOf()
  await logo.evaluate((image) => image.parentElement?.querySelector("source")?.remove())
  await expect(logo).toHaveCSS("background-color", "rgb(255, 255, 255)")
  expect(await boxOf()).toEqual(box)
})
