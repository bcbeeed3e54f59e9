import { group } from "../fields/group"
import { heading, prose } from "../fields/texts"

const sectionTextShape = group("SectionText", {
  eyebrow: heading("Small line above the heading.", 80).optional(),
  title: heading("The heading."),
  intro: prose("One or two sentences below the heading.").optional(),
})

const seasonSectionTextShape = group("SeasonSectionText", {
  ...sectionTextShape.shape,
  closedIntro: prose(
    "Replaces the intro once all applications are closed, also while the programs run and after them.",
  ).optional(),
})

/** The texts of a section about applications. */
export const seasonSectionText = (description: string) => seasonSectionTextShape.describe(description)

export const sectionText = (description: string) => sectionTextShape.describe(description)
