import { redactedPath } from "../../routes"
import { clickEventOf } from "./clickEvents"
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

/** Sends click events for the whole document, by mouse (also the middle button), touch and keyboard. */
export function trackClicks(): void {
  const report = ({ button, target }: MouseEvent) => {
    const event = button < 2 ? clickEventOf(target) : undefined
    if (!event) return
    const page_path = redactedPath(window.location.pathname)
    gtag("event", event.name, { button_location: event.location, page_path })
  }
  // In the capture phase, before another listener stops the event or changes the path.
  document.addEventListener("click", report, true)
  document.addEventListener("auxclick", report, true)
}
