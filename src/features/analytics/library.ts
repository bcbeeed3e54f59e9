import { isPersonal, isPrivate } from "../../routes"
import { gtag } from "./gtag"

const denied = "denied"
let isConfigured = false
let isLoaded = false

/**
 * Has Google's library ready on public pages: configured at once, so that it reads the queue in the right order, and
 * fetched when the page is idle. Does nothing without a measurement id.
 *
 * A document that was opened at a personal page never gets it: that page's policy is in force until the next reload. And where
 * somebody goes back from a public page to a private one, the library is told to be silent there, since it would send the address.
 * @param measurementId such as `G-ABC123DEF4`
 * @param pathname the page that is shown now
 * @param isFirst whether the document was opened with this page
 */
export function keepLibrary(measurementId: string, pathname: string, isFirst: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: isPrivate(pathname) })
  if (isFirst && !isPersonal(pathname)) configure(measurementId)
  if (isConfigured) whenIdle(() => load(measurementId))
}

function configure(measurementId: string): void {
  isConfigured = true
  gtag("consent", "default", {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: denied,
  })
  gtag("js", new Date())
  gtag("config", measurementId, { send_page_view: false })
}

function load(measurementId: string): void {
  // The visitor may have gone on to a private page while this one was busy.
  if (isLoaded || isPrivate(window.location.pathname)) return
  isLoaded = true
  const script = document.createElement("script")
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
  document.head.append(script)
}

/** After the page's own load, when nothing else is to be done. Safari knows no idle callbacks. */
function whenIdle(callback: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 1000))
  if (document.readyState === "complete") idle()
  else window.addEventListener("load", idle, { once: true })
}
