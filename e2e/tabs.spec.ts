import { settle, waitForHydration } from "./support/clock"
import { expect, test } from "./support/test"

test("only the panel of the active tab is visible, which a click or a key changes", async ({ page }) => {
  await page.goto("/")
  const tabs = page.locator("#features").getByRole("tab")
  const panels = page.locator("#features [role=tabpanel]")
  const count = await tabs.count()
  expect(count).toBeGreaterThan(1)
  const expectActive = async (active: number) => {
    for (let index = 0; index < count; index += 1) {
      await expect(tabs.nth(index)).toHaveAttribute("aria-selected", String(index === active))
      await expect(tabs.nth(index)).toHaveAttribute("tabindex", index === active ? "0" : "-1")
      await expect(panels.nth(index)).toBeVisible({ visible: index === active })
    }
  }
  await expect(tabs.first()).toHaveId("tab-a")
  await expectActive(0)
  await waitForHydration(page)
  // The carousel above starts near the viewport. If that moves the page between press and release, there is no click.
  await tabs.nth(1).scrollIntoViewIfNeeded()
  await settle(page)
  await tabs.nth(1).click()
  await expectActive(1)
  await tabs.first().click()

  for (const [key, index] of [
    ["ArrowLeft", count - 1],
    ["ArrowRight", 0],
    ["ArrowRight", 1],
    ["End", count - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs.nth(index)).toBeFocused()
    await expectActive(index)
  }
  await page.keyboard.press("Tab")
  await expect(panels.first()).toBeFocused()
})

test("a shortcut of the browser on a tab does not change the tab", async ({ page }) => {
  await page.goto("/")
  await waitForHydration(page)
  const tabs = page.locator("#features").getByRole("tab")
  await tabs.first().focus()
  for (const key of ["Control+End", "Meta+ArrowRight", "Alt+ArrowRight"]) await page.keyboard.press(key)
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true")
})
