import type { GatsbySSR } from "gatsby"
import type { CSSProperties } from "react"
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"
import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2"
import { recordEarlyClicks } from "../features/analytics/earlyClicks"
import { earlyLookupScript } from "../features/applicants/earlyLookup"
import { tables } from "../features/applicants/tables"
import { scriptOf } from "../lib/scriptOf"
import { isPersonal, letterPages, personalRoute, personalRoutes, prerenderedPath } from "../routes"
import { headingTemplate, showNameCode } from "../sections/Letter/earlyHeading"
import { LetterHeading } from "../sections/Letter/LetterHeading"
import { reservePlaceCode } from "../sections/LookupNotice/reservedPlace"
import { acceptInertText, openPersonalPage, repairPath, routeId } from "./inlineScripts"
import { language } from "../language"

/**
 * Sets the language, the favicon, the preloaded fonts and the inline scripts: those of personal pages, of 404.html and
 * of the home page, and the one that records clicks before hydration. In `gatsby develop`, adds the script that shows
 * mistakes in content.
 *
 * Both fonts are preloaded, so that they arrive together and the page is laid out once for both (docs/decisions/0016),
 * and so that the style sheet of a personal page requests none: Chromium would send the page's URL with the applicant's
 * id as the referrer of that request, although the referrer policy is `no-referrer`.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
  pathname,
  loadPageDataSync,
}) => {
  const hasId = isPersonal(pathname)
  const isNotFound = pathname === "/404.html"
  // On a slow line, the applicant reads the name in the fallback font first.
  const fontPriority = hasId ? { fetchpriority: "low" } : {}
  const table = tableOf(pathname)
  setHtmlAttributes({ lang: language, style: siteUrlForPrint })
  setHeadComponents([
    // Browsers prefer this element to the header, and hosts differ in how they merge two rules for one path. A mistyped
    // address of a personal page shows the 404 page.
    (hasId || isNotFound) && <meta key="referrer" name="referrer" content="no-referrer" />,
    isNotFound && inlineScript("personal", scriptOf(openPersonalPage, personalRoutes.map(prerenderedPath))),
    isNotFound && inlineScript("path", scriptOf(repairPath)),
    hasId && inlineScript("trusted-types", scriptOf(acceptInertText)),
    hasId && inlineScript("id", scriptOf(routeId)),
    table && inlineScript("lookup", earlyLookupScript(table, showNameCode)),
    ...[displayFont, textFont].map((font) => (
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
    inlineScript("early-clicks", scriptOf(recordEarlyClicks)),
    pathname === "/" && inlineScript("notice", reservePlaceCode),
    table && (
      <template key="heading" id={headingTemplate}>
        <LetterHeading greeting={greetingOf(loadPageDataSync(pathname).result)} name="…" />
      </template>
    ),
  ])
  if (process.env.NODE_ENV === "development")
    setPostBodyComponents([<script key="overlay" type="module" src="/content-mistakes.js" />])
}

/** The style sheet of a printed page writes it before the path of a link. */
const siteUrlForPrint = { "--site-url": JSON.stringify(process.env.GATSBY_SITE_URL) } as CSSProperties

function inlineScript(key: string, code: string) {
  return <script key={key} dangerouslySetInnerHTML={{ __html: code }} />
}

/**
 * Returns the table in which a page looks up its applicant before React is loaded. The commit page shows no name, so it
 * has time, and `npm run develop` reloads.
 */
function tableOf(pathname: string): string | undefined {
  const page = letterPages.find(({ kind }) => prerenderedPath(personalRoute(kind)) === pathname)
  return page && process.env.NODE_ENV === "production" ? tables[page.kind] : undefined
}

/** Returns the greeting in the data of a letter's page. */
function greetingOf({ data }: { data?: unknown }): string {
  return (data as Queries.LetterPageQuery).letter.heading
}

declare const __PATH_PREFIX__: string
