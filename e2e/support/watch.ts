import type { Frame, Page, Request } from "@playwright/test"

/**
 * Collects everything that must not happen on a page: console errors and warnings (including React's hydration errors),
 * uncaught errors, failed requests and responses of 400 and above. A request that the browser aborts because its document is
 * left is no fault.
 * @returns the list; later faults are added to it
 */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`))
  const isLeft = watchNavigations(page)
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? ""
    if (reason !== "net::ERR_ABORTED" || !isLeft(request)) faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/**
 * Watches for new documents.
 * @returns whether the document of a request is gone or being replaced: its frame, or one around it, was removed or requested
 * another document after this request
 */
function watchNavigations(page: Page): (request: Request) => boolean {
  const order = new WeakMap<Request, number>()
  const lastNavigation = new WeakMap<Frame, number>()
  let count = 0
  page.on("request", (request) => {
    order.set(request, ++count)
    if (request.isNavigationRequest()) lastNavigation.set(request.frame(), count)
  })
  return (request) => {
    // The browser may report that a frame's document was aborted before it reports that the frame was removed.
    if (request.isNavigationRequest() && request.frame().parentFrame()) return true
    for (let frame: Frame | null = request.frame(); frame; frame = frame.parentFrame())
      if (frame.isDetached() || (lastNavigation.get(frame) ?? 0) > (order.get(request) ?? 0)) return true
    return false
  }
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
