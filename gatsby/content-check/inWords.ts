/** Values of JSON in the words of people who do not program. */

const longest = 60

/** `value` in quotation marks on one line, cut where it is long. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value)
}

/** What a value is: `the text "abc"`, `the number 5`, `a list`. */
export function valueInWords(value: unknown): string {
  if (value === null) return "null"
  if (Array.isArray(value)) return "a list in [ ]"
  if (typeof value === "string") return `the text ${quoted(value)}`
  if (typeof value === "number") return Number.isFinite(value) ? `the number ${value}` : "a number that is too large"
  if (typeof value === "boolean") return String(value)
  return "a group of fields in { }"
}

/** What a field takes: `a text in quotation marks`. */
export const kindInWords = {
  string: "a text in quotation marks",
  number: "a number without quotation marks",
  boolean: "true or false without quotation marks",
  array: "a list in [ ]",
  object: "a group of fields in { }",
} as const

/** `"a", "b", "c"`; after twelve the rest is counted. */
export function listed(values: readonly unknown[]): string {
  const words = values.map((value) => (typeof value === "string" ? quoted(value) : String(value)))
  const shown = words.slice(0, 12)
  return words.length > shown.length ? `${shown.join(", ")} and ${words.length - shown.length} more` : shown.join(", ")
}

/** `1 entry`, `3 entries`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
