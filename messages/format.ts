/** Formats JSON values and types for maintainers, who are not programmers. */

const maxLength = 60
const maxListed = 12

export const typeNames = {
  string: "a text in quotation marks",
  number: "a number without quotation marks, such as 1460",
  boolean: "true or false without quotation marks",
  array: "a list in [ ]",
  object: "a group of fields in { }",
} as const

/**
 * Returns a string in quotation marks on one line, truncated after 60 characters. Escapes control characters, which a
 * terminal obeys.
 */
export function quote(value: string): string {
  const text = JSON.stringify(value.length > maxLength ? `${value.slice(0, maxLength)}…` : value)
  return text.replace(/[\u007F-\u009F]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
}

/** Describes a value: `the text "abc"`, `the number 5`, `a list in [ ]`. */
export function describeValue(value: unknown): string {
  if (value === null) return "null"
  if (Array.isArray(value)) return typeNames.array
  if (typeof value === "string") return `the text ${quote(value)}`
  if (typeof value === "number") return Number.isFinite(value) ? `the number ${value}` : "a number that is too large"
  if (typeof value === "boolean") return String(value)
  return typeNames.object
}

/** Returns `"a", "b", "c"`. */
export function formatList(values: readonly unknown[]): string {
  return joinSome(values.map((value) => (typeof value === "string" ? quote(value) : String(value))))
}

/** Returns `a, b, c`. After twelve words, it ends with the number of the others: ` and 3 more`. */
export function joinSome(words: readonly string[]): string {
  const rest = words.length - maxListed
  return `${words.slice(0, maxListed).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`
}
