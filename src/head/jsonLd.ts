import { absoluteUrl } from "../routes"

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

/**
 * Returns a schema.org BreadcrumbList that starts at the home page.
 * @param steps the pages after the home page; the current page is the last one
 */
export function breadcrumbData(steps: readonly { name: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Returns questions and answers as a schema.org FAQPage. */
export function faqData(items: readonly Question[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}
