import { z } from "zod"
import { formIdPattern } from "../../src/formProvider"
import { flag, sample } from "./fields/flags"
import { entryId } from "./fields/ids"
import { crossFieldRule, wrongText } from "./fields/rules"
import { label } from "./fields/texts"

/** A form of the external provider: `content/forms.json`. */
export const form = z
  .strictObject({
    id: entryId("hiring"),
    formId: z
      .string()
      .regex(formIdPattern, wrongText("is not the number of a form.", "Copy the digits from the form's address."))
      .describe("Number of the form at the provider: the last part of its address."),
    title: label("Name of the form. Screen readers read it aloud.", 160),
    prefillField: z
      .string()
      .regex(
        /^[A-Za-z]\w*$/,
        wrongText(
          "is not the name of a field.",
          'Copy the "unique name" from the field\'s settings at the provider, such as "applicantId".',
        ),
      )
      .describe("Unique name of the field that the site fills with the applicant's id. Only the commit form uses it.")
      .optional(),
    withoutSandbox: flag(
      "true if the embedded form does not work otherwise, " +
        "for example because it opens another page in this window. It may then open dialogs and leave this page.",
    ),
    sample,
  })
  .refine(
    ({ id, prefillField }) => id !== "commit" || prefillField,
    crossFieldRule(
      ["id", "prefillField"],
      "is missing. The site fills this field of the commit form with the applicant's id. " +
        'Copy its "unique name" from the form\'s settings at the provider, such as "applicantId".',
    ),
  )
