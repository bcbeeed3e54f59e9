import type { Page } from "@playwright/test"

/** Bytes on the wire, gzip as the bars are stated for. */
export interface Bytes {
  total: number
  scripts: number
}

/** Milliseconds without a request after which a page counts as idle; a busy machine may rest for half of it between two. */
const rest = 1_000

/**
 * Counts what comes over the wire. To be called before the page is opened.
 * @returns waits until the page is loaded and idle, and gives what has come until then
 */
export async function countBytes(page: Page): Promise<() => Promise<Bytes>> {
  const client = await page.context().newCDPSession(page)
  await client.send("Network.enable")
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  const underWay = new Set<string>()
  let lastAt = 0
  const end = (id: string) => {
    underWay.delete(id)
    lastAt = performance.now()
  }
  client.on("Network.requestWillBeSent", ({ requestId }) => underWay.add(requestId))
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("http")) kinds.set(requestId, type)
  })
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
    end(requestId)
  })
  client.on("Network.loadingFailed", ({ requestId }) => end(requestId))
  await client.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } })
  const sum = (kind?: string) =>
    [...bytes].reduce((total, [id, size]) => (!kind || kinds.get(id) === kind ? total + size : total), 0)
  return async () => {
    await page.waitForLoadState("load")
    while (underWay.size > 0 || performance.now() - lastAt < rest) await page.waitForTimeout(100)
    return { total: sum(), scripts: sum("Script") }
  }
}
