/** The provider's origins for older form URLs and for submissions (https://www.jotform.com). */
const jotformSiblings = ["https://www.jotform.com", "https://submit.jotform.com"]

/**
 * Returns the additional origins that a form's frame may navigate to. The content-security policy and the handler of form
 * messages both use them.
 * @param formsUrl origin of the provider, as in GATSBY_FORMS_URL
 * @param extraOrigins as in GATSBY_FORMS_ORIGINS
 */
export function siblingFormOrigins(formsUrl: string, extraOrigins: readonly string[]): string[] {
  return [...(/^https:\/\/([a-z0-9-]+\.)?jotform\.com$/.test(formsUrl) ? jotformSiblings : []), ...extraOrigins]
}
