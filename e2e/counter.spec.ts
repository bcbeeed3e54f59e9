import { finishTransitions, openWithStoppedClock, passTime, settle } from "./support/clock"
import { observeLayoutShifts } from "./support/layout"
import { expect, test } from "./support/test"

const tick = 50 // ms (specification, section 4)

test(
  "counts from 0 to 200 by 20 every 50 ms while at least 10 % of it is visible, without layout shifts",
  { tag: "@translated" },
  async ({ page }) => {
    const expectShiftsBelow = await observeLayoutShifts(page)
    await openWithStoppedClock(page, "/")
    const value = page.locator("#numbers dd").first()
    const digits = value.locator("[aria-hidden]")
    /** Scrolls until this fraction of the number's height is above the bottom edge of the viewport. */
    const show = async (fraction: number) => {
      await value.locator("> span").evaluate((element, visible) => {
        const { top, height } = element.getBoundingClientRect()
        window.scrollBy({ top: top + height * visible - window.innerHeight, behavior: "instant" })
      }, fraction)
      await settle(page)
    }
    await show(-1)
    // The section is revealed by a timer and moves up. It has to be in its place first.
    await passTime(page, tick)
    await finishTransitions(page)
    await expect(value).toHaveText("200")
    await expectShiftsBelow(0.02)

    await test.step("waits at 0 below 10 %", async () => {
      await show(0.06)
      await passTime(page, 1000)
      await expect(digits).toHaveText("0")
    })
    await test.step("counts from 10 % on, and screen readers get 200", async () => {
      await show(0.14)
      await passTime(page, tick - 1)
      expect(await digits.textContent()).toBe("0")
      await passTime(page, 1)
      expect(await digits.textContent()).toBe("20")
      for (const count of ["40", "60"]) {
        await passTime(page, tick)
        expect(await digits.textContent()).toBe(count)
      }
      await expect(page.locator("#numbers")).toMatchAriaSnapshot(`- definition: "200"`)
    })
    await test.step("pauses out of view", async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
      await settle(page)
      await passTime(page, 5000)
      expect(await digits.textContent()).toBe("60")
    })
    await test.step("continues to 200 and stops there", async () => {
      await show(1)
      for (const count of ["80", "100", "120", "140", "160", "180"]) {
        await passTime(page, tick)
        expect(await digits.textContent()).toBe(count)
      }
      await passTime(page, tick)
      await expect(digits).toHaveCount(0)
      await passTime(page, 1000)
      await expect(value).toHaveText("200")
    })
    await expectShiftsBelow(0.001)
  },
)

test("is printed with its final value", async ({ page }) => {
  await openWithStoppedClock(page, "/")
  const value = page.locator("#numbers dd").first()
  await value.scrollIntoViewIfNeeded()
  await settle(page)
  await expect(value.locator("[aria-hidden]")).toHaveText("0")
  await page.emulateMedia({ media: "print" })
  expect(await value.innerText()).toBe("200")
})
