/** First letters of the first and the last word of a name, in capitals: `Ada King Lovelace` → `AL`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ""
  const last = words.length > 1 ? (words.at(-1) ?? "") : ""
  // Spread by code point, so that letters outside the basic plane stay whole.
  return [first, last]
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("en-US")
}
