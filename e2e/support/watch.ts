import type { Page } from "@playwright/test"

/**
 * Collects everything that must not happen on a page: console errors and warnings (React's hydration errors are among
 * them), uncaught errors, failed requests and answers of 400 and above.
 * @returns the list, which goes on growing
 */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`))
  page.on("requestfailed", (request) => {
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** Scrolls through the whole page, so that everything lazy is fetched, and waits until the network is quiet. */
export async function readWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState("networkidle")
}
