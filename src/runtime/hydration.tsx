import { leaveClicksToReact } from "../features/analytics/earlyClicks"
import { endHydration } from "../hooks/useBrowserValue"
import { ErrorBoundary } from "../layouts/ErrorBoundary/ErrorBoundary"
import { hydrateInTransition } from "./hydrateInTransition"

/**
 * Hydrates in a transition, inside the error boundary. Not in development, where hot reload needs Gatsby's own
 * hydration, and Gatsby shows errors.
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
