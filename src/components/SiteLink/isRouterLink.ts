/** Source paths in content/redirects.json, without a trailing slash. Set by webpack (gatsby/hooks/onCreateWebpackConfig.ts). */
declare const __REDIRECT_SOURCES__: readonly string[]

/**
 * Returns whether Gatsby's router can follow a link. It cannot follow a link to a file or to a redirect, which only the host
 * applies.
 * @param href link as in content
 */
export function isRouterLink(href: string): boolean {
  if (!href.startsWith("/") || href.startsWith("//")) return false
  const path = href.replace(/[?#].*$/, "").replace(/\/$/, "")
  return !__REDIRECT_SOURCES__.includes(path) && !/\.[a-z0-9]+$/i.test(path)
}
