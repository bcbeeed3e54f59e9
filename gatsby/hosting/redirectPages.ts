/** Pages in place of redirects, for hosts that read no rules. Netlify prefers a file to a rule, so they are off by default. */
import { existsSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { redirectPagePolicy } from "./contentSecurityPolicy"
import { escapeAttribute, inlineCode, marked, withHeadStart } from "./inlineCode"

export interface RedirectPage {
  /** Old path, without closing slash. */
  from: string
  /** A path of the site or an absolute address. */
  to: string
}

/** By this a page of an earlier build is known again and not taken for somebody's own. */
const generator = "redirect page"

/**
 * A page that leads on at once, with the query and the hash it was asked with; without scripts by a refresh, and for whoever
 * has switched that off by a link. The refresh is for browsers without scripts only: it would overtake the script.
 */
export function redirectPage(to: string, siteUrl: string): string {
  const address = escapeAttribute(new URL(to, siteUrl).href)
  const target = escapeAttribute(to)
  const script = `location.replace(${scriptText(to)}+location.search+location.hash)`
  const style = "body{font:1.125rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:2rem}"
  const html = `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"/><title>This page has moved</title><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><link rel="canonical" href="${address}"/><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${target}"/></noscript><style>${style}</style></head><body><main><h1>This page has moved</h1><p><a href="${target}">Go on to the new page</a></p></main></body></html>\n`
  return withHeadStart(html, [
    marked({ "http-equiv": "Content-Security-Policy", content: redirectPagePolicy(inlineCode(html)) }),
    marked({ name: "generator", content: generator }),
  ])
}

/**
 * Writes the redirect pages below `folder`.
 * @throws Error where a page of the site stands at that path
 */
export async function writeRedirectPages(
  folder: string,
  pages: readonly RedirectPage[],
  siteUrl: string,
): Promise<void> {
  for (const { from, to } of pages) {
    const file = fileOf(folder, from)
    if (existsSync(file) && !(await isRedirectPage(file)))
      throw new Error(`The redirect from "${from}" has the path of a page. Take it out of content/redirects.json.`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, redirectPage(to, siteUrl))
  }
}

/** Takes away what an earlier build with redirect pages has left: it would shadow the host's rules. */
export async function removeRedirectPages(folder: string, pages: readonly RedirectPage[]): Promise<void> {
  for (const { from } of pages) {
    const file = fileOf(folder, from)
    if (existsSync(file) && (await isRedirectPage(file))) await rm(file)
  }
}

async function isRedirectPage(file: string): Promise<boolean> {
  return (await readFile(file, "utf8")).includes(marked({ name: "generator", content: generator }))
}

/** @throws Error where the path leads out of the folder */
function fileOf(folder: string, from: string): string {
  const file = path.join(folder, decodeURI(from), "index.html")
  if (!path.resolve(file).startsWith(path.resolve(folder) + path.sep))
    throw new Error(`The redirect from "${from}" is no path of this site.`)
  return file
}

/** A text as a literal inside a script element, which `</script` would end. */
export function scriptText(value: string): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c")
}
