/** Paths of content/redirects.json, without closing slash; put in by the bundler (gatsby/onCreateWebpackConfig.ts). */
declare const __REDIRECT_SOURCES__: readonly string[]

/**
 * Whether Gatsby's router can answer a link. It cannot where another site, mail or a redirect answers:
 * a redirect such as /hiring/ is known to the host only.
 * @param href link as it stands in content
 */
export function isPageOfThisSite(href: string): boolean {
  if (!href.startsWith("/") || href.startsWith("//")) return false
  const path = href.replace(/[?#].*$/, "").replace(/\/$/, "")
  return !__REDIRECT_SOURCES__.includes(path) && !/\.[a-z0-9]+$/i.test(path)
}
