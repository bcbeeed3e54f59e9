/** Writes pages that redirect, for hosts that do not read `_redirects`. Off by default: Netlify prefers a file to a rule. */
import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { redirectPagePolicy } from "./contentSecurityPolicy"
import { escapeHtml, metaElement } from "./html"
import { redirectTo, scriptOf } from "./inlineScripts"
import type { RedirectRule } from "./rules"

const style = "body{font:1.125rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:2rem}"

/**
 * Returns a page that redirects at once. A script redirects with the query and the hash. If the browser runs no scripts, a `meta`
 * refresh redirects, or the visitor follows the link. The refresh is in `noscript`, because it could start before the script.
 * @param toPath path of the site or URL
 */
export function redirectPage(toPath: string, siteUrl: string): string {
  const url = escapeHtml(new URL(toPath, siteUrl).href)
  const target = escapeHtml(toPath)
  const script = scriptOf(redirectTo, toPath)
  const policy = metaElement({ "http-equiv": "Content-Security-Policy", content: redirectPagePolicy(script, style) })
  return `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"/>${policy}<title>This page has moved</title><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><link rel="canonical" href="${url}"/><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${target}"/></noscript><style>${style}</style></head><body><main><h1>This page has moved</h1><p><a href="${target}">Go on to the new page</a></p></main></body></html>\n`
}

/** Writes a page for each redirect. The content check rejects a redirect from the address of a page. */
export async function writeRedirectPages(folder: string, redirects: readonly RedirectRule[], siteUrl: string) {
  for (const { path: from, toPath } of redirects) {
    const file = fileOf(folder, from)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, redirectPage(toPath, siteUrl))
  }
}

/** Removes the redirect pages of an earlier build, which would override the rules of a host. */
export async function removeRedirectPages(folder: string, redirects: readonly RedirectRule[]): Promise<void> {
  for (const { path: from } of redirects) await rm(fileOf(folder, from), { force: true })
}

/** Returns the file of a redirect page, which is inside the folder for any path. */
function fileOf(folder: string, from: string): string {
  const { pathname } = new URL(from, "https://site.invalid")
  return path.join(folder, decodeURI(pathname), "index.html")
}
