/**
 * The address of a path of this site, with its origin.
 * @param path begins with a slash
 */
export function absoluteUrl(path: string): string {
  return `${process.env.GATSBY_SITE_URL}${path}`
}
