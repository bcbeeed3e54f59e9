import { redactScrollKeys } from "./src/runtime/redactScrollKeys"
import { separatePersonalPages } from "./src/runtime/separatePersonalPages"
import { tolerateMovedNodes } from "./src/runtime/tolerateMovedNodes"
import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"

/**
 * Disables prefetching for links in the viewport, because the links in header and footer would make every visitor
 * download the whole site. Gatsby still loads a page when the pointer enters a link to it.
 */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  tolerateMovedNodes()
  redactScrollKeys()
  separatePersonalPages()
}

export { onInitialClientRender, replaceHydrateFunction } from "./src/runtime/hydration"
export { onRouteUpdate } from "./src/runtime/onRouteUpdate"
export { shouldUpdateScroll } from "./src/runtime/shouldUpdateScroll"
