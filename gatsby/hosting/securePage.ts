import { personalRoutes, shellOf } from "../../src/routes"
import type { Environment } from "../environment"
import { contentSecurityPolicy } from "./contentSecurityPolicy"
import {
  eventHandlers,
  inlineCode,
  insertIntoHead,
  metaElement,
  parseElements,
  removeInserted,
  scriptElement,
} from "./html"
import { emptyNotFoundPage, hideNotFoundPage, loadAfterPaint, redirectShell, scriptOf } from "./inlineScripts"

/**
 * Returns a page with its content-security policy and its inline scripts. A page that already has them is returned unchanged.
 * @param html a page as Gatsby has written it
 * @param file such as `letter/index.html`
 * @param warn is called with code that the policy blocks
 */
export function securePage(html: string, file: string, environment: Environment, warn: (text: string) => void): string {
  const shell = personalRoutes.map(shellOf).find((path) => `/${file}` === `${path}index.html`)
  const isPersonal = shell !== undefined
  let page = loadScriptsAfterPaint(removeInserted(html))
  if (shell) page = insertIntoHead(page, [scriptElement(scriptOf(redirectShell, shell))])
  if (file === "404.html" && environment.GATSBY_REDIRECT_PAGES) page = renderClientRoutes(page, environment)
  const handlers = eventHandlers(page)
  if (handlers.length > 0)
    warn(`${file}: the content-security policy blocks event handlers in attributes: ${handlers.join(", ")}.`)
  const policy = contentSecurityPolicy(environment, inlineCode(page), isPersonal)
  return insertIntoHead(page, [
    metaElement({ "http-equiv": "Content-Security-Policy", content: policy }),
    // Browsers prefer it to the header, and hosts differ in how they merge two rules for one path.
    ...(isPersonal ? [metaElement({ name: "referrer", content: "no-referrer" })] : []),
  ])
}

/**
 * Replaces the asynchronous scripts by one inline script that loads them after the first paint. Gatsby adds these scripts to the
 * finished HTML as a fragment, which the next build replaces, so the inline script has to be in the same place.
 */
export function loadScriptsAfterPaint(html: string): string {
  const scripts = parseElements(html).filter(
    ({ tagName, attributes: { src, async } }) => tagName === "script" && src !== undefined && async !== undefined,
  )
  const loader = `<script>${scriptOf(
    loadAfterPaint,
    scripts.map(({ attributes: { src = "" } }) => src),
  )}</script>`
  // From last to first, so that the offsets stay valid.
  return scripts.reduceRight(
    (text, { start, end }, index) => text.slice(0, start) + (index === 0 ? loader : "") + text.slice(end),
    html,
  )
}

/** Adds the scripts with which the 404 page renders the client-only routes on a host without rules. */
function renderClientRoutes(html: string, environment: Environment): string {
  const paths = personalRoutes.map((route) => route.replace(/:[^/]+/, "[^/]+"))
  const pattern = `^(?:${paths.join("|")})/?$`
  const end = parseElements(html).find(({ attributes: { id } }) => id === "___gatsby")?.end
  if (end === undefined) throw new Error('The 404 page has no element with the id "___gatsby".')
  const page = html.slice(0, end) + scriptElement(scriptOf(emptyNotFoundPage, pattern)) + html.slice(end)
  const personalPolicy = contentSecurityPolicy(environment, inlineCode(page), true)
  return insertIntoHead(page, [scriptElement(scriptOf(hideNotFoundPage, pattern, personalPolicy))])
}
