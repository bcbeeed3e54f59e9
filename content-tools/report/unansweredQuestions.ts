import { quote } from "../../messages/format"
import type { ReportRule } from "./finding"

/** Reports each question in questions.json that is not dismissed and whose id no question in faq.json has. */
export const findUnansweredQuestions: ReportRule = ({ content }) => {
  const answered = content["faq.json"].map(({ id }) => id)
  return content["questions.json"].flatMap(({ id, dismissed }, index) => {
    if (dismissed || answered.includes(id)) return []
    const message = `has no answer. Answer it in faq.json under the id ${quote(id)}, or add "dismissed": true here.`
    return [{ file: "questions.json", path: [index], message }]
  })
}
