import { z } from "zod"
import { label, sample, slug } from "./fields"

/** A form of the external provider: `content/forms.json`. */
export const form = z.strictObject({
  id: slug(),
  formId: z
    .string()
    .regex(/^\d{6,20}$/, "is not the number of a form. Copy the digits from the form's address.")
    .describe("Number of the form at the provider: the last part of its address."),
  title: label("Name of the form, read out by screen readers."),
  prefillField: z
    .string()
    .regex(
      /^[A-Za-z]\w*$/,
      'is not the name of a field. Copy the "unique name" from the field\'s settings at the provider, such as "applicantId".',
    )
    .describe("Unique name of the field that is filled with the applicant's id; of use in the commit form alone.")
    .optional(),
  sample,
})

/** A path of the site that leads elsewhere: `content/redirects.json`. Exactly one of `toPath` and `toForm`. */
export const redirect = z
  .strictObject({
    from: z
      .string()
      .regex(
        /^\/[^\s?#:*]*[^\s?#:*/]$/,
        'is not a path. Write it with a leading and without a closing slash, as "/old-page".',
      )
      .meta({ description: "Path that is asked for, without closing slash.", role: "redirectSource" }),
    toPath: z
      .string()
      .regex(/^\/[^\s?]*$/, 'is not a page of this site. Write its path, such as "/apply/".')
      .meta({ description: "Page of this site that answers instead.", role: "link" })
      .optional(),
    toForm: slug()
      .meta({ description: "id of the form in content/forms.json that opens instead.", role: "formReference" })
      .optional(),
    note: label("Why the redirect is there.").optional(),
  })
  .refine(({ toPath, toForm }) => (toPath === undefined) !== (toForm === undefined), {
    path: ["toPath"],
    error: 'or "toForm" has to be there, and only one of the two.',
  })
