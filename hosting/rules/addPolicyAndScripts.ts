import { isPersonal } from "../../src/routes"
import type { Environment } from "../../environment"
import { contentSecurityPolicy } from "./contentSecurityPolicy"
import { inlineCode, insertPolicy } from "./html"
import { loadAfterPaint } from "./loadAfterPaint"
import { scriptOf } from "../../src/lib/scriptOf"

export interface BuiltPage {
  html: string
  /** Such as `/letter/index.html`. */
  path: string
  /** Paths of the files that the page loads to hydrate, in addition to the scripts of every page (adapter.ts). */
  resources: readonly string[]
}

/**
 * Returns a page with its content-security policy, which loads its scripts after the first paint. If an earlier build
 * has already added both, the result is the same page.
 */
export function addPolicyAndScripts(
  { html, path, resources }: BuiltPage,
  environment: Environment,
  pictureOrigins: readonly string[],
): string {
  const page = loadScriptsAfterPaint(html, resources, isPersonal(path))
  return insertPolicy(page, contentSecurityPolicy(environment, path, inlineCode(page), pictureOrigins))
}

/**
 * Replaces the `async` scripts with one inline script that loads them after the first paint, together with the
 * resources of the page. Gatsby adds these scripts to the finished HTML as a slice, which the next build replaces, so
 * the inline script has to be inside the slice.
 * @param isUrgent downloads the files at once: an applicant waits for them
 */
export function loadScriptsAfterPaint(html: string, resources: readonly string[], isUrgent: boolean): string {
  const elements = [...html.matchAll(/<script src="([^"]*)" async(?:="")?><\/script>/g)]
  const ownSources = elements.map(([, source = ""]) => source)
  // The files may be on another origin (assetPrefix).
  const prefix = ownSources[0]?.replace(/[^/]*$/, "") ?? ""
  const sources = [...new Set([...ownSources, ...resources.map((name) => prefix + name)])]
  const loader = `<script>${scriptOf(loadAfterPaint, sources, isUrgent)}</script>`
  return elements.reduce((page, [element], index) => page.replace(element, () => (index === 0 ? loader : "")), html)
}
