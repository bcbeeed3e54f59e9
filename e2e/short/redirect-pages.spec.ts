import { expect, test } from "@playwright/test"

/** The build `short` on a host that reads no rules. */

test("every redirect has a page that leads on, the query kept", async ({ page }) => {
  await page.goto("/applyfall23/?utm_source=mail")
  await expect(page).toHaveURL("/apply/?utm_source=mail")
  await page.goto("/hiring/?utm_source=mail")
  await expect(page).toHaveURL(/\/\d{6,20}\?utm_source=mail$/)
  await expect(page.getByRole("heading", { name: /^Form \d+$/ })).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("a redirect page leads on all the same", async ({ page }) => {
    await page.goto("/applyfall23/")
    await expect(page).toHaveURL("/apply/")
  })
})
