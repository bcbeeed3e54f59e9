import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { nonEmptyList } from "../fields/lists"
import { sectionText } from "../parts/sectionText"
import { linkedText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

/** `content/pages/curriculum.json` */
export const curriculumPage = z.strictObject({
  ...pageTop,
  bootcamp: sectionText(
    "Heading above the weekly plan of the bootcamp. Required while programs.json has the bootcamp.",
  ).optional(),
  research: sectionText("Heading above the weekly plan of the research program."),
  next: sectionText("Heading at the end of the page."),
  nextSteps: nonEmptyList(
    linkedText,
    "Which plan is that of which program, with a link to each.",
    listLimit(6, "its section", "a step"),
  ),
})
