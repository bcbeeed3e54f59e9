import type { Content } from "../../content-tools/model"
import type { Environment } from "../../environment"
import { formAddress } from "../../src/formProvider"
import { Failure, NotChecked, type Check } from "../checks/check"
import { sendToService } from "../checks/request"
import { build } from "./responses"

/** What JotForm shows in place of a disabled form, unless its owner has written another text (docs/check-live.md). */
const defaultWarning = /this form is currently unavailable/i
const enable =
  "Set Form Status to Enabled in the settings of the form, and check its date and its limit of submissions."

type Form = Content["forms.json"][number]

/** A check of each form, so that one that is wrong does not hide another one. */
export const formChecks = (environment: Environment, forms: readonly Form[]): Check[] =>
  forms.map((form) => formCheck(environment, form))

function formCheck({ GATSBY_FORMS_URL }: Environment, { formId, title, prefillField }: Form): Check {
  return {
    title: `the form "${title}" exists`,
    remedy: `Correct GATSBY_FORMS_URL, or the formId in content/forms.json. ${build}`,
    run: async () => {
      const prefill = prefillField ? { [prefillField]: "check" } : {}
      const { status, body } = await sendToService(formAddress(GATSBY_FORMS_URL, formId, prefill, true))
      if (status === 403) throw new NotChecked(`${GATSBY_FORMS_URL} refuses programs (403). Open a page with the form`)
      if (status !== 200) throw new Error(`It has status ${status}`)
      const hasForm = /<form[\s>]/i.test(body)
      if (!hasForm && defaultWarning.test(body)) throw new Failure("It is disabled", enable)
      if (!hasForm || defaultWarning.test(body)) throw new NotChecked("It may be disabled. Open a page with it")
      if (!prefillField || new RegExp(`\\sname="(q\\d+_)?${prefillField}"`).test(body)) return
      // JotForm puts the number of a field before its unique name.
      if (!/\sname="q\d+_/.test(body)) throw new NotChecked("Its fields are not in its page. Open it")
      throw new Failure(
        `It has no field with the unique name "${prefillField}"`,
        "Give this name to the field for the applicant's id, or correct prefillField in content/forms.json (docs/forms.md).",
      )
    },
  }
}
