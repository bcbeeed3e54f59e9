import type { GatsbySSR } from "gatsby"
import { Helmet } from "react-helmet"
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
import { provideHelmet } from "./src/head/helmet"
import { isPersonal } from "./src/routes"

// Prerendering needs react-helmet at once. Browsers load it only to change a head (docs/decisions/0010).
provideHelmet(Helmet)

/**
 * Preloads the display font, and on a personal page the text font as well. When a style sheet requests a font, Chromium
 * sends the page's URL with the applicant's id as the referrer, although the page sends no referrer.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes, pathname }) => {
  const fonts = isPersonal(pathname) ? [displayFont, textFont] : [displayFont]
  setHtmlAttributes({ lang: "en-US" })
  setHeadComponents([
    ...fonts.map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
    )),
    <link key="icon" rel="icon" type="image/svg+xml" href={`${__PATH_PREFIX__}/icons/favicon.svg`} />,
  ])
}

declare const __PATH_PREFIX__: string
