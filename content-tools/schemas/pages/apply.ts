import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { linkItem } from "../fields/links"
import { nonEmptyList } from "../fields/lists"
import { seasonSectionText, sectionText } from "../parts/sectionText"
import { titledText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

/** `content/pages/apply.json` */
export const applyPage = z.strictObject({
  ...pageTop,
  compare: sectionText("Heading above the comparison of the programs."),
  research: linkItem("The link to the research application."),
  steps: seasonSectionText("Heading above the steps of an application."),
  stepList: nonEmptyList(titledText, "The steps of an application, in order.", listLimit(16, "its section", "a step")),
})
