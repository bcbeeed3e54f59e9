import { waitForHydration } from "./support/clock"
import { eventsOf } from "./support/dataLayer"
import { openWithDelayedRequests } from "./support/delayRequests"
import { newVisitor, popup, scrollNumbersTo } from "./support/newsletter"
import { expect, test } from "./support/test"

/** The scripts without which React cannot hydrate. */
const scripts = /\/(app|framework|component---[^/]*|webpack-runtime)-[0-9a-f]+\.js$/

test("a press of the menu button before hydration opens the menu after it, and sends one event", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await openWithDelayedRequests(page, scripts, "/team/")
  const button = page.getByRole("button", { name: "Menu" })
  await button.click()
  await button.click()
  await expect(button).toHaveAttribute("aria-expanded", "false")
  release()
  await expect(button).toHaveAttribute("aria-expanded", "true")
  await waitForHydration(page)
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Research" })).toBeVisible()
  expect(await eventsOf(page, "menu_toggle_click")).toEqual([{ button_location: "header", page_path: "/team/" }])
  await button.click()
  await expect(button).toHaveAttribute("aria-expanded", "false")
})

test("each link of the header that opens another tab before hydration sends its event", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await openWithDelayedRequests(page, scripts, "/apply/")
  const header = page.getByRole("navigation", { name: "Main" })
  for (const name of ["Mentor Hiring", "Testimonials", "Research", "Bootcamp"])
    await header.getByRole("link", { name }).click({ modifiers: ["Control"] })
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Apply Now" })
    .first()
    .click({ modifiers: ["Control"] })
  release()
  await waitForHydration(page)
  for (const event of ["mentor_hiring_click", "testimonials_click", "research_click", "bootcamp_click"])
    expect(await eventsOf(page, event)).toEqual([{ button_location: "header", page_path: "/apply/" }])
  expect(await eventsOf(page, "apply_click")).toEqual([{ button_location: "footer", page_path: "/apply/" }])
})

test.describe("for a new visitor", () => {
  test.use(newVisitor)
  test("the popup opens after hydration if the visitor has scrolled past the numbers section before", async ({
    page,
  }) => {
    const release = await openWithDelayedRequests(page, scripts, "/")
    await scrollNumbersTo(page, 0)
    release()
    await expect(popup(page)).toBeVisible()
  })
})
