/** What a form's fields are filled with beforehand: name of the field at the provider, and its value. */
export type Prefill = Readonly<Record<string, string>>

/**
 * The address of a form at the provider.
 * @param formId its number there
 * @param prefill what its fields are filled with
 * @param isEmbedded whether it stands in a frame and is to say how high it is
 */
export function formAddress(formId: string, prefill: Prefill = {}, isEmbedded = false): string {
  const query = new URLSearchParams({ ...(isEmbedded ? { isIframeEmbed: "1" } : {}), ...prefill })
  // Some readers of queries take a plus sign for itself.
  const text = query.toString().replaceAll("+", "%20")
  return `${process.env.GATSBY_FORMS_URL}/${formId}${text ? `?${text}` : ""}`
}
