import { findViolations } from "./support/accessibility"
import { carousels, mountCarousel, visibleSlides } from "./support/carousel"
import { finishTransitions, openWithStoppedClock, passTime, settle } from "./support/clock"
import { observeLayoutShifts } from "./support/layout"
import { expect, test, type Page } from "./support/test"

const research = "#research-highlights"

/** Ends a slide change: react-slick's timers, each of which starts after a render, and the CSS transition. */
async function finishMove(page: Page): Promise<void> {
  for (const timer of [10, 1100, 50]) await passTime(page, timer)
  await finishTransitions(page)
  await settle(page)
}

for (const { path, section, slidesByWidth } of carousels) {
  test(`${path}: shows the specified number of slides on both sides of each breakpoint`, async ({ page }) => {
    const expectCounts = async () => {
      for (const [width, count] of Object.entries(slidesByWidth)) {
        await page.setViewportSize({ width: Number(width), height: 800 })
        await settle(page)
        // react-slick measures again 50 ms after a resize.
        await passTime(page, 100)
        expect(await visibleSlides(page.locator(section)), `at ${width} px`).toHaveLength(count)
      }
    }
    await openWithStoppedClock(page, path)
    await test.step("as a list", expectCounts)
    const carousel = await mountCarousel(page, section)
    await passTime(page, 200)
    await carousel.getByRole("button", { name: "Stop moving the slides" }).click()
    await test.step("as a carousel", expectCounts)
  })

  test(`${path}: mounts the carousel within 300 px of the viewport, without moving an element`, async ({ page }) => {
    const expectShiftsBelow = await observeLayoutShifts(page)
    const fetched: string[] = []
    page.on("request", (request) => {
      if (/\/carousel-\w+\.js$/.test(request.url())) fetched.push(request.url())
    })
    await page.setViewportSize({ width: 1440, height: 800 })
    await openWithStoppedClock(page, path)
    await test.step("react-slick is fetched when the carousel is within 300 px of the viewport, not before", async () => {
      const container = page.locator(section).getByRole("group").locator("..")
      const scrollUntilBelow = async (distance: number) => {
        await container.evaluate((element, limit) => {
          window.scrollBy({ top: element.getBoundingClientRect().top - limit, behavior: "instant" })
        }, 800 + distance)
        await settle(page)
      }
      await scrollUntilBelow(350)
      // The reveal animation of the section has to end first.
      await passTime(page, 30)
      await finishTransitions(page)
      await scrollUntilBelow(310)
      expect(fetched).toEqual([])
      await scrollUntilBelow(290)
      await expect.poll(() => fetched).toHaveLength(1)
    })
    await test.step("mounting moves no element", async () => {
      // From here on, only the shifts of the mounting count.
      await expectShiftsBelow(Infinity)
      await mountCarousel(page, section)
      await passTime(page, 200)
      await expectShiftsBelow(0.001)
    })
  })

  test(`${path}: where the loop wraps around, axe finds no violation, and every id is unique`, async ({ page }) => {
    await openWithStoppedClock(page, path)
    const carousel = await mountCarousel(page, section)
    // Focus in the carousel stops its rotation.
    await carousel.getByRole("button", { name: "Previous slide" }).focus()
    await page.keyboard.press("Enter")
    await finishMove(page)
    expect(await visibleSlides(carousel)).toHaveLength(3)
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    if (section === research)
      for (let number = 1; number <= 7; number += 1) expect(ids).toContain(`highlight-${number}`)
    await page.clock.resume()
    expect(await findViolations(page)).toEqual([])
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("shows a list with the same number of slides, which scrolls to the last one", async ({ page }) => {
    for (const { path, section, slidesByWidth } of carousels) {
      await page.goto(path)
      for (const [width, count] of Object.entries(slidesByWidth)) {
        await page.setViewportSize({ width: Number(width), height: 800 })
        expect(await visibleSlides(page.locator(section)), `${path} at ${width} px`).toHaveLength(count)
      }
      await expect(page.locator(section).getByRole("button")).toHaveCount(0)
      const last = page.locator(`${section} li`).last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
    }
  })
})

test("loops by button and automatically, until it is stopped", { tag: "@translated" }, async ({ page }) => {
  await openWithStoppedClock(page, "/")
  const carousel = await mountCarousel(page, research)
  await page.mouse.move(0, 0)
  await settle(page)
  const status = carousel.locator("[aria-live]")
  const button = (name: string) => carousel.getByRole("button", { name })
  const first = await visibleSlides(carousel)
  expect(first).toHaveLength(3)
  await expect(status).toHaveText("Slides 1, 2, 3 of 7")

  await test.step("rotates automatically after 8 s in 1000 ms, without an announcement", async () => {
    await expect(status).toHaveAttribute("aria-live", "off")
    await passTime(page, 7900)
    await expect(status).toHaveText("Slides 1, 2, 3 of 7")
    await passTime(page, 110)
    await expect(status).toHaveText("Slides 2, 3, 4 of 7")
    const track = carousel.locator(".slick-track")
    await expect(track).toHaveCSS("transition", /transform 1s/)
    await passTime(page, 950)
    await expect(track).toHaveCSS("transition", /transform 1s/)
    await finishMove(page)
    await expect(track).not.toHaveCSS("transition", /1s/)
  })
  await test.step("remains stopped, and then announces the slides", async () => {
    await button("Stop moving the slides").click()
    await page.mouse.move(0, 0)
    await button("Start moving the slides").blur()
    await settle(page)
    await passTime(page, 20_000)
    await expect(status).toHaveText("Slides 2, 3, 4 of 7")
    await expect(status).toHaveAttribute("aria-live", "polite")
  })
  await test.step("returns to the first slide after the last one", async () => {
    for (let step = 0; step < 6; step += 1) {
      await button("Next slide").click()
      await finishMove(page)
      expect(await visibleSlides(carousel)).toHaveLength(3)
    }
    expect(await visibleSlides(carousel)).toEqual(first)
  })
  await test.step("Tab reaches the buttons, then the visible slides and their clones, and nothing hidden", async () => {
    await button("Previous slide").click()
    await finishMove(page)
    const inView = await visibleSlides(carousel)
    expect(inView).toHaveLength(3)
    await button("Start moving the slides").focus()
    const reached: string[] = []
    for (let count = 0; count < 12; count += 1) {
      const name = await carousel.evaluate((element) => {
        const focused = document.activeElement
        if (!focused || !element.contains(focused)) return undefined
        const { left, right } = focused.getBoundingClientRect()
        const isInView = left >= 0 && right <= window.innerWidth
        const title = focused.closest("article")?.querySelector("h3")?.textContent
        return `${isInView ? "" : "hidden: "}${title ?? focused.getAttribute("aria-label") ?? focused.tagName}`
      })
      if (name === undefined) break
      // A slide has several links.
      if (name !== reached.at(-1)) reached.push(name)
      await page.keyboard.press("Tab")
    }
    expect(reached).toEqual(["Start moving the slides", "Previous slide", "Next slide", ...inView])
  })
  await test.step("jumps under reduced motion, and never rotates automatically", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await expect(carousel.getByRole("button", { name: /moving/ })).toHaveCount(0)
    await passTime(page, 30_000)
    await expect(status).toHaveText("Slides 7, 1, 2 of 7")
    await button("Next slide").click()
    await passTime(page, 100)
    await expect(status).toHaveText("Slides 1, 2, 3 of 7")
    expect(await visibleSlides(carousel)).toEqual(first)
  })
})

test.describe("on a phone", () => {
  test.use({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    // react-slick 0.31 cancels the touchend event also while the browser scrolls.
    allowedPageErrors: /Ignored attempt to cancel a touchend event/,
  })
  test("shows the slide of an anchor, at the start and later, and follows a swipe", async ({ page }) => {
    await openWithStoppedClock(page, "/#highlight-6")
    const carousel = page.locator(`${research} [aria-roledescription="carousel"]`)
    await expect(carousel.locator(".slick-slide").first()).toBeAttached()
    const slide = (number: number) => page.locator(`#highlight-${number} h3`)
    const expectSlide = async (number: number) => {
      await passTime(page, 10)
      await expect(carousel.getByText(`Slide ${number} of 7`, { exact: true })).toBeAttached()
      await finishMove(page)
      await expect(slide(number)).toBeInViewport()
      expect(await visibleSlides(carousel)).toEqual([await slide(number).textContent()])
    }
    await expectSlide(6)
    await page.evaluate(() => window.___navigate("/#highlight-3"))
    await expectSlide(3)
    await page.goBack()
    await expectSlide(6)

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
    await expectSlide(7)
  })
})
