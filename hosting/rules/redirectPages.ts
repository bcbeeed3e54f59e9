/**
 * Writes pages that redirect, for hosts that do not read `_redirects`. Off by default: Netlify prefers a file to a
 * rule.
 */
import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Environment } from "../../environment"
import { hashSource } from "./contentSecurityPolicy"
import { escapeHtml } from "../../src/escapeHtml"
import { policyElement } from "./html"
import { scriptOf } from "../../src/lib/scriptOf"
import type { RedirectRule } from "./redirectRules"
import { language } from "../../src/language"

/**
 * Redirects to a new path or URL, with the query, and with the hash unless the target has one, as hosts and browsers
 * do. The browser receives the compiled text, so this function must not use anything from this module.
 */
export function redirectTo(target: string): void {
  const [address = "", hash] = target.split("#", 2)
  location.replace(address + location.search + (hash === undefined ? location.hash : `#${hash}`))
}

/**
 * Returns a page that redirects at once. A script redirects with the query and the hash. If the browser runs no
 * scripts, a `meta` refresh redirects, or the visitor follows the link. The refresh is in `noscript`, because it could
 * start before the script.
 */
export function redirectPage(toPath: string, siteUrl: string): string {
  const url = escapeHtml(new URL(toPath, siteUrl).href)
  const target = escapeHtml(toPath)
  const script = scriptOf(redirectTo, toPath)
  const policy = policyElement(
    `default-src 'none'; script-src ${hashSource(script)}; base-uri 'none'; form-action 'none'`,
  )
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8"/>
${policy}
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
<link rel="canonical" href="${url}"/>
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"/></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p><a href="${target}">Go on to the new page</a></p>
</main>
</body>
</html>
`
}

/**
 * Writes a page for each redirect, or removes the pages of an earlier build, which would override the rules of a host.
 * The content check rejects a redirect from the address of a page.
 */
export async function writeRedirectPages(
  folder: string,
  redirects: readonly RedirectRule[],
  { GATSBY_REDIRECT_PAGES, GATSBY_SITE_URL }: Pick<Environment, "GATSBY_REDIRECT_PAGES" | "GATSBY_SITE_URL">,
): Promise<void> {
  for (const { path: from, toPath } of redirects) {
    // The file is inside the folder for any path.
    const { pathname } = new URL(from, GATSBY_SITE_URL)
    const file = path.join(folder, decodeURI(pathname), "index.html")
    await rm(file, { force: true })
    if (!GATSBY_REDIRECT_PAGES) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, redirectPage(toPath, GATSBY_SITE_URL))
  }
}
