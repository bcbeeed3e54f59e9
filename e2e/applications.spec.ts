import { expect, test } from "./support/test"

for (const path of ["/", "/apply/", "/bootcamp/", "/research/"])
  test(`${path} says which rounds are closed by the visitor's clock`, async ({ page }) => {
    await page.clock.setFixedTime(Date.UTC(2025, 2, 15))
    await page.goto(path)
    const main = page.getByRole("main")
    await expect(main.getByText(/February 28, 2025 at 11:59 PM PST\s*Closed$/).first()).toBeVisible()
    await expect(main.getByText(/April 30, 2025\s*Closed$/)).toHaveCount(0)
    await expect(main.getByText("Applications are closed.")).toHaveCount(0)
    await page.clock.setFixedTime(Date.UTC(2025, 5, 20))
    await page.reload()
    await expect(main.getByText(/April 30, 2025\s*Closed$/).first()).toBeVisible()
  })

test("beside the links to closed applications is a link to the newsletter, and the links stay", async ({ page }) => {
  await page.goto("/apply/")
  const main = page.getByRole("main")
  const newsletter = main.getByRole("link", { name: "Get the newsletter" })
  // The top of the page, both programs, and the deadlines.
  await expect(newsletter).toHaveCount(4)
  for (const name of ["Apply to research", "Bootcamp Application"])
    await expect(main.locator("#programs").getByRole("link", { name })).toBeVisible()
  await newsletter.first().click()
  await expect(page.getByRole("contentinfo").getByRole("textbox")).toBeInViewport()
})

test("the deadlines of the bootcamp page begin with the bootcamp", async ({ page }) => {
  await page.goto("/bootcamp/")
  await expect(page.locator("#deadlines h3").first()).toHaveText("AI Bootcamp")
})
