import type { GatsbySSR } from "gatsby"
import { Helmet } from "react-helmet"
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
import { recordEarlyClicks } from "./src/features/analytics/earlyClicks"
import { earlyLookupScript } from "./src/features/applicants/earlyLookup"
import { provideHelmet } from "./src/head/helmet"
import { isPersonal } from "./src/routes"

// Prerendering needs react-helmet for every page. Browsers load it only when the head changes (docs/decisions/0010).
provideHelmet(Helmet)

/**
 * Sets the language, the favicon, the preloaded fonts and the script that records clicks before hydration. A personal page
 * preloads both fonts, so that its style sheet requests none: Chromium would send the page's URL with the applicant's id as the
 * referrer of that request, although the referrer policy is `no-referrer`. In `gatsby develop`, adds the script that shows
 * mistakes in content.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
  pathname,
}) => {
  const fonts = isPersonal(pathname) ? [displayFont, textFont] : [displayFont]
  // On a slow line, the applicant reads the name in the fallback font first.
  const fontPriority = isPersonal(pathname) ? { fetchpriority: "low" } : {}
  const table = tableOf(pathname)
  setHtmlAttributes({ lang: "en-US" })
  setHeadComponents([
    table && <script key="lookup" dangerouslySetInnerHTML={{ __html: earlyLookupScript(table) }} />,
    ...fonts.map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        {...fontPriority}
        href={font}
      />
    )),
    <link key="icon" rel="icon" type="image/svg+xml" href={`${__PATH_PREFIX__}/icons/favicon.svg`} />,
  ])
  setPreBodyComponents([
    <script key="early-clicks" dangerouslySetInnerHTML={{ __html: `(${recordEarlyClicks.toString()})()` }} />,
  ])
  if (process.env.NODE_ENV === "development")
    setPostBodyComponents([<script key="overlay" type="module" src="/content-mistakes.js" />])
}

/** Returns the table in which a personal page looks up its applicant. The commit page needs no lookup, and `npm run develop` reloads. */
function tableOf(pathname: string): string | undefined {
  if (process.env.NODE_ENV !== "production") return undefined
  if (pathname === "/letter/") return process.env.GATSBY_LETTERS_TABLE
  return pathname === "/decision/" ? process.env.GATSBY_DECISIONS_TABLE : undefined
}

declare const __PATH_PREFIX__: string
