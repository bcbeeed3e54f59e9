import { quote } from "../../../messages/format"
import type { TextField } from "../../model/fields"
import { predicate, type Predicate } from "../mistake"
import type { ValidContent } from "./validContent"

/**
 * Reports the address of a form at the provider in a link. The site knows an application by its page or its redirect:
 * it would show this link after the applications are closed, and would not count clicks on it.
 */
export function formAddressMistake({ role, value: link }: TextField, valid: ValidContent): Predicate | undefined {
  if (role !== "link" || !link.startsWith("https://")) return undefined
  const form = valid["forms.json"]?.find(({ formId }) => link.includes(formId))
  return (
    form &&
    predicate`is the address of the form ${quote(form.id)} at the provider.
      Link to its page on this site, or to its redirect in redirects.json.`
  )
}
