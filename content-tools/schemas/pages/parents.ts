import { z } from "zod"
import { helpText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

/** `content/pages/parents.json` */
export const parentsPage = z.strictObject({
  ...pageTop,
  ask: helpText.describe(
    'Around the unanswered questions of questions.json with "askFirst". The email of the link contains them. Without such a question, it is not shown.',
  ),
})
