import type { Content } from "../../content-tools/model"
import type { Environment } from "../../environment"
import { Failure, NotChecked, type Check } from "../checks/check"
import { sendToService } from "../checks/request"
import { build } from "./responses"

/** What JotForm shows in place of a disabled form, unless its owner has written another text (docs/check-live.md). */
const defaultWarning = /this form is currently unavailable/i
const enable =
  "Set Form Status to Enabled in the settings of the form, and check its date and its limit of submissions."

export function formsCheck({ GATSBY_FORMS_URL }: Environment, forms: Content["forms.json"]): Check {
  return {
    title: "the forms exist",
    remedy: `Correct GATSBY_FORMS_URL, or the formId in content/forms.json. ${build}`,
    run: async () => {
      for (const { formId, title, prefillField } of forms) {
        const prefill = prefillField ? `&${prefillField}=check` : ""
        const { status, body } = await sendToService(`${GATSBY_FORMS_URL}/${formId}?isIframeEmbed=1${prefill}`)
        if (status === 403) throw new NotChecked(`${GATSBY_FORMS_URL} refuses programs (403). Open a page with a form`)
        if (status !== 200) throw new Error(`The form "${title}" has status ${status}`)
        const hasForm = /<form[\s>]/i.test(body)
        if (!hasForm && defaultWarning.test(body)) throw new Failure(`The form "${title}" is disabled`, enable)
        if (!hasForm || defaultWarning.test(body))
          throw new NotChecked(`The form "${title}" may be disabled. Open a page with it`)
        if (!prefillField || new RegExp(`\\sname="(q\\d+_)?${prefillField}"`).test(body)) continue
        // JotForm puts the number of a field before its unique name.
        if (!/\sname="q\d+_/.test(body))
          throw new NotChecked(`The fields of the form "${title}" are not in its page. Open it`)
        throw new Failure(
          `The form "${title}" has no field with the unique name "${prefillField}"`,
          "Give this name to the field for the applicant's id, or correct prefillField in content/forms.json (docs/forms.md).",
        )
      }
    },
  }
}
