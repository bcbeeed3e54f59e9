/** Writes pages that redirect, for hosts that do not read `_redirects`. Off by default: Netlify prefers a file to a rule. */
import { existsSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { redirectPagePolicy } from "./contentSecurityPolicy"
import { escapeHtml, metaElement } from "./html"
import { redirectTo, scriptOf } from "./inlineScripts"

interface Redirect {
  path: string
  /** A path of the site or a URL. */
  toPath: string
}

/** Marks a redirect page, so that a later build can remove it. */
const generator = metaElement({ name: "generator", content: "redirect page" })

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
  return `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"/>${policy}${generator}<title>This page has moved</title><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><link rel="canonical" href="${url}"/><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${target}"/></noscript><style>${style}</style></head><body><main><h1>This page has moved</h1><p><a href="${target}">Go on to the new page</a></p></main></body></html>\n`
}

/**
 * Writes a page for each redirect.
 * @throws Error if the path of a redirect is the path of a page, or leads out of the folder
 */
export async function writeRedirectPages(folder: string, redirects: readonly Redirect[], siteUrl: string) {
  for (const { path: from, toPath } of redirects) {
    const file = fileOf(folder, from)
    if (existsSync(file) && !(await isRedirectPage(file)))
      throw new Error(`The redirect from "${from}" has the path of a page. Remove it from content/redirects.json.`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, redirectPage(toPath, siteUrl))
  }
}

/** Removes the redirect pages of an earlier build, which would override the rules of a host. */
export async function removeRedirectPages(folder: string, redirects: readonly Redirect[]): Promise<void> {
  for (const { path: from } of redirects) {
    const file = fileOf(folder, from)
    if (existsSync(file) && (await isRedirectPage(file))) await rm(file)
  }
}

async function isRedirectPage(file: string): Promise<boolean> {
  return (await readFile(file, "utf8")).includes(generator)
}

function fileOf(folder: string, from: string): string {
  const file = path.resolve(folder, decodeURI(from).slice(1), "index.html")
  if (file.startsWith(path.resolve(folder) + path.sep)) return file
  throw new Error(`The redirect from "${from}" is not a path of this site.`)
}
