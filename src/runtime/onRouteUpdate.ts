import type { GatsbyBrowser } from "gatsby"
import { sendPageView, trackClicks } from "../features/analytics"

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  sendPageView(update)
  if (!update.prevLocation) trackClicks()
  // Accordions and carousels show the item of the anchor on hashchange, which Gatsby's history.pushState does not fire.
  if (update.prevLocation && update.location.hash) window.dispatchEvent(new HashChangeEvent("hashchange"))
}
