import { z } from "zod"
import { listLimit } from "./fields/listLimit"
import { group } from "./fields/group"
import { entryId } from "./fields/ids"
import { linkItem } from "./fields/links"
import { list, nonEmptyList } from "./fields/lists"
import { heading, label, prose } from "./fields/texts"

/** A question of parents, with the address `/parents/#<id>`: `content/parent-answers.json`. */
export const parentAnswer = z.strictObject({
  id: entryId("cost"),
  title: heading("The question."),
  facts: list(
    group("ParentFact", { label: label("Name of the fact."), value: prose("The value, usually a {{fact}}.") }),
    "Facts above the answer.",
    listLimit(6, "an answer", "a fact"),
  ).optional(),
  body: nonEmptyList(
    prose("One paragraph. Quote a text from its place: {{research-terms.leaving}}, {{faq.cost}}, {{privacy.school}}."),
    "The answer.",
    listLimit(4, "an answer", "a paragraph"),
  ),
  links: list(linkItem("One link."), "Links below the answer.", listLimit(6, "an answer", "a link")).optional(),
})
