import type { GatsbySSR } from "gatsby"
import { onRenderBody as addHeadOfPage } from "gatsby-plugin-react-helmet/gatsby-ssr"
import { renderToString } from "react-dom/server"
import { HeadTags } from "../head/HeadTags"
import { provideHeadTags } from "../head/Seo"

// Prerendering needs react-helmet for every page. Browsers load it only when the head changes (docs/decisions/0010).
provideHeadTags(HeadTags)

/**
 * Renders a page and adds its head at once. Gatsby renders two pages at a time, and react-helmet keeps the head of the
 * last one: with React 19, Gatsby's own renderer would give a page the head of another one.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (page) => {
  page.replaceBodyHTMLString(renderToString(page.bodyComponent))
  addHeadOfPage(page)
}
