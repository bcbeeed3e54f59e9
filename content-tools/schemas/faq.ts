import { z } from "zod"
import { listLimit } from "./fields/listLimit"
import { slug } from "./fields/ids"
import { list } from "./fields/lists"
import { heading, prose } from "./fields/texts"

/** `content/faq.json`. The URL of a question is `/#faq-<id>`. */
export const faqItem = z.strictObject({
  id: slug('Short name of the question, such as "financial-aid". The address of the question is /#faq- and this name.'),
  question: heading("The question, as a visitor would ask it."),
  answer: prose("The answer. Put the short answer first."),
  list: list(prose("One point."), "Points below the answer.", listLimit(6, "an answer", "a point")).optional(),
  closedAnswer: prose(
    "Replaces the answer once all applications are closed, also while the programs run and after them. Other texts cannot quote such an answer.",
  ).optional(),
})
