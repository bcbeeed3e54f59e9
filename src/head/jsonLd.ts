/** One thing described in the words of schema.org. */
export interface StructuredData {
  "@type": string
  [property: string]: unknown
}

/**
 * The text of a JSON-LD script element. It is written raw into the page, so every `<` is escaped: content such as
 * `</script>` cannot end the element.
 */
export function jsonLd(data: StructuredData): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")
}
