/**
 * The content-security policy (https://www.w3.org/TR/CSP3/). It comes in two parts that the browser both obeys: one in
 * each page, with the hashes of that page's inline code, and one as a header for all, with what a page cannot say.
 */
import { createHash } from "node:crypto"
import type { HostingOptions } from "./hostingOptions"
import type { InlineCode } from "./inlineCode"

export interface PolicyOptions extends Omit<HostingOptions, "siteUrl" | "redirectPages"> {
  /** The page's own inline code; only this and no other may run. */
  inline: Pick<InlineCode, "scripts" | "styles" | "styleAttributes">
  /** A page of one applicant: no script of anybody else runs there, neither analytics nor the form provider's. */
  isPersonal: boolean
  /** Where a form's frame may have the page load a script from (`loadScript`), as CSP sources. */
  formScriptSources: readonly string[]
}

/** Hosts of Google Analytics 4 (https://developers.google.com/tag-platform/security/guides/csp). */
const analyticsScripts = ["https://*.googletagmanager.com"]
const analyticsConnections = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
]

/** A spreadsheet of docs.google.com answers 307 to a host below this one, and the policy is checked on that again. */
const sheetDownloads = "https://*.googleusercontent.com"

/** What every answer of the site says as a header. `frame-ancestors` is ignored in a page; the rest is for pages without one. */
export const policyHeader = policyOf({
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "object-src": ["'none'"],
})

/**
 * The policy that stands in one page.
 *
 * Styles: React sets styles through the CSS object model, which no policy stops; only what stands in the HTML needs
 * leave. That is Gatsby's one style element and its two style attributes, so hashes are enough and 'unsafe-inline' is
 * not needed ('unsafe-hashes' is what lets a hash speak for an attribute; it is given for styles alone).
 * Connections and frames are the same on all public pages, since a visitor who goes on inside the site keeps the policy
 * of the page that was opened first.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { assetPrefix, formsUrl, formsOrigins, inline, isPersonal, gaMeasurementId } = options
  const own = ["'self'", ...origins([assetPrefix])]
  const usesAnalytics = gaMeasurementId !== undefined && !isPersonal
  return policyOf({
    "default-src": own,
    "script-src": [
      ...own,
      ...inline.scripts.map(hashSource),
      ...(usesAnalytics ? analyticsScripts : []),
      ...(isPersonal ? [] : options.formScriptSources),
    ],
    "style-src": [
      ...own,
      ...inline.styles.map(hashSource),
      ...(inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes.map(hashSource)] : []),
    ],
    // Content may name pictures by any absolute address.
    "img-src": [...own, "data:", "https:"],
    "font-src": own,
    "connect-src": [...own, ...services(options), ...(usesAnalytics ? analyticsConnections : [])],
    "frame-src": origins([formsUrl, ...formsOrigins]),
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
  })
}

/** The policy of a redirect page: nothing but its own inline code. */
export function redirectPagePolicy(inline: PolicyOptions["inline"]): string {
  return policyOf({
    "default-src": ["'none'"],
    "script-src": inline.scripts.map(hashSource),
    "style-src": inline.styles.map(hashSource),
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  })
}

/** @param code text as the browser sees it: UTF-8, line ends normalized */
export function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`
}

function services({ supabaseUrl, recordsApiUrl, sheetUrl, sheetOrigins }: PolicyOptions): string[] {
  const sheet = sheetUrl.replaceAll("{email}", "")
  const isGoogleSheet = new URL(sheet).hostname === "docs.google.com"
  return [...origins([supabaseUrl, recordsApiUrl, sheet, ...sheetOrigins]), ...(isGoogleSheet ? [sheetDownloads] : [])]
}

function origins(urls: readonly (string | undefined)[]): string[] {
  return urls.filter((url) => url !== undefined).map((url) => new URL(url).origin)
}

/** Directives without sources are written as 'none'; a source is named once. */
function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources.length > 0 ? sources : ["'none'"])].join(" ")}`)
    .join("; ")
}
