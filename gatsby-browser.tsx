import "./src/styles/fonts.css"
import "./src/styles/tokens.css"
import "./src/styles/global.css"

/**
 * Pages are fetched when a link is hovered or touched, not when it comes into view: header and footer would have every
 * visitor on a slow line download the whole site.
 */
export const disableCorePrefetching = () => true
