import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { nonEmptyList } from "../fields/lists"
import { caption } from "../fields/pictures"
import { paragraphs } from "../fields/texts"
import { factRows } from "../parts/facts"
import { sectionText } from "../parts/sectionText"
import { titledText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

/** `content/pages/research.json` */
export const researchPage = z.strictObject({
  ...pageTop,
  details: sectionText("Heading of the section Research Program Details."),
  detailsBody: paragraphs("The program in a few paragraphs."),
  facts: factRows("The table of facts."),
  applicants: sectionText("Heading of the qualities that applicants need."),
  applicantQualities: nonEmptyList(
    titledText,
    "Qualities that applicants need.",
    listLimit(16, "its section", "a quality"),
  ),
  schedule: sectionText("Heading of the 8-week schedule."),
  publications: sectionText(
    "Heading above the publications. Its title is also the link back from the page of a paper.",
  ),
  publicationPictures: caption(
    "Text below the pictures at the top of the page, which are those of the first publications. It says what they show.",
  ).optional(),
})
