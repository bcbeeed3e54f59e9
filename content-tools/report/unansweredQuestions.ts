import { quote } from "../../messages/format"
import { isUnanswered } from "../schemas/questions"
import type { ReportRule } from "./finding"

/** Reports each question in questions.json that is not dismissed and that nothing answers. */
export const findUnansweredQuestions: ReportRule = ({ content }) => {
  return content["questions.json"].flatMap((question, index) => {
    if (!isUnanswered(question, content)) return []
    const message =
      `has no answer. Answer it in faq.json or parent-answers.json under the id ${quote(question.id)}, ` +
      'or add "dismissed": true here.'
    return [{ file: "questions.json", path: [index], message }]
  })
}
