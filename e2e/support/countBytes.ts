import { expect, type Page } from "@playwright/test"

/**
 * Counts the transferred bytes of a page with gzip. Call it before the page is opened.
 * @returns a function that waits until the page is hydrated and idle, and returns the bytes received until then
 */
export async function countBytes(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send("Network.enable")
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  const pending = new Set<string>()
  let started = 0
  client.on("Network.requestWillBeSent", ({ requestId }) => {
    started++
    pending.add(requestId)
  })
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("http")) kinds.set(requestId, type)
  })
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
    pending.delete(requestId)
  })
  client.on("Network.loadingFailed", ({ requestId }) => pending.delete(requestId))
  await client.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } })

  const sum = (kind?: string) =>
    [...bytes].reduce((total, [id, size]) => (!kind || kinds.get(id) === kind ? total + size : total), 0)
  return async () => {
    await page.waitForLoadState("load")
    // The first page view is sent once the page is hydrated.
    await page.waitForFunction(() => "dataLayer" in window)
    let before
    do {
      await expect.poll(() => pending.size, { intervals: [10] }).toBe(0)
      before = started
      await page.evaluate(waitForIdle)
    } while (started > before)
    return { total: sum(), scripts: sum("Script") }
  }
}

/** Waits in the page for two frames, so that observers have reported, and then until the browser is idle. */
function waitForIdle(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  )
}
