/** Anchor of a question on the home page: `faq-` and the question's id. */
export function faqAnchor(id: string): string {
  return `faq-${id}`
}
