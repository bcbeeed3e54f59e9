import { expect, test } from "@playwright/test"
import { passTime, passTimeUntil, stopClock } from "./support/clock"
import { expectAccessible } from "./support/expectations"
import {
  bringNumbersTo,
  flag,
  freshAddress,
  newVisitor,
  openPopup,
  openStopped,
  popup,
  watchPopupScript,
} from "./support/newsletter"
import { watchForFaults } from "./support/watch"

test.use(newVisitor)

/** Milliseconds: longer than the first check after load and than the throttle of scroll events. */
const checked = 1000

test("the popup shows when the numbers' bottom edge is above 30 % of the viewport, and not at it", async ({ page }) => {
  const faults = watchForFaults(page)
  const requests = watchPopupScript(page)
  await stopClock(page)
  await openStopped(page, "/")
  await bringNumbersTo(page, 301)
  await passTime(page, checked)
  expect(requests).toEqual([])
  await bringNumbersTo(page, 299)
  // The scroll event comes with the next frame.
  await passTimeUntil(page, () => popup(page).isVisible())
  expect(requests).toHaveLength(1)
  expect(faults).toEqual([])
})

test("the popup shows without a scroll for a visitor who arrives below the numbers", async ({ page }) => {
  await stopClock(page)
  await openStopped(page, "/#deadlines")
  await passTime(page, 500)
  await expect(popup(page)).toBeVisible()
})

test("the popup never shows with the flag set", async ({ page }) => {
  const requests = watchPopupScript(page)
  await page.addInitScript(() => localStorage.setItem("blast_subscribed", "true"))
  await stopClock(page)
  await openStopped(page, "/")
  await bringNumbersTo(page, 0)
  await passTime(page, checked)
  expect(requests).toEqual([])
})

test("application and private routes have no popup", async ({ page }) => {
  const requests = watchPopupScript(page)
  await stopClock(page)
  for (const path of ["/apply/", "/apply-research/", "/temp/"]) {
    await openStopped(page, path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await passTime(page, checked)
  }
  expect(requests).toEqual([])
})

test("the popup works where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Refused", "SecurityError")
        },
      })
  })
  const faults = watchForFaults(page)
  await openPopup(page)
  await popup(page).getByRole("textbox").fill(freshAddress())
  await popup(page).getByRole("button", { name: "Subscribe" }).click()
  await expect(popup(page).getByRole("status")).toHaveText("Welcome Aboard!")
  expect(faults.filter((fault) => !fault.includes("sessionStorage"))).toEqual([])
})

test("the popup closes by the x button, Escape and a press on the backdrop, once a visit", async ({ page }) => {
  const requests = watchPopupScript(page)
  await stopClock(page)
  const visit = async () => {
    await openStopped(page, "/")
    await bringNumbersTo(page, 0)
    await passTime(page, checked)
  }
  const ways: readonly [string, () => Promise<void>][] = [
    ["the x button", () => popup(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a press on the backdrop", () => page.mouse.click(5, 500)],
  ]
  for (const [way, close] of ways)
    await test.step(way, async () => {
      await visit()
      await expect(popup(page)).toBeVisible()
      await close()
      await expect(popup(page)).toBeHidden()
      // The next step is a new visit.
      if (requests.length < ways.length) await page.evaluate(() => sessionStorage.clear())
    })
  await visit()
  expect(requests).toHaveLength(ways.length)
})

test("the popup traps focus, locks scroll and restores focus", async ({ page }) => {
  await page.goto("/")
  await page.locator("#numbers").evaluate((section) => {
    section.tabIndex = -1
    section.focus({ preventScroll: true })
  })
  await bringNumbersTo(page, 0)
  await expect(popup(page).getByRole("heading")).toBeFocused()
  for (let presses = 0; presses < 7; presses++) {
    await page.keyboard.press(presses < 4 ? "Tab" : "Shift+Tab")
    expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden")
  const size = await popup(page).getByRole("button", { name: "Close" }).boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await page.keyboard.press("Escape")
  await expect(page.locator("#numbers")).toBeFocused()
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden")
})

test("the popup thanks, sets the flag and closes after two seconds", async ({ page }) => {
  await stopClock(page)
  await openStopped(page, "/")
  await bringNumbersTo(page, 0)
  await passTime(page, 500)
  await popup(page).getByRole("textbox").fill(freshAddress())
  await popup(page).getByRole("button", { name: "Subscribe" }).click()
  await expect(popup(page).getByRole("status")).toHaveText("Welcome Aboard!")
  expect(await flag(page)).toBe("true")
  await passTime(page, 1999)
  await expect(popup(page)).toBeVisible()
  await passTime(page, 1)
  await expect(popup(page)).toBeHidden()
})

test.describe("axe", () => {
  test.use({ bypassCSP: true })
  test("finds nothing on the open popup and its message", async ({ page }) => {
    await openPopup(page)
    await popup(page).getByRole("button", { name: "Subscribe" }).click()
    await expect(popup(page).getByRole("alert")).toBeVisible()
    await expectAccessible(page)
  })
})
