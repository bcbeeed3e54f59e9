import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { group } from "../fields/group"
import { list } from "../fields/lists"
import { figure } from "../fields/pictures"
import { wrongText } from "../fields/rules"
import { heading, paragraphs } from "../fields/texts"

export const split = group("SplitText", {
  title: heading("Heading."),
  body: paragraphs("The text beside the picture."),
  figure: figure("The picture beside the text.").optional(),
})

export const featureTab = group("FeatureTab", {
  id: z
    .string()
    .regex(/^tab-[a-z]$/, wrongText("is not the name of a tab.", 'Write "tab-a", "tab-b" and so on.'))
    .describe("tab-a, tab-b and so on. The first tab of the list is open when the page loads."),
  label: heading("Text on the tab.", 120),
  title: heading("Heading of the panel."),
  body: paragraphs("Text of the panel."),
  points: list(heading("One point."), "Points below the text.", listLimit(8, "a tab", "a point")).optional(),
  figure: figure("Picture of the panel.").optional(),
})
