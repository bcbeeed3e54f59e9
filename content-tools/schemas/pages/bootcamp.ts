import { z } from "zod"
import { factRows } from "../parts/facts"
import { sectionText } from "../parts/sectionText"
import { pageTop } from "../parts/top"

/** `content/pages/bootcamp.json` */
export const bootcampPage = z.strictObject({
  ...pageTop,
  facts: factRows("The table of facts."),
  about: sectionText("Heading of the text about the bootcamp."),
  weeks: sectionText("Heading above the weekly plan."),
  capstoneTracks: sectionText("Heading above the capstone tracks: what the bootcamp leads to."),
})
