import { expect, test, type Page } from "@playwright/test"
import { findViolations } from "./support/axe"
import { bringNumbersTo, flag, freshAddress, newVisitor, openPopup, popup } from "./support/newsletter"
import { watchForFaults } from "./support/watch"

test.use(newVisitor)

test("shows above 30 % of the window's height and not at it", async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto("/", { waitUntil: "networkidle" })
  await bringNumbersTo(page, 301)
  // Longer than the first look after load and any throttle.
  await page.waitForTimeout(1000)
  await expect(popup(page)).toBeHidden()
  await bringNumbersTo(page, 299)
  await expect(popup(page)).toBeVisible()
  expect(faults).toEqual([])
})

test("shows without a scroll for whoever arrives further down", async ({ page }) => {
  await page.goto("/#deadlines")
  await expect(popup(page)).toBeVisible()
})

test("never shows with the flag set", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("blast_subscribed", "true"))
  await page.goto("/")
  await bringNumbersTo(page, 0)
  await page.waitForTimeout(1000)
  await expect(popup(page)).toBeHidden()
})

test("shows where storage is blocked, and breaks nothing", async ({ page }) => {
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

for (const [how, close] of [
  ["the x button", (page: Page) => popup(page).getByRole("button", { name: "Close" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a press on the backdrop", (page: Page) => page.mouse.click(5, 500)],
] as const)
  test(`closes by ${how}, gives the page back, and does not come again in this visit`, async ({ page }) => {
    await openPopup(page)
    await close(page)
    await expect(popup(page)).toBeHidden()
    await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden")
    await page.reload()
    await bringNumbersTo(page, 0)
    await page.waitForTimeout(1000)
    await expect(popup(page)).toBeHidden()
  })

test("keeps the focus inside, the page still, and gives the focus back", async ({ page }) => {
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
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(5, 500)
  await page.mouse.wheel(0, 500)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  const size = await popup(page).getByRole("button", { name: "Close" }).boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await page.keyboard.press("Escape")
  await expect(page.locator("#numbers")).toBeFocused()
})

test("thanks, sets the flag and closes after two seconds", async ({ page }) => {
  await openPopup(page)
  await popup(page).getByRole("textbox").fill(freshAddress())
  await popup(page).getByRole("button", { name: "Subscribe" }).click()
  await expect(popup(page).getByRole("status")).toHaveText("Welcome Aboard!")
  const thanked = Date.now()
  expect(await flag(page)).toBe("true")
  await expect(popup(page)).toBeHidden({ timeout: 4000 })
  expect(Date.now() - thanked).toBeGreaterThan(1500)
})

for (const path of ["/apply/", "/apply-research/", "/research/"])
  test(`is not on ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(1000)
    await expect(page.getByRole("dialog")).toBeHidden()
  })

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing on the open popup and its message in ${colorScheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...newVisitor, colorScheme, bypassCSP: true, baseURL: baseURL ?? "" })
    const page = await context.newPage()
    await openPopup(page)
    await popup(page).getByRole("button", { name: "Subscribe" }).click()
    await expect(popup(page).getByRole("alert")).toBeVisible()
    await page.waitForTimeout(500)
    expect(await findViolations(page)).toEqual([])
    await context.close()
  })
