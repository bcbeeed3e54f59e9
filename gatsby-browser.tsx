import type { GatsbyBrowser } from "gatsby"
import { sendPageView, trackClicks } from "./src/features/analytics"
import { leaveClicksToReact } from "./src/features/analytics/earlyClicks"
import { endHydration } from "./src/hooks/useBrowserValue"
import { ErrorBoundary } from "./src/layouts/ErrorBoundary/ErrorBoundary"
import { hydrateInTransition } from "./src/runtime/hydrateInTransition"
import { redactScrollKeys } from "./src/runtime/redactScrollKeys"
import { separatePersonalPages } from "./src/runtime/separatePersonalPages"
import { tolerateMovedNodes } from "./src/runtime/tolerateMovedNodes"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"

/**
 * Disables prefetching for links in the viewport, because the links in header and footer would make every visitor download
 * the whole site. Gatsby still loads a page when the pointer enters a link to it.
 */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  tolerateMovedNodes()
  redactScrollKeys()
  separatePersonalPages()
}

/**
 * Hydrates in a transition, inside the error boundary. Not in development, where hot reload needs Gatsby's own hydration, and Gatsby shows
 * errors.
 */
export const replaceHydrateFunction = () => (process.env.NODE_ENV === "production" ? hydrate : undefined)

let stopWatching = () => {}

function hydrate(...[element, container]: Parameters<typeof hydrateInTransition>): void {
  stopWatching = hydrateInTransition(<ErrorBoundary>{element}</ErrorBoundary>, container)
  leaveClicksToReact()
}

const firstUrl = window.location.href
export const onInitialClientRender = () => {
  stopWatching()
  endHydration()
  // The router listens only from now on: tell it about a link that was clicked while React hydrated the page.
  if (window.location.href !== firstUrl) window.dispatchEvent(new PopStateEvent("popstate"))
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  sendPageView(update)
  if (!update.prevLocation) trackClicks()
  // Accordions and carousels show the item of the anchor on hashchange, which Gatsby's history.pushState does not fire.
  if (update.prevLocation && update.location.hash) window.dispatchEvent(new HashChangeEvent("hashchange"))
}
