import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { group } from "../fields/group"
import { list } from "../fields/lists"
import { heading, label, plainProse, prose } from "../fields/texts"
import { seo } from "../parts/seo"
import { linkedText } from "../parts/titledTexts"

/** `content/pages/commit.json` */
export const commitPage = z.strictObject({
  seo,
  eyebrow: heading("Small line above the heading.", 80).optional(),
  title: heading("The heading."),
  lede: plainProse("One or two sentences about the purpose of the form."),
  deadlineLabel: label("Text above the deadline in content/letters.json, such as Commit by."),
  points: list(
    linkedText,
    "What applicants need to know before they fill in the form, in order.",
    listLimit(12, "the page", "a point"),
  ).optional(),
  filledIn: linkedText.describe(
    "What applicants need to know about their applicant ID. Below the points, and only if their letter is found.",
  ),
  applicant: label("Text above the form, before the applicant's name, once the name is found."),
  sent: label("What comes next. Shown once the form has been sent.").optional(),
  unknown: group("UnknownApplicantText", {
    title: heading("The heading of the page, instead of its title."),
    text: prose("What to do with a link that no letter has."),
    withoutId: label("Text on the button that opens the form without an applicant ID.", 40),
  }).describe("In place of the form, if the link belongs to no letter."),
  back: label("Text of the link back to the letter."),
  withoutScript: plainProse("Shown instead of the form if JavaScript is off. A link to the form follows."),
})
