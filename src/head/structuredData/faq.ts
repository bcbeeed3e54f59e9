import type { StructuredData } from "../jsonLd"

/** Returns questions and answers as a schema.org FAQPage. */
export function faqData(items: readonly { readonly question: string; readonly answer: string }[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}
