import { z } from "zod"
import { comparedFact } from "../parts/facts"
import { helpText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

/** `content/pages/parents.json` */
export const parentsPage = z.strictObject({
  ...pageTop,
  contact: comparedFact.optional().describe("Whom to ask: the last fact of the summary, below those of the home page."),
  ask: helpText.describe(
    'Around the unanswered questions of questions.json with "askFirst". The email of the link contains them. ' +
      "Without such a question, it is not shown.",
  ),
})
