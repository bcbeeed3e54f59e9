/** The provider of the forms (https://www.jotform.com): its name, its origins, and the addresses of forms. */

export const providerName = "Jotform"

/** For older form URLs, and for submissions. */
const siblings = ["https://www.jotform.com", "https://submit.jotform.com"]

/** Where its forms are: the usual GATSBY_FORMS_URL. */
export const usualFormsUrl = "https://form.jotform.com"

/** Whether an origin of the provider has pages about it or takes submissions, and has no forms. */
export const hasNoForms = (origin: string) => /^https?:\/\/((www|submit)\.)?jotform\.com$/i.test(origin)

export const isProviderHost = (hostname: string) => /(^|\.)jotform\.(com|pro)$/.test(hostname)

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
  const isJotform = /^https:\/\/([a-z0-9-]+\.)?jotform\.com$/.test(formsUrl)
  return [formsUrl, ...(isJotform ? siblings : []), ...extraOrigins]
}

/** An id of a form, as in content/forms.json. */
export const formIdPattern = /^\d{6,20}$/

/** The id of a form's frame. The scripts of the provider look for it. */
export const frameId = (formId: string) => `JotFormIFrame-${formId}`

/** Address at which only the owner of a form changes it, as a part of a regular expression. */
export const formBuilder = String.raw`www\.jotform\.com\/build`

/** Values for the fields of a form, by the provider's field name. */
export type Prefill = Readonly<Record<string, string>>

/**
 * Returns the URL of a form.
 * @param formsUrl as above
 * @param isEmbedded adds the parameter that makes the form send its height
 */
export function formAddress(formsUrl: string, formId: string, prefill: Prefill = {}, isEmbedded = false): string {
  const query = new URLSearchParams({ ...(isEmbedded ? { isIframeEmbed: "1" } : {}), ...prefill })
  // Some parsers do not decode a plus sign as a space.
  const text = query.toString().replaceAll("+", "%20")
  return `${formsUrl}/${formId}${text ? `?${text}` : ""}`
}
