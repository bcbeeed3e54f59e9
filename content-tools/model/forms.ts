import { z } from "zod"
import { crossFieldRule, entryId, flag, label, reference, sample, wrongText } from "./fields"

/** A form of the external provider: `content/forms.json`. */
export const form = z
  .strictObject({
    id: entryId("hiring"),
    formId: z
      .string()
      .regex(/^\d{6,20}$/, wrongText("is not the number of a form.", "Copy the digits from the form's address."))
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
      "true if the embedded form does not work otherwise, for example because it opens another page in this window. It may then open dialogs and leave this page.",
    ),
    sample,
  })
  .refine(
    ({ id, prefillField }) => id !== "commit" || prefillField,
    crossFieldRule(
      ["id", "prefillField"],
      'is missing. The site fills this field of the commit form with the applicant\'s id. Copy its "unique name" from the form\'s settings at the provider, such as "applicantId".',
    ),
  )

/** `content/redirects.json`. Exactly one of `toPath` and `toForm` is set. */
export const redirect = z
  .strictObject({
    from: z
      .string()
      .regex(
        /^\/[^\s?#:*]*[^\s?#:*/]$/,
        wrongText(
          "is not a path.",
          'Begin it with a slash, do not end it with one, and leave out spaces and the signs ? # : *, as in "/old-page".',
        ),
      )
      .describe("The old path, without a slash at the end."),
    toPath: z
      .string()
      .regex(
        /^\/(?!\/)[^\s?]*$/,
        wrongText(
          "is not a page of this site.",
          'Write its path, such as "/apply/". For a form, write its id in content/forms.json into "toForm" instead.',
        ),
      )
      .meta({ description: "Page of this site that opens instead. Give either this or a form.", role: "link" })
      .optional(),
    toForm: reference(
      "forms.json",
      "Form that opens instead, by its id in content/forms.json. Give either this or a page.",
    ).optional(),
    note: label("Reason for the redirect.", 300).optional(),
  })
  .refine(
    ({ toPath, toForm }) => (toPath === undefined) !== (toForm === undefined),
    crossFieldRule(["toForm", "toPath"], 'or "toForm" has to be given, and only one of the two.'),
  )
