import { group } from "../fields/group"
import { reference } from "../fields/ids"
import { heading, prose } from "../fields/texts"

/** A student's quote beside a section or in the top of a page. */
export const voice = reference(
  "testimonials.json",
  "Id of a testimonial, which is shown as a large quote beside these texts.",
  "all",
).optional()

const sectionTextShape = group("SectionText", {
  eyebrow: heading("Small line above the heading.", 80).optional(),
  title: heading("The heading."),
  intro: prose("One or two sentences below the heading.").optional(),
  voice,
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
