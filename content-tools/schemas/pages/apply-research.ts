import { z } from "zod"
import { sectionText } from "../parts/sectionText"
import { linkedText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

/** `content/pages/apply-research.json` */
export const applyResearchPage = z.strictObject({
  ...pageTop,
  form: sectionText("Heading above the embedded form."),
  closedForm: linkedText.describe(
    "On the form, once the applications are closed: what happens to what one sends, and where to go instead.",
  ),
})
