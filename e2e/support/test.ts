import { expect, test as base, type Frame, type Page, type Request } from "@playwright/test"

export * from "@playwright/test"

interface PageErrorFixtures {
  /** The page errors so far (see `collectPageErrors`). The array grows with each error. */
  pageErrors: string[]
  /** Page errors that a test expects. */
  allowedPageErrors: RegExp
}

/** Playwright's `test`, which also fails on each page error that is not allowed. */
export const test = base.extend<PageErrorFixtures>({
  allowedPageErrors: [/(?!)/, { option: true }],
  pageErrors: [
    async ({ page, allowedPageErrors, javaScriptEnabled }, use) => {
      const errors = collectPageErrors(page, javaScriptEnabled)
      await use(errors)
      expect(errors.filter((error) => !allowedPageErrors.test(error))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Collects console errors and warnings (React's hydration errors included), uncaught errors, failed requests and responses
 * of 400 and above. Excludes requests that the browser aborts: because the page leaves their document, because an element is
 * removed, or because a new window width or color scheme needs another file. Includes requests that a script aborts. Excludes scripts
 * that the browser preloads and then blocks (`csp`), because JavaScript is disabled.
 */
function collectPageErrors(page: Page, isScriptAllowed: boolean): string[] {
  const errors: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(`${message.type()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`))
  const isDocumentLeft = observeNavigations(page)
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? ""
    const isByBrowser = !["fetch", "xhr"].includes(request.resourceType()) || isDocumentLeft(request)
    if (!isScriptAllowed && reason === "csp") return
    if (reason !== "net::ERR_ABORTED" || !isByBrowser) errors.push(`failed: ${request.url()} ${reason}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`)
  })
  return errors
}

/**
 * Observes navigations.
 * @returns whether the document of a request is gone or being replaced: its frame, or a frame around it, was removed, or requested
 * another document before or after this request
 */
function observeNavigations(page: Page): (request: Request) => boolean {
  const order = new WeakMap<Request, number>()
  const lastNavigation = new WeakMap<Frame, number>()
  /** Frames that have requested a document, while they still show the one before. */
  const leaving = new Set<Frame>()
  const fromLeftDocuments = new WeakSet<Request>()
  let count = 0
  page.on("request", (request) => {
    order.set(request, ++count)
    if (request.isNavigationRequest()) {
      lastNavigation.set(request.frame(), count)
      leaving.add(request.frame())
    } else if (leaving.has(request.frame())) fromLeftDocuments.add(request)
  })
  page.on("framenavigated", (frame) => leaving.delete(frame))
  page.on("requestfailed", (request) => request.isNavigationRequest() && leaving.delete(request.frame()))
  return (request) => {
    if (fromLeftDocuments.has(request)) return true
    // The browser may report that a frame's document was aborted before it reports that the frame was removed.
    if (request.isNavigationRequest() && request.frame().parentFrame()) return true
    for (let frame: Frame | null = request.frame(); frame; frame = frame.parentFrame())
      if (frame.isDetached() || (lastNavigation.get(frame) ?? 0) > (order.get(request) ?? 0)) return true
    return false
  }
}
