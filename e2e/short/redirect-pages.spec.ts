import { expect, test } from "../support/test"

// These tests open the build `short` on a host that ignores `_redirects` and `_headers`.

test("the page of a redirect leads to the target and keeps the query", async ({ page }) => {
  await page.goto("/applyfall23/?utm_source=mail")
  await expect(page).toHaveURL("/apply/?utm_source=mail")
  await page.goto("/hiring/?utm_source=mail")
  await expect(page).toHaveURL(/\/\d{6,20}\?utm_source=mail$/)
  await expect(page.getByRole("heading", { name: /^Form \d+$/ })).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("a redirect page also redirects", async ({ page }) => {
    await page.goto("/applyfall23/")
    await expect(page).toHaveURL("/apply/")
  })
})
