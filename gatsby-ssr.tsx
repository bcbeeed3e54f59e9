import type { GatsbySSR } from "gatsby"
import { Helmet } from "react-helmet"
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
import { provideHelmet } from "./src/head/helmet"
import { isPersonal } from "./src/routes"

// The build draws heads at once; browsers fetch the library only when a head has to change (docs/decisions/0010).
provideHelmet(Helmet)

/**
 * The headings' face is asked for before the style sheet is read. On a personal page so is the other one: where the style
 * sheet asks for a face, Chromium names the page all the same, id and all, though the page sends no referrer.
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
