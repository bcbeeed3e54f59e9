import type { GatsbySSR } from "gatsby"
import { Helmet } from "react-helmet"
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
import { provideHelmet } from "./src/head/helmet"

// The build draws heads at once; browsers fetch the library only when a head has to change (docs/decisions/0010).
provideHelmet(Helmet)

/** The headings' face is asked for before the style sheet is read. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-US" })
  setHeadComponents([
    <link key="display-font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayFont} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={`${__PATH_PREFIX__}/icons/favicon.svg`} />,
  ])
}

declare const __PATH_PREFIX__: string
