import { z } from "zod"
import { seasonSectionText } from "../parts/sectionText"
import { linkedText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

/** `content/pages/apply-research.json` */
export const applyResearchPage = z.strictObject({
  ...pageTop,
  form: seasonSectionText("Heading above the embedded form."),
  closedForm: linkedText.describe(
    "On the form, once the applications are closed: what happens to what one sends, and where to go instead.",
  ),
})
