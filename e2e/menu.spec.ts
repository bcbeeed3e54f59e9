import { expect, test, type Page } from "@playwright/test"
import { watchForFaults } from "./support/watch"

const phone = { width: 360, height: 740 }
/** 52rem: from here on the links stand beside the logo. */
const wide = 832

const toggle = (page: Page) => page.getByRole("button", { name: "Menu" })
const link = (page: Page, name = "Research") =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })

async function expectOpen(page: Page) {
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true")
  await expect(link(page)).toBeVisible()
}

async function expectClosed(page: Page) {
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")
  await expect(link(page)).toBeHidden()
}

test.use({ viewport: phone, hasTouch: true })

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto("/team/", { waitUntil: "networkidle" })
  if (javaScriptEnabled) await expectClosed(page)
})

for (const way of ["mouse", "touch"] as const) {
  const press = (page: Page, target = toggle(page)) => (way === "mouse" ? target.click() : target.tap())

  test(`by ${way}: the button opens and closes the menu`, async ({ page }) => {
    await press(page)
    await expectOpen(page)
    await press(page)
    await expectClosed(page)
  })

  test(`by ${way}: a press outside closes the menu, one inside does not`, async ({ page }) => {
    const pressAt = (x: number, y: number) => (way === "mouse" ? page.mouse.click(x, y) : page.touchscreen.tap(x, y))
    await press(page)
    // The menu's own ground, beside its links.
    const menu = await page.getByRole("navigation", { name: "Main" }).boundingBox()
    await pressAt(3, (menu?.y ?? 0) + 20)
    await expectOpen(page)
    await pressAt(3, phone.height - 5)
    await expectClosed(page)
  })

  test(`by ${way}: a link leads on and closes the menu`, async ({ page }) => {
    const faults = watchForFaults(page)
    await press(page)
    await press(page, link(page))
    await expect(page).toHaveURL("/research/")
    await expectClosed(page)
    expect(faults).toEqual([])
  })
}

test("by keyboard: opens, Tab goes through the links, Escape closes and gives the focus back", async ({ page }) => {
  await toggle(page).focus()
  await page.keyboard.press("Enter")
  await expectOpen(page)
  await page.keyboard.press("Tab")
  await expect(link(page, "Mentor Hiring")).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await expectClosed(page)
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press("Space")
  await expectOpen(page)
})

test("by keyboard: closes when the focus goes past its last link, which is then not covered", async ({ page }) => {
  await toggle(page).focus()
  await page.keyboard.press("Enter")
  for (let step = 0; step < 4; step++) await page.keyboard.press("Tab")
  await expect(link(page, "Bootcamp")).toBeFocused()
  await expectOpen(page)
  await page.keyboard.press("Tab")
  await expectClosed(page)
})

test("by keyboard: closes when the focus goes back out of the header", async ({ page }) => {
  await toggle(page).focus()
  await page.keyboard.press("Enter")
  for (let step = 0; step < 2; step++) await page.keyboard.press("Shift+Tab")
  await expectClosed(page)
})

test("by keyboard: a link to the page that is open closes the menu, the focus on its button", async ({ page }) => {
  await page.goto("/research/", { waitUntil: "networkidle" })
  await toggle(page).focus()
  await page.keyboard.press("Enter")
  await link(page).focus()
  await page.keyboard.press("Enter")
  await expectClosed(page)
  await expect(page).toHaveURL("/research/")
})

test("by keyboard: after a link the focus is on the new page, not lost", async ({ page }) => {
  await toggle(page).focus()
  await page.keyboard.press("Enter")
  await link(page).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/research/")
  await expectClosed(page)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused()
})

test("is closed after going back", async ({ page }) => {
  await toggle(page).click()
  await link(page).click()
  await expect(page).toHaveURL("/research/")
  await toggle(page).click()
  await page.goBack()
  await expect(page).toHaveURL("/team/")
  await expectClosed(page)
})

test(`closes when the window grows to ${wide} px, where the links stand open; one pixel less has the button`, async ({
  page,
}) => {
  await toggle(page).click()
  await page.setViewportSize({ ...phone, width: wide - 1 })
  await expectOpen(page)
  await page.setViewportSize({ ...phone, width: wide })
  await expect(toggle(page)).toBeHidden()
  await expect(link(page)).toBeVisible()
  await page.setViewportSize(phone)
  await expectClosed(page)
})

test("in a low window every link of the menu can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 200 })
  await toggle(page).click()
  await link(page, "Bootcamp").scrollIntoViewIfNeeded()
  await expect(link(page, "Bootcamp")).toBeInViewport({ ratio: 1 })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the links stand open, on the ground of the header", async ({ page }) => {
    await expect(link(page)).toBeVisible()
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  })
})
