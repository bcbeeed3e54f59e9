import { waitForHydration } from "./support/clock"
import { eventsOf } from "./support/dataLayer"
import { hydrationScripts, openWithDelayedRequests } from "./support/delayRequests"
import { mainLink } from "./support/layout"
import { expect, test } from "./support/test"

test("a press of the menu button before hydration opens the menu after it, and sends one event", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await openWithDelayedRequests(page, hydrationScripts, "/team/")
  const button = page.getByRole("button", { name: "Menu" })
  await button.click()
  await button.click()
  await expect(button).toHaveAttribute("aria-expanded", "false")
  release()
  await expect(button).toHaveAttribute("aria-expanded", "true")
  await waitForHydration(page)
  await expect(mainLink(page, "Research")).toBeVisible()
  expect(await eventsOf(page, "menu_toggle_click")).toEqual([{ button_location: "header", page_path: "/team/" }])
  await button.click()
  await expect(button).toHaveAttribute("aria-expanded", "false")
})

test("a link that opens another tab before hydration sends its event", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await openWithDelayedRequests(page, hydrationScripts, "/apply/")
  await mainLink(page, "Research").click({ modifiers: ["Control"] })
  release()
  await waitForHydration(page)
  expect(await eventsOf(page, "research_click")).toEqual([{ button_location: "header", page_path: "/apply/" }])
})
