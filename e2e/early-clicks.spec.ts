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

test("each link of the header that opens another tab before hydration sends its event", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await openWithDelayedRequests(page, hydrationScripts, "/apply/")
  const header = page.getByRole("navigation", { name: "Main" })
  for (const name of ["Mentor Hiring", "Testimonials", "Research", "Bootcamp"])
    await header.getByRole("link", { name }).click({ modifiers: ["Control"] })
  const applyNow = page.getByRole("contentinfo").getByRole("link", { name: "Apply Now" }).first()
  await applyNow.click({ modifiers: ["Control"] })
  release()
  await waitForHydration(page)
  for (const event of ["mentor_hiring_click", "testimonials_click", "research_click", "bootcamp_click"])
    expect(await eventsOf(page, event)).toEqual([{ button_location: "header", page_path: "/apply/" }])
  expect(await eventsOf(page, "apply_click")).toEqual([{ button_location: "footer", page_path: "/apply/" }])
})
