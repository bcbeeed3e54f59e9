/**
 * The text of `public/_headers` (https://docs.netlify.com/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/).
 *
 * Where two rules give the same header, Netlify takes one and Cloudflare joins both with a comma. So no two rules give the
 * same header for one address, but for `referrer-policy`, where the last value that a browser knows wins by its definition
 * (https://www.w3.org/TR/referrer-policy/#parse-referrer-policy-from-header) and the personal rule comes last.
 */
import { policyHeader } from "./contentSecurityPolicy"

export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

export interface HeaderSources {
  /** Whether another origin, a CDN, hands on this site's files. */
  hasAssetPrefix: boolean
  /** Addresses of the prebuilt pages, such as `/team/`. */
  pages: readonly string[]
  /** Addresses of scripts and style sheets whose names change with their content. */
  hashedFiles: readonly string[]
  /** First segments of the personal routes, such as `/letter`. */
  personal: readonly string[]
  /** Addresses of further pages that no search engine may list, such as `/temp/`. */
  unlisted: readonly string[]
}

/** Cloudflare reads at most these many rules. */
const mostRules = 100

const revalidate = { "cache-control": "public, max-age=0, must-revalidate" }
/** One year in seconds, the longest that caches take (RFC 9111 sets no limit; RFC 2616, 14.21, did). */
const immutable = { "cache-control": "public, max-age=31536000, immutable" }
/** Ten minutes in seconds: on decision day a document is asked for once by each, and mended words are there soon. */
const shortly = { "cache-control": "public, max-age=600" }
const unlistedPage = { "x-robots-tag": "noindex" }

/** Powers that nothing on the site uses. Sensors are not named: no frame is given them, and this line is on every answer. */
const unusedFeatures = ["browsing-topics", "display-capture", "midi", "usb"]

/** All rules as text. @throws Error where a line is longer than hosts read */
export function headersFile(sources: HeaderSources): string {
  const rules = headerRules(sources)
  return rules.map(({ path, headers }) => [path, ...Object.entries(headers).map(headerLine), ""].join("\n")).join("\n")
}

/** General rules first. Where there are too many, single files and pages go without: hosts revalidate those anyhow. */
export function headerRules(sources: HeaderSources): HeaderRule[] {
  const personal = sources.personal.map((path) => ({
    path: `${path}/*`,
    headers: { ...revalidate, ...unlistedPage, "referrer-policy": "no-referrer" },
  }))
  const unlisted = sources.unlisted.map((path) => ({ path, headers: { ...revalidate, ...unlistedPage } }))
  const pages = sources.pages
    .filter((page) => !sources.unlisted.includes(page) && !sources.personal.includes(page.replace(/\/$/, "")))
    .map((path) => ({ path, headers: revalidate }))
  const general: HeaderRule[] = [
    { path: "/*", headers: everywhere(sources) },
    { path: "/static/*", headers: immutable },
    { path: "/page-data/*", headers: revalidate },
    // Letters lead to them, so a search engine would find terms that were written for one cohort.
    { path: "/documents/*", headers: { ...shortly, ...unlistedPage } },
    ...unlisted,
    ...personal,
  ]
  const single = [...groups(sources.hashedFiles).map((path) => ({ path, headers: immutable })), ...pages]
  return [...general, ...single.slice(0, Math.max(0, mostRules - general.length))]
}

function everywhere({ hasAssetPrefix }: HeaderSources): Record<string, string> {
  return {
    // Two years in seconds. Subdomains are left out: they may belong to somebody who has no certificate.
    "strict-transport-security": "max-age=63072000",
    "content-security-policy": policyHeader,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": permissionsPolicy(),
    "referrer-policy": "strict-origin-when-cross-origin",
    // Fonts, page data and Gatsby's scripts are asked for with CORS where they come from the CDN. Nothing here is secret.
    ...(hasAssetPrefix ? { "access-control-allow-origin": "*" } : {}),
  }
}

/**
 * What nothing here uses is switched off. What a form's frame may use (camera, microphone, …) is not named: unnamed, it is the
 * page's own, and the frame's `allow` hands it on to that frame alone. Naming the form's origins five times over would put half
 * a kilobyte on every answer.
 */
function permissionsPolicy(): string {
  return unusedFeatures.map((feature) => `${feature}=()`).join(", ")
}

/** The pages' own scripts are one pattern, since their number grows with the site. Unhashed scripts stay out of it. */
function groups(hashedFiles: readonly string[]): string[] {
  return [...new Set(hashedFiles.map((path) => (path.startsWith("/component---") ? "/component---*" : path)))].sort()
}

function headerLine([name, value]: [string, string]): string {
  return `  ${name}: ${value}`
}
