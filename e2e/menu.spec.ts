import { settle, visit } from "./support/clock"
import { expect, test, type Page } from "./support/test"

const phone = { width: 360, height: 740 }
/** In CSS pixels (52rem). From this width on, the links are beside the logo and the menu button is hidden. */
const wide = 832

const toggle = (page: Page) => page.getByRole("button", { name: "Menu" })
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" })
const link = (page: Page, name: string) => menu(page).getByRole("link", { name })

async function expectOpen(page: Page) {
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true")
  await expect(link(page, "Research")).toBeVisible()
}

async function expectClosed(page: Page) {
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false")
  await expect(link(page, "Research")).toBeHidden()
}

test.use({ viewport: phone, hasTouch: true })

test.beforeEach(async ({ page }) => {
  await visit(page, "/team/")
  await expectClosed(page)
})

test("mouse and touch open and close the menu", async ({ page }) => {
  await test.step("the button", async () => {
    await toggle(page).click()
    await expectOpen(page)
    await toggle(page).tap()
    await expectClosed(page)
  })
  for (const pointer of ["mouse", "touch"] as const)
    await test.step(`a press inside and outside, by ${pointer}`, async () => {
      const pressAt = (x: number, y: number) =>
        pointer === "mouse" ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)
      await toggle(page).click()
      // The background of the menu, beside its links.
      await pressAt(3, ((await menu(page).boundingBox())?.y ?? 0) + 20)
      await expectOpen(page)
      await pressAt(3, phone.height - 5)
      await expectClosed(page)
    })
})

test("a navigation closes the menu, by a link or the Back button", { tag: "@translated" }, async ({ page }) => {
  await toggle(page).tap()
  await link(page, "Research").tap()
  await expect(page).toHaveURL("/research/")
  await expectClosed(page)
  await toggle(page).click()
  await expectOpen(page)
  await page.goBack()
  await expect(page).toHaveURL("/team/")
  await expectClosed(page)
})

test("the keyboard opens and closes the menu, and focus is never lost", async ({ page }) => {
  const openByKey = async (key: "Enter" | "Space") => {
    await toggle(page).focus()
    await page.keyboard.press(key)
    await expectOpen(page)
  }
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
  }
  await test.step("Tab moves through the links, Escape closes the menu and restores focus", async () => {
    await openByKey("Enter")
    await press("Tab")
    await expect(link(page, "Mentor Hiring")).toBeFocused()
    await press("Tab")
    await press("Escape")
    await expectClosed(page)
    await expect(toggle(page)).toBeFocused()
  })
  await test.step("closes when focus moves past the last link, so that it never covers the focused element", async () => {
    await openByKey("Space")
    await press("Tab", 4)
    await expect(link(page, "Bootcamp")).toBeFocused()
    await expectOpen(page)
    await press("Tab")
    await expectClosed(page)
  })
  await test.step("closes when focus moves back out of the header", async () => {
    await openByKey("Enter")
    await press("Shift+Tab", 2)
    await expectClosed(page)
  })
  await test.step("a link closes the menu and moves focus to the new page", async () => {
    await openByKey("Enter")
    await link(page, "Research").focus()
    await press("Enter")
    await expect(page).toHaveURL("/research/")
    await expectClosed(page)
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
    await press("Tab")
    await expect(page.getByRole("link", { name: /skip/i })).toBeFocused()
  })
  await test.step("a link to the current page also closes the menu", async () => {
    await openByKey("Enter")
    await link(page, "Research").focus()
    await press("Enter")
    await expectClosed(page)
    await expect(page).toHaveURL("/research/")
  })
})

test("every link can be scrolled to in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 200 })
  await toggle(page).click()
  await link(page, "Bootcamp").scrollIntoViewIfNeeded()
  await expect(link(page, "Bootcamp")).toBeInViewport({ ratio: 1 })
})

test(`the menu closes at ${wide} px, not one pixel below`, async ({ page }) => {
  await toggle(page).click()
  await page.setViewportSize({ ...phone, width: wide - 1 })
  // The page learns of a new width only in its next frame, and of two widths between two frames only the second.
  await settle(page)
  await expectOpen(page)
  await page.setViewportSize({ ...phone, width: wide })
  await settle(page)
  await expect(toggle(page)).toBeHidden()
  await expect(link(page, "Research")).toBeVisible()
  await page.setViewportSize(phone)
  await expectClosed(page)
})
