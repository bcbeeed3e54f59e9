import { isPersonal, isPrivate } from "../../routes"

declare global {
  interface Window {
    /** Queue of gtag commands as `arguments` objects. */
    dataLayer?: unknown[]
  }
  interface Navigator {
    /**
     * Whether the visitor has turned on Global Privacy Control (https://w3c.github.io/gpc/). Not every browser has it.
     */
    readonly globalPrivacyControl?: boolean
  }
}

/**
 * Queues a gtag command in `window.dataLayer`, before or after the library loads. The library ignores arrays, so the
 * queue contains `arguments` objects.
 * @param _command such as `"event", "page_view", { page_path: "/" }`
 * (https://developers.google.com/tag-platform/gtagjs/reference)
 */
export function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

const denied = "denied"
let isConfigured = false
let isLoaded = false

/**
 * Configures gtag at once and loads its library when the page is idle, on public pages only. A document that was opened
 * at a personal page never loads it, because that page's content-security policy applies until a reload. On a private
 * page after a public one, gtag is disabled, because it would send the URL. With Global Privacy Control, does nothing:
 * even without consent, the library would send the page and the IP address.
 * @param isFirstPage whether the document was opened at this page
 */
export function syncGtag(measurementId: string, pathname: string, isFirstPage: boolean): void {
  if (navigator.globalPrivacyControl) return
  Object.assign(window, { [`ga-disable-${measurementId}`]: isPrivate(pathname) })
  if (isFirstPage && !isPersonal(pathname)) configure(measurementId)
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
  // The visitor may have navigated to a private page since.
  if (isLoaded || isPrivate(window.location.pathname)) return
  isLoaded = true
  const script = document.createElement("script")
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
  document.head.append(script)
}

/** Calls back after the load event, in an idle period. Safari has no `requestIdleCallback`. */
function whenIdle(callback: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 1000))
  if (document.readyState === "complete") idle()
  else window.addEventListener("load", idle, { once: true })
}
