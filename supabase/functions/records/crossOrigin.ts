/** Headers that let a page of the site read the answer; to any other origin only what says that it may not. */
export function crossOriginHeaders(origin: string | null, isAllowed: boolean): Record<string, string> {
  if (origin === null || !isAllowed) return { vary: "Origin" }
  return { vary: "Origin", "access-control-allow-origin": origin, "access-control-expose-headers": "Retry-After" }
}

/** What a browser may send after it has asked first: a GET with its bearer. It need not ask again for a day. */
export const preflightHeaders = {
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "authorization",
  "access-control-max-age": "86400",
}
