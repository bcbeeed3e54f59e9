import { redactedPath } from "../../routes"
import { describeClick, eventNameOf } from "./clickEvents"
import { takeEarlyClicks, type EarlyClick } from "./earlyClicks"
import { gtag } from "./gtag"
import { syncGtag } from "./syncGtag"

/** Arguments of Gatsby's `onRouteUpdate`. */
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
 * Sends click events for the whole document, by mouse (also the middle button), touch and keyboard, and those of the clicks before
 * hydration. Call this after the first `sendPageView`, because the library needs its configuration before the first event.
 */
export function trackClicks(): void {
  takeEarlyClicks().forEach(sendClick)
  const report = ({ button, target }: MouseEvent) => {
    const click = button < 2 ? describeClick(target) : undefined
    if (click) sendClick(click)
  }
  // In the capture phase, before another listener stops the event or changes the path.
  document.addEventListener("click", report, true)
  document.addEventListener("auxclick", report, true)
}

function sendClick({ path = window.location.pathname, ...click }: EarlyClick): void {
  const name = eventNameOf(click)
  if (name) gtag("event", name, { button_location: click.location, page_path: redactedPath(path) })
}
