/** Where the provider's forms go after they have been sent, and where its older addresses lead (https://www.jotform.com). */
const jotformSiblings = ["https://www.jotform.com", "https://submit.jotform.com"]

/**
 * The further origins that a form of the provider may move to. What the pages' policy lets into frames and what the pages
 * listen to both come from here.
 * @param formsUrl origin of the provider, as in GATSBY_FORMS_URL
 * @param further origins that the environment adds, as in GATSBY_FORMS_ORIGINS
 */
export function siblingFormOrigins(formsUrl: string, further: readonly string[]): string[] {
  return [...(/^https:\/\/([a-z0-9-]+\.)?jotform\.com$/.test(formsUrl) ? jotformSiblings : []), ...further]
}
