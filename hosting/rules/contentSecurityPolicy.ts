/**
 * The content-security policy (https://www.w3.org/TR/CSP3/). Browsers apply two at once: one in each page with the
 * hashes of its inline code, and a header with directives that have no effect in a page.
 */
import { createHash } from "node:crypto"
import { formOrigins } from "../../src/formProvider"
import { isPersonal, isPrivate } from "../../src/routes"
import type { Environment } from "../../environment"
import type { InlineCode } from "./html"

/** Hosts of Google Analytics 4 (https://developers.google.com/tag-platform/security/guides/csp). */
const analyticsScripts = ["https://*.googletagmanager.com"]
const analyticsRequests = [...analyticsScripts, "https://*.google-analytics.com", "https://*.analytics.google.com"]

/** docs.google.com redirects a download to a subdomain of this host. Browsers apply the policy to the redirect too. */
const sheetDownloads = "https://*.googleusercontent.com"

/**
 * The header of every response. Browsers ignore `frame-ancestors` in a page. The rest is for pages without a policy.
 */
export const policyHeader = policyOf({
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "object-src": ["'none'"],
})

/**
 * Returns the policy of one page.
 *
 * Styles: no policy blocks the styles that React sets through the CSS object model. Gatsby's HTML contains four style
 * elements and three style attributes, so hashes are enough, without 'unsafe-inline'. 'unsafe-hashes' lets a hash allow
 * an attribute, for styles only. Connections, frames and pictures: the same on all pages, because navigation inside the
 * site keeps the policy of the first page. Scripts: a page that belongs to one applicant allows none of a third party.
 * The pages of the sign-in allow the script of analytics, because a visitor may go on to a public page, but no script
 * that a form requests (`loadScript`).
 * @param inline the page's inline code; no other inline code may run
 */
export function contentSecurityPolicy(
  environment: Environment,
  path: string,
  inline: InlineCode,
  pictureOrigins: readonly string[],
): string {
  const { GATSBY_ASSET_PREFIX, GATSBY_FORMS_URL, GATSBY_FORMS_ORIGINS, GATSBY_GA_MEASUREMENT_ID } = environment
  const own = ["'self'", ...(GATSBY_ASSET_PREFIX ? [GATSBY_ASSET_PREFIX] : [])]
  const forms = formOrigins(GATSBY_FORMS_URL, GATSBY_FORMS_ORIGINS)
  const sheet = environment.GATSBY_SIGN_IN_SHEET_URL
  const services = [environment.GATSBY_SUPABASE_URL, environment.GATSBY_RECORDS_API_URL, sheet]
  const usesAnalytics = GATSBY_GA_MEASUREMENT_ID !== undefined && !isPersonal(path)
  return policyOf({
    "default-src": own,
    "script-src": [
      ...own,
      ...inline.scripts.map(hashSource),
      ...(usesAnalytics ? analyticsScripts : []),
      ...(isPrivate(path) ? [] : forms),
    ],
    "style-src": [
      ...own,
      ...inline.styles.map(hashSource),
      ...(inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes.map(hashSource)] : []),
    ],
    "img-src": [...own, "data:", ...pictureOrigins, ...(usesAnalytics ? analyticsRequests : [])],
    "font-src": own,
    "connect-src": [
      ...own,
      ...services.map((url) => new URL(url).origin),
      ...environment.GATSBY_SIGN_IN_SHEET_ORIGINS,
      ...(new URL(sheet).hostname === "docs.google.com" ? [sheetDownloads] : []),
      ...(usesAnalytics ? analyticsRequests : []),
    ],
    "frame-src": forms,
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
    // The scripts of forms and of analytics write HTML, so public pages cannot require it.
    ...(isPersonal(path) ? { "require-trusted-types-for": ["'script'"], "trusted-types": ["default"] } : {}),
  })
}

/**
 * Returns the policy of the content editor. Sveltia CMS sets styles in `style` elements and shows new pictures as
 * `blob:` URLs. Its scripts contain addresses of other hosts for fonts, updates and the status of the Git host, which
 * this policy blocks.
 */
export function editorPolicy(origins: readonly string[]): string {
  return policyOf({
    "default-src": ["'none'"],
    // The encoder and the decoder of pictures are WebAssembly modules.
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", "https:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", ...origins],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'", "blob:", "data:"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  })
}

/** @param code text as the browser parses it: UTF-8, with normalized line ends */
export function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`
}

/** Returns the text of a policy, with each source once per directive. */
function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ")
}
