import { expect, test } from "./support/test"

test.use({ allowedPageErrors: /never/ })

test("reports a request that the page aborts, and ignores one that ends because the visitor leaves the page", async ({
  page,
  pageErrors,
}) => {
  await page.route("**/*.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }))
  await page.route("**/never", () => undefined)
  await page.goto("/one.html")
  const begin = () => page.evaluate(() => void fetch("/never").catch(() => undefined))

  await Promise.all([page.waitForEvent("requestfailed"), begin().then(() => page.goto("/two.html"))])
  expect(pageErrors).toEqual([])

  await page.evaluate(() => {
    const controller = new AbortController()
    void fetch("/never", { signal: controller.signal }).catch(() => undefined)
    controller.abort()
  })
  await expect.poll(() => pageErrors).toEqual([expect.stringMatching(/^failed: .*\/never net::ERR_ABORTED$/)])
})
