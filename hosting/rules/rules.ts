/** The rules of the build for all hosts, and how hosts read the URL of a request. */

export interface RedirectRule {
  /** May end in a placeholder for one segment, as in `/letter/:userId`. */
  path: string
  /** A path of the site or a URL. It has no query, because hosts add the query of the request. */
  toPath: string
  /** 200 is a rewrite. */
  status: number
}

/** The headers of all paths that match. If two rules set the same header, the last has priority. */
export interface HeaderRule {
  /** May end in `*`, which matches any text. */
  path: string
  headers: Readonly<Record<string, string>>
}

/** `cache-control` of errors and of files without a rule, as on Netlify and Cloudflare Pages. */
export const revalidate = "public, max-age=0, must-revalidate"

/** Splits the target of a request without normalizing it, unlike `new URL`. `search` includes the question mark. */
export function splitUrl(url = ""): { pathname: string; search: string } {
  const [, pathname = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  return { pathname, search }
}

/** Adds the query of a request to the target of a redirect, unless the target has a query. */
export function withQuery(target: string, search: string): string {
  const [address = "", hash] = target.split("#", 2)
  return `${address}${address.includes("?") ? "" : search}${hash === undefined ? "" : `#${hash}`}`
}
