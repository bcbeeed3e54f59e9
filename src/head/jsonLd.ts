/** A schema.org object. Properties without a value (null or undefined) are left out of the JSON. */
export interface StructuredData {
  "@type": string
  [property: string]: unknown
}

/**
 * Returns the text of a JSON-LD script element. react-helmet inserts the text without escaping. So every `<` becomes
 * `\u003c`, and a `</script>` in content cannot end the element.
 */
export function jsonLd(data: StructuredData): string {
  const withContext = { "@context": "https://schema.org", ...data }
  return JSON.stringify(withContext, (_key, value: unknown) => value ?? undefined).replaceAll("<", "\\u003c")
}
