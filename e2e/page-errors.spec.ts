import { expect, test } from "./support/test"

// The path of the requests below, which get no response.
test.use({ allowedPageErrors: /never/ })

test("reports a request that a script aborts, and ignores a request that a navigation aborts", async ({
  page,
  pageErrors,
}) => {
  await page.route("**/*.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }))
  await page.route("**/never", () => undefined)
  await page.goto("/one.html")
  const startRequest = () => page.evaluate(() => void fetch("/never").catch(() => undefined))

  await Promise.all([page.waitForRequest("**/never"), startRequest()])
  await Promise.all([page.waitForEvent("requestfailed"), page.goto("/two.html")])
  expect(pageErrors).toEqual([])

  await page.evaluate(() => {
    const controller = new AbortController()
    void fetch("/never", { signal: controller.signal }).catch(() => undefined)
    controller.abort()
  })
  await expect.poll(() => pageErrors).toEqual([expect.stringMatching(/^failed: .*\/never net::ERR_ABORTED$/)])
})
