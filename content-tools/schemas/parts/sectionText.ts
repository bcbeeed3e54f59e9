import { group } from "../fields/group"
import { heading, prose } from "../fields/texts"

const sectionTextShape = group("SectionText", {
  eyebrow: heading("Small line above the heading.", 80).optional(),
  title: heading("The heading."),
  intro: prose("One or two sentences below the heading.").optional(),
})

export const sectionText = (description: string) => sectionTextShape.describe(description)
