/** Values for the fields of a form, by the provider's field name. */
export type Prefill = Readonly<Record<string, string>>

/**
 * Returns the URL of a form at the provider.
 * @param isEmbedded adds the parameter that makes the form send its height
 */
export function formAddress(formId: string, prefill: Prefill = {}, isEmbedded = false): string {
  const query = new URLSearchParams({ ...(isEmbedded ? { isIframeEmbed: "1" } : {}), ...prefill })
  // Some parsers do not decode a plus sign as a space.
  const text = query.toString().replaceAll("+", "%20")
  return `${process.env.GATSBY_FORMS_URL}/${formId}${text ? `?${text}` : ""}`
}
