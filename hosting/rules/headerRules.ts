/**
 * The headers of all responses, and `_headers` (https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/workers/static-assets/headers/).
 *
 * If two rules set the same header for a path, Netlify uses the value of the last and Cloudflare joins both with a
 * comma. So at most one rule sets a header for a path, or the later rule first detaches the earlier value with `!
 * name`, which Cloudflare obeys and Netlify ignores.
 */
import { personalRoutes, prerenderedPath, signInPages } from "../../src/routes"
import type { Environment } from "../../environment"
import { editorPath } from "./editorPaths"
import { policyHeader } from "./contentSecurityPolicy"

/** The headers of all paths that match. If two rules set the same header, the last has priority. */
export interface HeaderRule {
  /** May end in `*`, which matches any text. */
  path: string
  headers: Readonly<Record<string, string>>
}

/** `cache-control` of errors and of files without a rule, as on Netlify and Cloudflare. */
export const revalidate = "public, max-age=0, must-revalidate"

/** One year in seconds, the conventional maximum (RFC 2616, 14.21; RFC 9111 sets no limit). */
const immutable = { "cache-control": "public, max-age=31536000, immutable" }
/** Ten minutes in seconds: an applicant opens a document again without a request, and a correction appears soon. */
const shortLived = { "cache-control": "public, max-age=600" }
/** The editor opens the sign-in of the Git host in a popup, which answers with a message to the editor. */
const allowPopups = { "cross-origin-opener-policy": "same-origin-allow-popups" }
const anyOrigin = { "cross-origin-resource-policy": "cross-origin" }
const noindex = { "x-robots-tag": "noindex" }

/**
 * Returns the rules, general ones first. Hosts revalidate files without a rule by default, so Cloudflare revalidates
 * those beyond the 100 rules that it reads.
 * @param hashedFiles paths of scripts and style sheets with a hash of their content in the name
 */
export function headerRules(hashedFiles: readonly string[], environment: Partial<Environment>): HeaderRule[] {
  const { GATSBY_ASSET_PREFIX, GATSBY_PREVIEW, EDITOR_REPOSITORY } = environment
  const hasAssetPrefix = GATSBY_ASSET_PREFIX !== undefined
  // One pattern for the scripts of pages, because their number grows with the site.
  const hashedPaths = hashedFiles.map((path) => (path.startsWith("/component---") ? "/component---*" : path))
  return [
    { path: "/*", headers: { ...commonHeaders(hasAssetPrefix), ...(GATSBY_PREVIEW ? noindex : {}) } },
    { path: "/static/*", headers: immutable },
    // A page of another site that shares a link may show its picture in the visitor's browser.
    ...(hasAssetPrefix ? [] : [{ path: "/open-graph/*", headers: anyOrigin }]),
    // Letters link to the documents, but a search engine would list terms that apply to one cohort.
    { path: "/documents/*", headers: { ...shortLived, ...noindex } },
    ...signInPages.map((path) => ({ path, headers: noindex })),
    ...personalRoutes.map((route) => ({
      path: `${prerenderedPath(route)}*`,
      headers: { ...noindex, "referrer-policy": "no-referrer" },
    })),
    ...(EDITOR_REPOSITORY ? [{ path: editorPath, headers: { ...noindex, ...allowPopups } }] : []),
    ...[...new Set(hashedPaths)].sort().map((path) => ({ path, headers: immutable })),
  ]
}

/** Returns the text of `_headers`. @param rules of which the first is for all paths */
export function headersFile(rules: readonly HeaderRule[]): string {
  const [common] = rules
  const texts = rules.map((rule) => {
    const lines = Object.entries(rule.headers).map(([name, value]) => {
      const isOverriding = rule !== common && common && name in common.headers
      return `${isOverriding ? `  ! ${name}\n` : ""}  ${name}: ${value}\n`
    })
    return `${rule.path}\n${lines.join("")}`
  })
  return texts.join("\n")
}

/** @param hasAssetPrefix whether another origin, a CDN, serves the static files */
function commonHeaders(hasAssetPrefix: boolean): Record<string, string> {
  return {
    // Two years in seconds. Excludes subdomains, because one of them may have no certificate.
    "strict-transport-security": "max-age=63072000",
    "content-security-policy": policyHeader,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    // Other sites can neither show the files of this site nor read them through a fault of the processor
    // (https://resourcepolicy.fyi).
    ...(hasAssetPrefix ? anyOrigin : { "cross-origin-resource-policy": "same-origin" }),
    // Turns off features that neither the site nor a form uses. The page may use a feature that is not listed, such as
    // the camera, and `allow` on a form's frame passes it on. Listing the origins of forms would add half a kilobyte to
    // every response.
    "permissions-policy": "browsing-topics=(), display-capture=(), midi=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    // Browsers use CORS to fetch fonts, page data and Gatsby's scripts from a CDN. These files are not secret.
    ...(hasAssetPrefix ? { "access-control-allow-origin": "*" } : {}),
  }
}
