import path from "node:path"
import type { Page, Request } from "@playwright/test"
import { waitForHydration } from "./clock"

/**
 * Counts the transferred bytes of a page with gzip. Call it before the page is opened.
 * @returns a function that waits until the page is hydrated and idle, and returns the bytes received until then
 */
export async function countBytes(page: Page) {
  const requests: Request[] = []
  page.on("request", (request) => request.url().startsWith("http") && requests.push(request))
  await page.setExtraHTTPHeaders({ "accept-encoding": "gzip" })

  const sizeOf = async (request: Request) => {
    const { responseHeadersSize, responseBodySize } = await request.sizes()
    const isScript = request.resourceType() === "script"
    return { isScript, name: path.posix.basename(request.url()), size: responseHeadersSize + responseBodySize }
  }
  const sum = (sizes: readonly { size: number }[]) => sizes.reduce((total, { size }) => total + size, 0)
  return async () => {
    await page.waitForLoadState("load")
    await waitForHydration(page)
    for (;;) {
      const sizes = await Promise.all(requests.map(sizeOf))
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
      if (sizes.length !== requests.length) continue
      const scripts = sizes.filter(({ isScript }) => isScript).sort((one, other) => other.size - one.size)
      return { total: sum(sizes), scripts: sum(scripts), files: scripts }
    }
  }
}
