import { expect, test } from "@playwright/test"
import { findViolations } from "./support/axe"
import { bringToLife, slidesInView, watchShifts } from "./support/carousel"
import { watchForFaults } from "./support/watch"

const research = "#research-highlights"
const voices = "#students"

/** Slides at a time on both sides of each breakpoint (specification, section 9). */
const counts = [
  {
    path: "/",
    section: research,
    at: [
      [1440, 3],
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
      [480, 1],
      [479, 1],
    ],
  },
  {
    path: "/testimonials/",
    section: voices,
    at: [
      [1440, 3],
      [768, 3],
      [767, 1],
    ],
  },
] as const

for (const { path, section, at } of counts) {
  test(`${path}: as many slides as specified at the exact pixel, as the window changes`, async ({ page }) => {
    await page.setViewportSize({ width: at[0][0], height: 900 })
    await page.goto(path)
    await bringToLife(page, section)
    for (const [width, count] of at) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => slidesInView(page.locator(section)), `at ${width} px`).toHaveLength(count)
    }
  })

  test(`${path}: as many slides at the exact pixel when opened there`, async ({ page }) => {
    for (const [width, count] of at) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await bringToLife(page, section)
      await expect.poll(() => slidesInView(page.locator(section)), `at ${width} px`).toHaveLength(count)
    }
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test(`${path}: a list of as many, which scrolls to the rest`, async ({ page }) => {
      await page.goto(path)
      for (const [width, count] of at) {
        await page.setViewportSize({ width, height: 900 })
        expect(await slidesInView(page.locator(section)), `at ${width} px`).toHaveLength(count)
      }
      await expect(page.locator(section).getByRole("button")).toHaveCount(0)
      const last = page.locator(`${section} li`).last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
    })
  })

  for (const width of [360, 768, 1440])
    test(`${path} at ${width} px: nothing moves when the carousel takes over`, async ({ page }) => {
      const faults = watchForFaults(page)
      const shifts = await watchShifts(page)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: "networkidle" })
      await page.evaluate(() => document.fonts.ready)
      const measure = () =>
        page.locator(section).evaluate((element) => ({
          section: element.getBoundingClientRect().height,
          page: document.documentElement.scrollHeight,
          slides: [...element.querySelectorAll("article, figure:has(blockquote)")]
            .filter((slide) => !slide.closest(".slick-cloned"))
            .map((slide) => slide.getBoundingClientRect())
            .map(({ left, width, height }) => [left, width, height].map((value) => Math.round(value * 10) / 10)),
        }))
      const before = await measure()
      const whileLoading = await shifts()
      await bringToLife(page, section)
      await page.waitForTimeout(300)
      expect(await measure()).toEqual(before)
      expect((await shifts()) - whileLoading).toBeLessThan(0.001)
      expect(faults).toEqual([])
    })
}

for (const width of [412, 1440])
  test(`at ${width} px the library is fetched when the carousel comes near, and not before`, async ({ page }) => {
    const fetched: string[] = []
    page.on("request", (request) => {
      if (/\/carousel-\w+\.js$/.test(request.url())) fetched.push(request.url())
    })
    for (const { path, section } of counts) {
      fetched.length = 0
      await page.setViewportSize({ width, height: 823 })
      await page.goto(path, { waitUntil: "networkidle" })
      await page.waitForTimeout(500)
      expect(fetched, path).toEqual([])
      // 400 px below the window: not yet near. 200 px: near.
      const top = await page
        .locator(section)
        .locator("ul")
        .evaluate((list) => list.getBoundingClientRect().top)
      await page.mouse.wheel(0, top - 823 - 450)
      await page.waitForTimeout(500)
      expect(fetched, path).toEqual([])
      await page.mouse.wheel(0, 300)
      await expect.poll(() => fetched.length, path).toBe(1)
    }
  })

test("axe finds nothing in the carousels while they are alive", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  for (const { path, section } of counts) {
    await page.goto(path)
    const carousel = await bringToLife(page, section)
    expect(await findViolations(page)).toEqual([])
    // At the seam of the loop, with clones in view.
    await carousel.getByRole("button", { name: "Previous slide" }).click()
    await page.waitForTimeout(1200)
    expect(await findViolations(page)).toEqual([])
  }
  await context.close()
})

test("every anchor is there once, clones and all", async ({ page }) => {
  await page.goto("/")
  await bringToLife(page, research)
  await page.getByRole("button", { name: "Previous slide" }).click()
  await page.waitForTimeout(1200)
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (let number = 1; number <= 7; number += 1) expect(ids).toContain(`highlight-${number}`)
})

test("it goes round and is at its beginning again", async ({ page }) => {
  test.slow()
  await page.goto("/")
  const carousel = await bringToLife(page, research)
  const first = await slidesInView(carousel)
  expect(first).toHaveLength(3)
  for (let step = 0; step < 7; step += 1) {
    await page.getByRole("button", { name: "Next slide" }).click()
    await page.waitForTimeout(1200)
    expect(await slidesInView(carousel)).toHaveLength(3)
  }
  expect(await slidesInView(carousel)).toEqual(first)
})

test("a move takes 1000 ms", async ({ page }) => {
  await page.goto("/")
  const carousel = await bringToLife(page, research)
  const duration = carousel.locator(".slick-track").evaluate(
    (track) =>
      new Promise<number>((resolve) => {
        let start = 0
        const onEvent = ({ type, target, timeStamp }: Event) => {
          // What moves inside the slides tells of itself too.
          if (target !== track) return
          if (type === "transitionrun") start = timeStamp
          else resolve(timeStamp - start)
        }
        for (const type of ["transitionrun", "transitionend", "transitioncancel"]) track.addEventListener(type, onEvent)
      }),
  )
  await page.getByRole("button", { name: "Next slide" }).click()
  const measured = await duration
  expect(measured).toBeGreaterThan(850)
  expect(measured).toBeLessThan(1500)
})

test("the tab key reaches the buttons, the one that stops first, then what is seen, and nothing hidden", async ({
  page,
}) => {
  await page.goto("/")
  const carousel = await bringToLife(page, research)
  // At the seam of the loop, where the last slide and two clones are seen.
  await page.getByRole("button", { name: "Previous slide" }).click()
  await page.waitForTimeout(1200)
  const seen = await slidesInView(carousel)
  expect(seen).toHaveLength(3)

  await carousel.getByRole("button", { name: "Stop moving the slides" }).focus()
  const reached: string[] = []
  for (let count = 0; count < 12; count += 1) {
    const name = await carousel.evaluate((element) => {
      const focused = document.activeElement
      if (!focused || !element.contains(focused)) return undefined
      const { left, right } = focused.getBoundingClientRect()
      const isSeen = left >= 0 && right <= window.innerWidth
      const title = focused.closest("article")?.querySelector("h3")?.textContent
      return `${isSeen ? "" : "hidden: "}${title ?? focused.getAttribute("aria-label") ?? focused.tagName}`
    })
    if (name === undefined) break
    reached.push(name)
    await page.keyboard.press("Tab")
  }
  expect(reached).toEqual(["Stop moving the slides", "Previous slide", "Next slide", ...seen])
})

test("it moves by itself in view until it is stopped, and stays stopped", async ({ page }) => {
  await page.clock.install()
  await page.goto("/")
  const carousel = await bringToLife(page, research)
  await page.mouse.move(0, 0)
  const told = carousel.getByText(/^Slides [\d, ]+ of 7$/)
  await expect(told).toHaveText("Slides 1, 2, 3 of 7")
  await expect(told).toHaveAttribute("aria-live", "off")
  await page.clock.runFor(9500)
  await expect(told).toHaveText("Slides 2, 3, 4 of 7")

  await carousel.getByRole("button", { name: "Stop moving the slides" }).click()
  await expect(carousel.getByRole("button", { name: "Start moving the slides" })).toBeVisible()
  await page.mouse.move(0, 0)
  await carousel.getByRole("button", { name: "Start moving the slides" }).blur()
  const stopped = await told.textContent()
  await page.clock.runFor(20_000)
  await expect(told).toHaveText(stopped ?? "")
  await expect(told).toHaveAttribute("aria-live", "polite")
})

test("an address with the anchor of a slide shows that slide, opened cold and later on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/#highlight-6")
  const carousel = page.locator(`${research} [aria-roledescription="carousel"]`)
  await expect(carousel.locator(".slick-slide").first()).toBeAttached()
  const slide = (number: number) => page.locator(`#highlight-${number} h3`)
  await expect(slide(6)).toBeInViewport()
  await page.evaluate(() => (window.location.hash = "#highlight-3"))
  await page.waitForTimeout(1300)
  await expect(slide(3)).toBeInViewport()
  expect(await slidesInView(carousel)).toEqual([await slide(3).textContent()])
  await page.goBack()
  await page.waitForTimeout(1300)
  expect(await slidesInView(carousel)).toEqual([await slide(6).textContent()])
})

test.describe("with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })
  test("it follows the finger", async ({ page }) => {
    await page.goto("/")
    const carousel = await bringToLife(page, research)
    const box = await carousel.locator(".slick-list").boundingBox()
    const client = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: (box?.y ?? 0) + 150 }],
      })
    await touch("touchStart", 300)
    for (const x of [280, 240, 180, 120, 80]) await touch("touchMove", x)
    await touch("touchEnd")
    await expect(carousel.getByText("Slide 2 of 7", { exact: true })).toBeAttached()
  })
})

test("under reduced motion nothing moves by itself, and slides do not glide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install()
  await page.goto("/")
  const carousel = await bringToLife(page, research)
  const told = carousel.getByText(/^Slides [\d, ]+ of 7$/)
  await page.clock.runFor(30_000)
  await expect(told).toHaveText("Slides 1, 2, 3 of 7")
  await expect(carousel.getByRole("button", { name: /moving/ })).toHaveCount(0)
  await carousel.getByRole("button", { name: "Next slide" }).click()
  await page.clock.runFor(100)
  await expect(told).toHaveText("Slides 2, 3, 4 of 7")
  expect(await slidesInView(carousel)).toHaveLength(3)
})
