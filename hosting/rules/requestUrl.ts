/** How hosts read the URL of a request. */

/** Splits the target of a request without normalizing it, unlike `new URL`. `search` includes the question mark. */
export function splitUrl(url = ""): { pathname: string; search: string } {
  const [, pathname = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  return { pathname, search }
}
