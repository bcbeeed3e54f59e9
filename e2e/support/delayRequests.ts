import type { Page, Request } from "@playwright/test"

/** The scripts without which React cannot hydrate. */
export const hydrationScripts = /\/(app|framework|component---[^/]*|webpack-runtime)-[0-9a-f]+\.js$/

/**
 * Delays the requests for certain URLs until `release` is called.
 * @returns `release`, and the delayed requests; the array grows with each request
 */
export async function delayRequests(page: Page, url: Parameters<Page["route"]>[0]) {
  const requests: Request[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    requests.push(route.request())
    await released
    // Unlike `continue`, `fallback` also runs a handler that the test added before this one.
    await route.fallback()
  })
  return { requests, release }
}

/** Opens a page and delays its requests for certain URLs. @returns the function that releases the requests */
export async function openWithDelayedRequests(page: Page, url: RegExp, path: string): Promise<() => void> {
  const { release } = await delayRequests(page, url)
  await page.goto(path, { waitUntil: "commit" })
  await page.locator("footer").waitFor()
  return release
}
