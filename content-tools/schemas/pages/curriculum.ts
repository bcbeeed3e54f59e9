import { z } from "zod"
import { sectionText } from "../parts/sectionText"
import { pageTop } from "../parts/top"

/** `content/pages/curriculum.json` */
export const curriculumPage = z.strictObject({
  ...pageTop,
  bootcamp: sectionText("Heading above the weekly plan of the bootcamp."),
  research: sectionText("Heading above the weekly plan of the research program."),
})
