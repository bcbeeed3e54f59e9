import { expectAccessible } from "./support/accessibility"
import { passTime, stopClock } from "./support/clock"
import { uniqueEmail } from "./support/localServices"
import {
  collectPopupRequests,
  newVisitor,
  openHydrated,
  openPopup,
  popup,
  scrollNumbersTo,
  subscribedFlag,
} from "./support/newsletter"
import { expect, test } from "./support/test"

test.use(newVisitor)

const firstCheckDelay = 500 // ms (specification, section 4)
const closeDelay = 2000 // ms (specification, section 9)
/** Milliseconds after which a check has run: also that of a scroll event, which is throttled. */
const checkDelay = 2 * firstCheckDelay

test("the popup shows when the bottom edge of the numbers section is above 30 % of the viewport, not before", async ({
  page,
}) => {
  const requests = collectPopupRequests(page)
  await stopClock(page)
  await openHydrated(page, "/")
  await scrollNumbersTo(page, 301)
  await passTime(page, checkDelay)
  expect(requests).toEqual([])
  await scrollNumbersTo(page, 299)
  await passTime(page, checkDelay)
  await expect(popup(page)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test("the popup shows without scrolling if the page opens below the numbers section", async ({ page }) => {
  await stopClock(page)
  await openHydrated(page, "/#deadlines")
  await passTime(page, firstCheckDelay)
  await expect(popup(page)).toBeVisible()
  await test.step("and is not printed", async () => {
    await page.emulateMedia({ media: "print" })
    await expect(popup(page)).toBeHidden()
  })
})

test("the application pages and the sign-in page have no popup", async ({ page }) => {
  const requests = collectPopupRequests(page)
  await stopClock(page)
  for (const path of ["/apply/", "/apply-research/", "/temp/"]) {
    await openHydrated(page, path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await passTime(page, checkDelay)
  }
  expect(requests).toEqual([])
})

test("the popup closes with its x button, Escape or a click on the backdrop, and shows once per visit", async ({
  page,
}) => {
  const requests = collectPopupRequests(page)
  await stopClock(page)
  const visit = async () => {
    await openHydrated(page, "/")
    await scrollNumbersTo(page, 0)
    await passTime(page, checkDelay)
  }
  const ways: readonly [string, () => Promise<void>][] = [
    ["the x button", () => popup(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a click on the backdrop", () => page.mouse.click(5, 500)],
  ]
  for (const [way, close] of ways)
    await test.step(way, async () => {
      await visit()
      await expect(popup(page)).toBeVisible()
      await close()
      await expect(popup(page)).toBeHidden()
      // It is removed after the frame that hides it.
      await passTime(page, 20)
      await expect(popup(page)).toHaveCount(0)
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
  await scrollNumbersTo(page, 0)
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

test("after a subscription the popup says thank you, sets the flag, and closes after two seconds", async ({ page }) => {
  await stopClock(page)
  await openHydrated(page, "/")
  await scrollNumbersTo(page, 0)
  await passTime(page, firstCheckDelay)
  await popup(page).getByRole("textbox").fill(uniqueEmail())
  await popup(page).getByRole("button", { name: "Subscribe" }).click()
  await expect(popup(page).getByRole("status")).toHaveText("Welcome Aboard!")
  await expect(popup(page)).not.toContainText("New cohorts")
  expect(await subscribedFlag(page)).toBe("true")
  await passTime(page, closeDelay - 1)
  await expect(popup(page)).toBeVisible()
  await passTime(page, 1)
  await expect(popup(page)).toBeHidden()
})

test("axe finds no violation in the open popup with an alert", async ({ page }) => {
  await openPopup(page)
  await popup(page).getByRole("button", { name: "Subscribe" }).click()
  await expect(popup(page).getByRole("alert")).toBeVisible()
  await expectAccessible(page)
})
