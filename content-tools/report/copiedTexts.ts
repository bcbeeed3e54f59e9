import { repetitions } from "../check/rules/repetitions"
import type { ContentPath } from "../model/values"
import type { ReportRule } from "./finding"

/** Two entries may have a shorter answer, such as "Yes." */
const minLength = 30

/** Reports an answer or a week with the text of another one: probably a copy that was not changed everywhere. */
export const findCopiedTexts: ReportRule = ({ content }) => {
  const copiesIn = (file: string, texts: readonly string[], pathOf: (index: number) => ContentPath) =>
    repetitions(texts.map((text) => (text.length < minLength ? undefined : text))).map(({ index, first }) => {
      const message = `is the text of item ${first + 1}. Write another one, or remove one of the two.`
      return { file, path: pathOf(index), message }
    })
  const answers = content["faq.json"].map(({ answer }) => answer)
  const parentAnswers = content["parent-answers.json"].map(({ body }) => body.join("\n"))
  return [
    ...copiesIn("faq.json", answers, (index) => [index, "answer"]),
    ...copiesIn("parent-answers.json", parentAnswers, (index) => [index, "body"]),
    ...content["timelines.json"].flatMap(({ items = [] }, plan) => {
      const weeks = items.map((week) => week.content)
      return copiesIn("timelines.json", weeks, (index) => [plan, "items", index, "content"])
    }),
  ]
}
