import { z } from "zod"
import { listLimit } from "../fields/listLimit"
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
  closedForm: linkedText.describe(
    "On the form, once the applications are closed: what happens to what one sends, and where to go instead.",
  ),
})
