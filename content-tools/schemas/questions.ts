import { z } from "zod"
import { flag } from "./fields/flags"
import { slug } from "./fields/ids"
import { label } from "./fields/texts"

/** A question that families ask: `content/questions.json`. */
export const familyQuestion = z.strictObject({
  id: slug(
    'Short name of the question, such as "deposit". To answer the question, add one with this name to faq.json.',
  ),
  question: label("The question."),
  dismissed: flag("true if the site does not answer the question. The report then leaves it out."),
  askFirst: flag("true shows the question on /parents/ as one to ask before committing, until faq.json answers it."),
})

type Faq = readonly { readonly id: string }[]

/** Whether the site does not answer a question: no question of the FAQ has its id, and it is not dismissed. */
export const isUnanswered = ({ id, dismissed }: z.infer<typeof familyQuestion>, faq: Faq) =>
  !dismissed && !faq.some((item) => item.id === id)
