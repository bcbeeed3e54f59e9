import { expect, test } from "@playwright/test"
import { watchForFaults } from "./support/watch"

test("reports a request that the page aborts, and ignores one that ends because the visitor leaves the page", async ({
  page,
}) => {
  const faults = watchForFaults(page)
  await page.route("**/*.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }))
  await page.route("**/never", () => undefined)
  await page.goto("/one.html")
  const begin = () => page.evaluate(() => void fetch("/never").catch(() => undefined))

  await Promise.all([page.waitForEvent("requestfailed"), begin().then(() => page.goto("/two.html"))])
  expect(faults).toEqual([])

  await page.evaluate(() => {
    const leaving = new AbortController()
    void fetch("/never", { signal: leaving.signal }).catch(() => undefined)
    leaving.abort()
  })
  await expect.poll(() => faults).toEqual([expect.stringMatching(/^failed: .*\/never net::ERR_ABORTED$/)])
})
