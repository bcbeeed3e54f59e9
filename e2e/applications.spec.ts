import { settle, waitForHydration } from "./support/clock"
import { hydrationScripts, openWithDelayedRequests } from "./support/delayRequests"
import { observeLayoutShifts } from "./support/layout"
import { newsletterEmail } from "./support/newsletter"
import { expect, test } from "./support/test"

const [openSeason, closedSeason] = [Date.UTC(2025, 2, 15), Date.UTC(2025, 5, 20)]

for (const path of ["/", "/apply/", "/bootcamp/", "/research/"])
  test(`${path} says which rounds are closed by the visitor's clock`, async ({ page }) => {
    await page.clock.setFixedTime(openSeason)
    await page.goto(path)
    const main = page.getByRole("main")
    await expect(main.getByText(/February 28, 2025 at 11:59 PM PST\s*Closed$/).first()).toBeVisible()
    await expect(main.getByText(/April 30, 2025\s*Closed$/)).toHaveCount(0)
    await expect(main.getByText("Applications are closed.")).toHaveCount(0)
    await page.clock.setFixedTime(closedSeason)
    await page.reload()
    await expect(main.getByText(/April 30, 2025\s*Closed$/).first()).toBeVisible()
  })

for (const [season, now, width] of [
  ["open", openSeason, 1440],
  ["closed", closedSeason, 1440],
  ["closed", closedSeason, 360],
] as const)
  test(`while applications are ${season}, at ${width} px, one link is filled, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1200 })
    const expectShiftsBelow = await observeLayoutShifts(page)
    await page.clock.setFixedTime(now)
    const release = await openWithDelayedRequests(page, hydrationScripts, "/apply/")
    await page.evaluate(() => document.fonts.ready)
    await settle(page)
    // The shifts until then are those of the fonts.
    await expectShiftsBelow(0.02)
    release()
    await waitForHydration(page)
    const main = page.getByRole("main")
    const newsletter = main.getByRole("link", { name: "Get the newsletter" })
    const transparent = "rgba(0, 0, 0, 0)"
    const hero = main.getByRole("link", { name: "Apply to the bootcamp" })
    await expect(hero).toHaveCount(season === "closed" ? 0 : 1)
    const link = main.getByRole("link", { name: "Bootcamp Application" }).first()
    await expect(link).toHaveAttribute("href", "/bootcamp-application")
    if (season === "closed") await expect(link).toHaveCSS("background-color", transparent)
    else await expect(link).not.toHaveCSS("background-color", transparent)
    await expect(newsletter).toHaveCount(season === "closed" ? 1 : 0)
    await expect(main.getByText("Compare the prices, dates, and hours of 2025.")).toHaveCount(
      season === "closed" ? 1 : 0,
    )
    await expectShiftsBelow(0.001)
    if (season === "open") return
    await expect(newsletter.first()).not.toHaveCSS("background-color", transparent)
    await newsletter.first().click()
    await expect(newsletterEmail(page.getByRole("contentinfo"))).toBeInViewport()
  })

test("the deadlines of the bootcamp page begin with the bootcamp", async ({ page }) => {
  await page.goto("/bootcamp/")
  await expect(page.locator("#deadlines h3").first()).toHaveText("AI Bootcamp")
})
