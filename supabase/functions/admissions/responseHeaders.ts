/**
 * Returns the headers of every response. No cache may store it, and pages of other origins cannot embed it.
 * @param origin the page's origin. If it is allowed, its pages can read the response
 */
export function responseHeaders(origin: string | null, isAllowed: boolean): Record<string, string> {
  const headers = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    vary: "Origin",
  }
  if (origin === null || !isAllowed) return headers
  return { ...headers, "access-control-allow-origin": origin, "access-control-expose-headers": "Retry-After" }
}
