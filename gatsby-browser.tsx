import type { GatsbyBrowser } from "gatsby"
import { sendPageView, trackClicks } from "./src/features/analytics"
import { leaveUndecodablePath } from "./src/features/applicants/undecodablePath"
import { hydrateInTransition } from "./src/site/hydrateInTransition"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"

/**
 * Prefetches a page when a link to it is hovered or touched, not when the link is in the viewport. Otherwise the links in
 * header and footer would make every visitor download the whole site.
 */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  trackClicks()
  return leaveUndecodablePath()
}

/** In development, Gatsby's own hydration stays in place, because hot reload needs it. */
export const replaceHydrateFunction = () => (process.env.NODE_ENV === "production" ? hydrateInTransition : undefined)

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  sendPageView(update)
  // Gatsby navigates with history.pushState, which fires no event; the accordion opens the item of an anchor on hashchange.
  if (update.prevLocation && update.location.hash) window.dispatchEvent(new HashChangeEvent("hashchange"))
}
