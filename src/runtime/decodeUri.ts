/**
 * Decodes a URL like `decodeURI`, but returns a text that cannot be decoded unchanged. Webpack puts this function in
 * place of `decodeURI` in all modules (gatsby/hooks/onCreateWebpackConfig.ts): Gatsby (5.16.1) decodes the hash
 * whenever the page's address changes, and an exception would empty the page. An id of an element never looks like such
 * a hash, so Gatsby ignores it.
 */
export function decodeUri(text: string): string {
  try {
    // Webpack does not replace the property.
    return globalThis.decodeURI(text)
  } catch {
    return text
  }
}
