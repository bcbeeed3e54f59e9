/** The provider's origins for older form URLs and for submissions (https://www.jotform.com). */
const jotformSiblings = ["https://www.jotform.com", "https://submit.jotform.com"]

/** Returns the origins in a list with commas or spaces, such as GATSBY_FORMS_ORIGINS. */
export function splitOrigins(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean)
}

/**
 * Returns the origins that a form's frame may navigate to: that of the provider first. The content-security policy and
 * the handler of form messages both use them.
 * @param formsUrl origin of the provider, as in GATSBY_FORMS_URL
 * @param extraOrigins as in GATSBY_FORMS_ORIGINS
 */
export function formOrigins(formsUrl: string, extraOrigins: readonly string[]): string[] {
  const siblings = /^https:\/\/([a-z0-9-]+\.)?jotform\.com$/.test(formsUrl) ? jotformSiblings : []
  return [formsUrl, ...siblings, ...extraOrigins]
}
