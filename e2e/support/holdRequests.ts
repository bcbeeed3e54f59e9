import type { Page, Request } from "@playwright/test"

export interface HeldRequests {
  /** The requests so far; later ones are added. */
  requests: readonly Request[]
  /** Lets these requests and all later ones continue. */
  release: () => void
}

/** Holds the requests for certain URLs until `release` is called. */
export async function holdRequests(page: Page, url: Parameters<Page["route"]>[0]): Promise<HeldRequests> {
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

/** Opens a page up to its footer while its requests for certain URLs are held. @returns what releases them */
export async function openWithHeldRequests(page: Page, url: RegExp, path: string): Promise<() => void> {
  const { release } = await holdRequests(page, url)
  await page.goto(path, { waitUntil: "commit" })
  await page.locator("footer").waitFor()
  return release
}
