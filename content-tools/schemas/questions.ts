import { z } from "zod"
import { flag } from "./fields/flags"
import { slug } from "./fields/ids"
import { label } from "./fields/texts"

/** A question that families ask: `content/questions.json`. */
export const familyQuestion = z.strictObject({
  id: slug(
    'Short name of the question, such as "deposit". To answer it, add one with this name to faq.json or parent-answers.json.',
  ),
  question: label("The question."),
  dismissed: flag("true if the site does not answer the question. The report then leaves it out."),
  askFirst: flag("true shows the question on /parents/ as one to ask before committing, until one of them answers it."),
})

interface Answers {
  readonly "faq.json": readonly { readonly id: string; readonly question: string }[]
  readonly "parent-answers.json": readonly { readonly id: string; readonly title: string }[]
}

/** Whether the site does not answer a question: no other question has its id or its words, and it is not dismissed. */
export function isUnanswered({ id, question, dismissed }: z.infer<typeof familyQuestion>, answers: Answers): boolean {
  const answered = [
    ...answers["faq.json"].map((item) => ({ id: item.id, words: item.question })),
    ...answers["parent-answers.json"].map((item) => ({ id: item.id, words: item.title })),
  ]
  return !dismissed && !answered.some((item) => item.id === id || item.words === question)
}
