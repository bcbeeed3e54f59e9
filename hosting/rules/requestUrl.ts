/** How hosts read the URL of a request. */

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
