import { isPersonal, isPrivate, personalRoutes, shellOf } from "../../src/routes"
import type { Environment } from "../environment"
import { contentSecurityPolicy, type PageOfPolicy } from "./contentSecurityPolicy"
import { inlineCode, insertIntoHead, metaElement, parseElements, removeInserted, scriptElement } from "./html"
import {
  acceptInertText,
  emptyNotFoundPage,
  hideNotFoundPage,
  loadAfterPaint,
  routeMissingId,
  scriptOf,
} from "./inlineScripts"

/** What all pages of a build have in common. */
export interface BuildOfPages {
  environment: Environment
  /** Origins of the pictures that content has outside of this site. */
  pictureOrigins: readonly string[]
}

export interface BuiltPage {
  html: string
  /** Such as `letter/index.html`. */
  file: string
  /** Paths of the files that the page loads to hydrate, in addition to the scripts of every page (pageResources.ts). */
  resources: readonly string[]
}

/**
 * Returns a page with its content-security policy and the inline scripts of inlineScripts.ts that it needs. If an earlier build has
 * already added both, the result is the same page.
 */
export function addPolicyAndScripts({ html, file, resources }: BuiltPage, build: BuildOfPages): string {
  const { environment, pictureOrigins } = build
  const kind = kindOf(`/${file}`)
  const shell = personalRoutes.map(shellOf).find((path) => `/${file}` === `${path}index.html`)
  let page = loadScriptsAfterPaint(removeInserted(html), resources, kind === "personal")
  if (shell)
    page = insertIntoHead(page, [
      scriptElement(scriptOf(acceptInertText)),
      scriptElement(scriptOf(routeMissingId, `^${shell}`)),
    ])
  if (file === "404.html" && environment.GATSBY_REDIRECT_PAGES) page = renderClientRoutes(page, build)
  const policy = contentSecurityPolicy(environment, inlineCode(page), { kind, pictureOrigins })
  return insertIntoHead(page, [
    metaElement({ "http-equiv": "Content-Security-Policy", content: policy }),
    // Browsers prefer this element to the header, and hosts differ in how they merge two rules for one path.
    // A mistyped address of a personal page shows the 404 page.
    ...(kind === "personal" || file === "404.html" ? [metaElement({ name: "referrer", content: "no-referrer" })] : []),
  ])
}

/**
 * Replaces the `async` scripts with one inline script that loads them after the first paint, together with the resources of the
 * page. Gatsby adds these scripts to the finished HTML as a slice, which the next build replaces, so the inline script has to be
 * inside the slice.
 * @param isUrgent downloads the files at once: an applicant waits for them
 */
export function loadScriptsAfterPaint(html: string, resources: readonly string[], isUrgent: boolean): string {
  const scripts = parseElements(html).filter(
    ({ tagName, attributes: { src, async } }) => tagName === "script" && src !== undefined && async !== undefined,
  )
  const ownSources = scripts.map(({ attributes: { src = "" } }) => src)
  // The files may be on another origin (assetPrefix).
  const prefix = ownSources[0]?.replace(/[^/]*$/, "") ?? ""
  const sources = [...new Set([...ownSources, ...resources.map((name) => prefix + name)])]
  const scriptSources = sources.filter((source) => !source.endsWith(".json"))
  const loader = `<script>${isUrgent ? scriptOf(loadAfterPaint, scriptSources, sources) : scriptOf(loadAfterPaint, sources, [])}</script>`
  // From last to first, so that a replacement does not change the offsets of the scripts before it.
  return scripts.reduceRight(
    (text, { start, end }, index) => text.slice(0, start) + (index === 0 ? loader : "") + text.slice(end),
    html,
  )
}

/** @param path of a page or its file; only the first segment counts */
function kindOf(path: string): PageOfPolicy["kind"] {
  if (isPersonal(path)) return "personal"
  return isPrivate(path) ? "signIn" : "public"
}

/** Adds the scripts with which 404.html renders the client-only routes on a host that does not read `_redirects`. */
function renderClientRoutes(html: string, { environment, pictureOrigins }: BuildOfPages): string {
  const paths = personalRoutes.map((route) => route.replace(/:[^/]+/, "[^/]+"))
  const pattern = `^(?:${paths.join("|")})/?$`
  const end = parseElements(html).find(({ attributes: { id } }) => id === "___gatsby")?.end
  if (end === undefined) throw new Error('The 404 page has no element with the id "___gatsby".')
  const page = html.slice(0, end) + scriptElement(scriptOf(emptyNotFoundPage, pattern)) + html.slice(end)
  const scripts = [scriptOf(acceptInertText), scriptOf(routeMissingId, pattern)].map(scriptElement)
  const personalPolicy = contentSecurityPolicy(environment, inlineCode(page), { kind: "personal", pictureOrigins })
  return insertIntoHead(page, [...scripts, scriptElement(scriptOf(hideNotFoundPage, pattern, personalPolicy))])
}
