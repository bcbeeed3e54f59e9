import type { Page } from "@playwright/test"

/**
 * Sets `navigator.onLine` of a page, and fires its events. Requests work in both states. Unlike this function, Playwright's `setOffline(false)`
 * does not work on a machine without a network, where `navigator.onLine` is false.
 */
export async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // Chromium ignores the state `online` if all other values are the defaults.
  const values = { latency: 1, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send("Network.overrideNetworkState", { offline: !isOnline, ...values })
}
