import { expect, test, type Page } from "@playwright/test"

const tabs = (page: Page) => page.locator("#features").getByRole("tab")
const panels = (page: Page) => page.locator("#features").locator("[role=tabpanel]")

/** Exactly one tab is chosen, has the one tab stop, and shows its panel; the others show none. */
async function expectChosen(page: Page, chosen: number) {
  for (let index = 0; index < (await tabs(page).count()); index++) {
    await expect(tabs(page).nth(index)).toHaveAttribute("aria-selected", String(index === chosen))
    await expect(tabs(page).nth(index)).toHaveAttribute("tabindex", index === chosen ? "0" : "-1")
    await expect(panels(page).nth(index)).toBeVisible({ visible: index === chosen })
  }
}

test("tab-a is active at start", async ({ page }) => {
  await page.goto("/")
  expect(await tabs(page).count()).toBeGreaterThan(1)
  await expect(page.locator("#tab-a")).toHaveAttribute("aria-selected", "true")
  await expectChosen(page, 0)
})

test("a click activates a tab", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  await tabs(page).nth(1).click()
  await expectChosen(page, 1)
})

test("arrows go round, Home and End to the edges, Tab into the panel", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const last = (await tabs(page).count()) - 1
  await tabs(page).first().focus()
  for (const [key, index] of [
    ["ArrowLeft", last],
    ["ArrowRight", 0],
    ["ArrowRight", 1],
    ["End", last],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs(page).nth(index)).toBeFocused()
    await expectChosen(page, index)
  }
  await page.keyboard.press("Tab")
  await expect(panels(page).first()).toBeFocused()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("every panel can be read", async ({ page }) => {
    await page.goto("/")
    for (const panel of await panels(page).all()) await expect(panel).toBeVisible()
    await expect(tabs(page).first()).toBeHidden()
  })
})
