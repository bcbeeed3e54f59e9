import { redactedPath } from "../../routes"
import { clickEventOf } from "./clickEvents"
import { gtag } from "./gtag"
import { keepLibrary } from "./library"

/** What Gatsby says of a change of route. */
interface RouteUpdate {
  location: { pathname: string }
  /** Null for the page that the document was opened with. */
  prevLocation: { pathname: string } | null
}

/** Counts a page view. A new hash or query alone is none. */
export function reportRoute({ location, prevLocation }: RouteUpdate): void {
  const pathname = withClosingSlash(location.pathname)
  // Gatsby itself moves a visitor from /team to /team/ where the host has not.
  if (prevLocation && pathname === withClosingSlash(prevLocation.pathname)) return
  const measurementId = process.env.GATSBY_GA_MEASUREMENT_ID
  if (measurementId) keepLibrary(measurementId, pathname, !prevLocation)
  // The library adds the title: in the next frame it is that of the new page.
  requestAnimationFrame(() => gtag("event", "page_view", { page_path: redactedPath(pathname) }))
}

const withClosingSlash = (pathname: string) => pathname.replace(/\/?$/, "/")

/** Counts clicks from here on, by mouse (the middle button too), touch and keyboard; components need to know nothing of it. */
export function watchClicks(): void {
  const report = ({ button, target }: MouseEvent) => {
    const event = button < 2 ? clickEventOf(target) : undefined
    if (!event) return
    const page_path = redactedPath(window.location.pathname)
    gtag("event", event.name, { button_location: event.location, page_path })
  }
  // While the event comes down: nothing has stopped it yet, and the address is still that of the page clicked on.
  document.addEventListener("click", report, true)
  document.addEventListener("auxclick", report, true)
}
