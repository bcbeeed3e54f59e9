import { visit } from "./support/clock"
import { newsletterEmail } from "./support/newsletter"
import { expect, test } from "./support/test"

test("while applications are closed, the first call leads to the newsletter", async ({ page }) => {
  await page.clock.setFixedTime(Date.UTC(2025, 5, 20))
  await visit(page, "/apply/")
  await page.getByRole("main").getByRole("link", { name: "Get the newsletter" }).first().click()
  await expect(newsletterEmail(page.getByRole("contentinfo"))).toBeInViewport()
})

test("the deadlines of the bootcamp page begin with the bootcamp", async ({ page }) => {
  await page.goto("/bootcamp/")
  await expect(page.locator("#deadlines h3").first()).toHaveText("AI Bootcamp")
})
