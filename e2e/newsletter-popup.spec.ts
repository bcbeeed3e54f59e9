import { expectAccessible } from "./support/accessibility"
import { hydrate, passTime, passTimeUntil, settle, stopClock, visit } from "./support/clock"
import { formFrame, scrollToForm } from "./support/forms"
import { uniqueEmail } from "./support/localServices"
import {
  collectPopupRequests,
  newsletterEmail,
  newVisitor,
  openHydrated,
  openPopup,
  popup,
  popupSection,
  scrollPopupSectionTo,
  subscribedFlag,
} from "./support/newsletter"
import { expect, test, type Page } from "./support/test"

test.use(newVisitor)

const firstCheckDelay = 500 // ms (specification, section 4)
/** Milliseconds after a key or a tap in which the popup does not show. */
const activityPause = 3000
const closeDelay = 2000 // ms (specification, section 9)
/** Milliseconds after which a check has run: also that of a scroll event, which is throttled. */
const checkDelay = 2 * firstCheckDelay

test("the popup shows when the bottom edge of its section is above 30 % of the viewport, not before", async ({
  page,
}) => {
  const requests = collectPopupRequests(page)
  await stopClock(page)
  await openHydrated(page, "/")
  await scrollPopupSectionTo(page, 301)
  await passTime(page, checkDelay)
  expect(requests).toEqual([])
  await scrollPopupSectionTo(page, 299)
  await passTime(page, checkDelay)
  await expect(popup(page)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test("the popup shows without scrolling if the page opens below its section", async ({ page }) => {
  await visit(page, "/")
  await scrollPopupSectionTo(page, 301)
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }))
  // Gatsby saves the position in the next frame.
  await settle(page)
  await stopClock(page)
  await page.reload()
  await expect(popup(page)).toBeHidden()
  await hydrate(page)
  await passTime(page, firstCheckDelay)
  await expect(popup(page)).toBeVisible()
  await test.step("and is not printed", async () => {
    await page.emulateMedia({ media: "print" })
    await expect(popup(page)).toBeHidden()
  })
})

test("the popup does not show while the visitor fills in the embedded form", async ({ page }) => {
  await stopClock(page)
  await openHydrated(page, "/")
  await formFrame(page).focus()
  const form = await scrollToForm(page)
  await form.getByRole("textbox").first().click()
  await scrollPopupSectionTo(page, 0)
  await passTime(page, 10 * activityPause)
  await expect(popup(page)).toBeHidden()
  await page.locator("#about h2").click()
  await passTime(page, activityPause - 1)
  await expect(popup(page)).toBeHidden()
  // The browser may report late that the focus has returned from the frame.
  await passTime(page, activityPause)
  await expect(popup(page)).toBeVisible()
})

test("the popup does not show while the menu is open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await stopClock(page)
  await openHydrated(page, "/")
  await page.getByRole("button", { name: "Menu" }).click()
  await scrollPopupSectionTo(page, 0)
  await passTime(page, 2 * activityPause)
  await expect(popup(page)).toBeHidden()
  await page.keyboard.press("Escape")
  await passTime(page, activityPause)
  await expect(popup(page)).toBeVisible()
})

test("on a page that opens at a fragment, the popup waits until a scroll event, also by a script", async ({ page }) => {
  await stopClock(page)
  await openHydrated(page, "/#about")
  await passTime(page, 2 * activityPause)
  await expect(popup(page)).toBeHidden()
  await page.evaluate(() => window.scrollBy({ top: 1, behavior: "instant" }))
  await passTime(page, checkDelay)
  await expect(popup(page)).toBeVisible()
})

test("after a link to a fragment, the popup waits until a scroll event that is not of this jump", async ({ page }) => {
  await stopClock(page)
  await openHydrated(page, "/")
  // With the focus in the page, it scrolls smoothly: a jump fires many events.
  await page.getByRole("heading", { level: 1 }).click()
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth")
  const scrollEnd = page.evaluate(
    () => new Promise<void>((resolve) => window.addEventListener("scrollend", () => resolve())),
  )
  await page.evaluate(() => window.___navigate("/#deadlines"))
  await passTimeUntil(page, () => page.evaluate(() => window.scrollY > 0))
  await scrollEnd
  await passTime(page, 2 * activityPause)
  await expect(popup(page)).toBeHidden()
  await page.evaluate(() => window.scrollBy({ top: 1, behavior: "instant" }))
  await passTime(page, checkDelay)
  await expect(popup(page)).toBeVisible()
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

async function openAtPopupSection(page: Page) {
  await openHydrated(page, "/")
  await scrollPopupSectionTo(page, 0)
  await passTime(page, checkDelay)
}

test("the popup closes with its x button, Escape or a click on the backdrop", async ({ page }) => {
  await stopClock(page)
  const ways: readonly [string, () => Promise<void>][] = [
    ["the x button", () => popup(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["a click on the backdrop", () => page.mouse.click(5, 500)],
  ]
  for (const [way, close] of ways)
    await test.step(way, async () => {
      await openAtPopupSection(page)
      await expect(popup(page)).toBeVisible()
      await close()
      await expect(popup(page)).toBeHidden()
      // It is removed after the frame that hides it.
      await passTime(page, 20)
      await expect(popup(page)).toHaveCount(0)
      // The next step is a new visit.
      await page.evaluate(() => sessionStorage.clear())
    })
})

test("the popup shows once per visit", async ({ page }) => {
  const requests = collectPopupRequests(page)
  await stopClock(page)
  await openAtPopupSection(page)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press("Escape")
  // It counts as closed after the frame that hides it.
  await passTime(page, 20)
  await openAtPopupSection(page)
  expect(requests).toHaveLength(1)
})

test("until the popup closes, the page behind it has neither the focus nor scroll", async ({ page }) => {
  await page.goto("/")
  await popupSection(page).evaluate((section) => {
    section.tabIndex = -1
    section.focus({ preventScroll: true })
  })
  await scrollPopupSectionTo(page, 0)
  await expect(popup(page).getByRole("heading")).toBeFocused()
  for (let presses = 0; presses < 11; presses++) {
    await page.keyboard.press(presses < 4 ? "Tab" : "Shift+Tab")
    const isInPage = await popup(page).evaluate((dialog) => {
      const { activeElement, body } = document
      // The body, while the controls of the browser have the focus.
      return activeElement !== body && !dialog.contains(activeElement)
    })
    expect(isInPage).toBe(false)
  }
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden")
  await page.keyboard.press("Escape")
  await expect(popupSection(page)).toBeFocused()
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden")
})

test("after a subscription the popup says thank you for two seconds", async ({ page }) => {
  await stopClock(page)
  await openHydrated(page, "/")
  await scrollPopupSectionTo(page, 0)
  await passTime(page, firstCheckDelay)
  await newsletterEmail(popup(page)).fill(uniqueEmail())
  await popup(page).getByRole("button", { name: "Subscribe" }).click()
  await expect(popup(page).getByRole("status")).toHaveText("Welcome Aboard!")
  await expect(popup(page)).not.toContainText("New cohorts")
  expect(await subscribedFlag(page)).toBe("true")
  await passTime(page, closeDelay - 1)
  await expect(popup(page)).toBeVisible()
  await passTime(page, 1)
  await expect(popup(page)).toBeHidden()
})

test("the open popup with an alert is accessible", async ({ page }) => {
  await openPopup(page)
  await popup(page).getByRole("button", { name: "Subscribe" }).click()
  await expect(popup(page).getByRole("alert")).toBeVisible()
  const size = await popup(page).getByRole("button", { name: "Close" }).boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await expectAccessible(page)
})
