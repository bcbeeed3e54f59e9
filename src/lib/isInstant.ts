/** Returns whether a value is a text that `Date` can parse, such as an instant of RFC 3339. */
export function isInstant(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value))
}
