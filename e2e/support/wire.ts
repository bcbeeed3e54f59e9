import type { Page } from "@playwright/test"

/** Bytes on the wire, gzip as the bars are stated for. */
export interface Bytes {
  total: number
  scripts: number
}

/**
 * Counts what comes over the wire. To be called before the page is opened.
 * @returns what has come until it is called
 */
export async function countBytes(page: Page): Promise<() => Bytes> {
  const client = await page.context().newCDPSession(page)
  await client.send("Network.enable")
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("http")) kinds.set(requestId, type)
  })
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength))
  await client.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } })
  const sum = (kind?: string) =>
    [...bytes].reduce((total, [id, size]) => (!kind || kinds.get(id) === kind ? total + size : total), 0)
  return () => ({ total: sum(), scripts: sum("Script") })
}
