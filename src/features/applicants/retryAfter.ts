/**
 * How long a service asks one to wait (RFC 9110, section 10.2.3: seconds or a date).
 * @returns milliseconds, at least 1000 so that nobody hammers; undefined where it does not say, or says it to its own pages only (CORS)
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? ""
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : untilDate(value)
  return Number.isNaN(milliseconds) ? undefined : Math.max(milliseconds, 1000)
}

/** Only what begins as a date: Date.parse takes "-3" for a year. */
function untilDate(value: string): number {
  return /^[A-Z][a-z]{2},/.test(value) ? Date.parse(value) - Date.now() : Number.NaN
}
