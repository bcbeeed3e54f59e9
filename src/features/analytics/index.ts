import { redactedPath } from "../../routes"
import { describeClick } from "./clickEvents"
import { takeEarlyClicks } from "./earlyClicks"
import { gtag, syncGtag } from "./syncGtag"

interface RouteUpdate {
  location: { pathname: string }
  /** Null for the first page of the document. */
  prevLocation: { pathname: string } | null
}

/** Sends page_view for the first page and once per change of path. */
export function sendPageView({ location, prevLocation }: RouteUpdate): void {
  const pathname = withTrailingSlash(location.pathname)
  // Gatsby redirects from /team to /team/ in the browser if the host has not done so.
  if (prevLocation && pathname === withTrailingSlash(prevLocation.pathname)) return
  const measurementId = process.env.GATSBY_GA_MEASUREMENT_ID
  if (measurementId) syncGtag(measurementId, pathname, !prevLocation)
  // gtag adds the document's title, which is that of the new page only from the next frame on.
  requestAnimationFrame(() => gtag("event", "page_view", { page_path: redactedPath(pathname) }))
}

const withTrailingSlash = (pathname: string) => pathname.replace(/\/?$/, "/")

/**
 * Sends the event of GA4 for an error that has ended the page, without its message, which may contain an applicant's id
 * (https://developers.google.com/analytics/devguides/collection/ga4/exceptions).
 */
export function sendFatalException(error: unknown): void {
  gtag("event", "exception", { description: error instanceof Error ? error.name : typeof error, fatal: true })
}

/**
 * Sends click events for the whole document, by mouse (also the middle button), touch and keyboard. Of the clicks
 * before it was called, presses a button again that did nothing yet, once however often it was pressed, unless a later
 * click has done it, which another would undo. Sends the events of the others that have not left the page. Call this
 * after the first `sendPageView`, because the library needs its configuration before the first event.
 */
export function trackClicks(): void {
  const early = takeEarlyClicks()
  const report = ({ button, target }: MouseEvent) => {
    if (button < 2) sendClick(target)
  }
  // In the capture phase, before another listener stops the event or changes the path.
  document.addEventListener("click", report, true)
  document.addEventListener("auxclick", report, true)
  const presses = new Set<HTMLButtonElement>()
  for (const { target, isHandled } of early) {
    const button = target.closest("button")
    if (button && !isHandled) presses.add(button)
    else {
      if (button) presses.delete(button)
      sendClick(target)
    }
  }
  for (const button of presses) button.click()
}

function sendClick(target: EventTarget | null): void {
  const click = describeClick(target)
  if (click)
    gtag("event", click.name, { button_location: click.location, page_path: redactedPath(window.location.pathname) })
}
