import type { GatsbyBrowser } from "gatsby"
import { sendPageView, trackClicks } from "./src/features/analytics"
import { leaveUndecodablePath } from "./src/features/applicants/undecodablePath"
import { wakePage } from "./src/site/wakePage"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"

/**
 * Pages are fetched when a link is hovered or touched, not when it comes into view: header and footer would have every
 * visitor on a slow line download the whole site.
 */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  trackClicks()
  return leaveUndecodablePath()
}

/** Hot reload keeps to Gatsby's own way. */
export const replaceHydrateFunction = () => (process.env.NODE_ENV === "production" ? wakePage : undefined)

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  sendPageView(update)
  // Gatsby changes the address by history.pushState, of which nobody is told; an accordion opens the item that an anchor names.
  if (update.prevLocation && update.location.hash) window.dispatchEvent(new HashChangeEvent("hashchange"))
}
