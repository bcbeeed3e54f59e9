import { z } from "zod"
import { alternativeText, entryId, label, pictureNeedsText, pictureSource, prose, reference, sample } from "./fields"
import { pictureShapes } from "./pictureShapes"

/** A mentor on the home page: `content/mentors.json`. */
export const mentor = z.strictObject({
  person: reference("team.json", "Research mentor in content/team.json, whose name, portrait and text are shown."),
})

/** A person on the team page: `content/team.json`. */
export const teamMember = z
  .strictObject({
    id: entryId("ada-lovelace"),
    name: label("Full name.", 80),
    role: z
      .enum(["Director and Teaching Staff", "Research Mentor", "AI Fellow"])
      .describe("One of the three roles on the team."),
    alumniOf: reference("universities.json", "Where the person studied or did research.").optional(),
    description: prose("One to three sentences about the person's work."),
    imageSrc: pictureSource(
      "Portrait. Without a portrait, a tile with the initials is shown.",
      pictureShapes.portrait,
    ).optional(),
    imageAlt: alternativeText("What the portrait shows.").optional(),
    sample,
  })
  .refine(({ imageSrc, imageAlt }) => !imageSrc || imageAlt, pictureNeedsText)

/** A quote from a past student: `content/testimonials.json`. */
export const testimonial = z.strictObject({
  id: entryId("ada-l"),
  name: label("Name, as the student wants it shown.", 80),
  title: label("Who the student is, for example year and project.", 160),
  text: prose("The quote in the student's own words, without quotation marks."),
  sample,
})
