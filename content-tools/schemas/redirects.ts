import { z } from "zod"
import { reference } from "./fields/ids"
import { crossFieldRule, wrongText } from "./fields/rules"
import { label } from "./fields/texts"
import { programId } from "./parts/programId"

function canBeDecoded(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** `content/redirects.json`. Exactly one of `toPath` and `toForm` is set. */
export const redirect = z
  .strictObject({
    from: z
      .string()
      .regex(
        /^\/(?:(?![?#:*"$\\])[!-~])*(?<!\/)$/,
        wrongText(
          "is not a path.",
          'Begin it with a slash, do not end it with one, and leave out spaces, accents and the signs ? # : * " $ \\, as in "/old-page".',
        ),
      )
      .refine(canBeDecoded, "has a percent sign that encodes no letter. Write %25 for the sign itself.")
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
    program: programId
      .describe(
        "Program whose application opens. Once programs.json does not have the program, the redirect leads where that of its page leads.",
      )
      .optional(),
    note: label("Reason for the redirect.", 300).optional(),
  })
  .refine(
    ({ toPath, toForm }) => (toPath === undefined) !== (toForm === undefined),
    crossFieldRule(["toForm", "toPath"], 'or "toForm" has to be given, and only one of the two.'),
  )
