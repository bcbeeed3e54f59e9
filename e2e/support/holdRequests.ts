import type { Page, Request } from "@playwright/test"

/**
 * Holds the requests for certain URLs until `release` is called.
 * @returns `release`, and the requests so far; later ones are added
 */
export async function holdRequests(page: Page, url: Parameters<Page["route"]>[0]) {
  const requests: Request[] = []
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    requests.push(route.request())
    await isReleased
    // Unlike `continue`, also runs a handler that was added before this one.
    await route.fallback()
  })
  return { requests, release }
}

/** Opens a page while its requests for certain URLs are held. @returns the function that releases them */
export async function openWithHeldRequests(page: Page, url: RegExp, path: string): Promise<() => void> {
  const { release } = await holdRequests(page, url)
  await page.goto(path, { waitUntil: "commit" })
  await page.locator("footer").waitFor()
  return release
}
