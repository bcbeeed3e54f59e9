import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { linkItem } from "../fields/links"
import { list } from "../fields/lists"
import { seasonSectionText } from "../parts/sectionText"
import { linkedText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

/** `content/pages/apply-research.json` */
export const applyResearchPage = z.strictObject({
  ...pageTop,
  form: seasonSectionText("Heading above the embedded form."),
  notes: list(
    linkedText,
    "Beside the form, below it on phones: aid, what happens after sending, where parents find answers.",
    listLimit(6, "the page", "a note"),
  ).optional(),
  closedForm: linkItem("On the form, while the applications are not open: where to go instead."),
})
