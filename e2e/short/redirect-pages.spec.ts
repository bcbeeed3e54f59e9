import { applicant, found, stubRecordsApi } from "../support/recordsApi"
import { expect, test } from "../support/test"

// These tests open the build `short` on a host that ignores `_redirects` and `_headers`.

test("the page of a redirect leads to the target and keeps the query", async ({ page }) => {
  await page.goto("/applyfall23/?utm_source=mail")
  await expect(page).toHaveURL("/apply/?utm_source=mail")
  await page.goto("/hiring/?utm_source=mail")
  await expect(page).toHaveURL(/\/\d{6,20}\?utm_source=mail$/)
  await expect(page.getByText(/^This is the local form provider/)).toBeVisible()
})

test.describe("a personal page, for which the host sends 404.html", () => {
  test.use({ allowedPageErrors: /404/ })
  test("opens with the id and the query in its address, and shows the name", async ({ page }) => {
    await stubRecordsApi(page, () => found())
    await page.goto(`/letter/${applicant.id}?utm_source=mail`)
    await expect(page.locator("h1")).toContainText(applicant.name)
    await expect(page).toHaveURL(`/letter/${applicant.id}/?utm_source=mail`)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("a redirect page also redirects", async ({ page }) => {
    await page.goto("/applyfall23/")
    await expect(page).toHaveURL("/apply/")
  })
})
