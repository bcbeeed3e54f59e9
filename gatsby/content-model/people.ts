import { z } from "zod"
import { alternativeText, label, pictureSource, prose, sample, slug } from "./fields"

const portrait = {
  imageSrc: pictureSource("Portrait. Without one, a tile with the initials is shown.").optional(),
  imageAlt: alternativeText("What the portrait shows.").optional(),
}

const portraitNeedsText = {
  path: ["imageAlt"],
  error: "is missing. Say in a few words what the portrait shows.",
}

/** A mentor in the spotlight of the home page: `content/mentors.json`. */
export const mentor = z
  .strictObject({
    id: slug(),
    name: label("Full name."),
    role: z.literal("Research Mentor").describe("What the person does here."),
    description: prose("Two or three sentences: what the person works on and how they mentor."),
    ...portrait,
    sample,
  })
  .refine((person) => !person.imageSrc || person.imageAlt, portraitNeedsText)

/** A person on the team page: `content/team.json`. */
export const teamMember = z
  .strictObject({
    id: slug(),
    name: label("Full name."),
    role: z
      .enum(["Director and Teaching Staff", "Research Mentor", "AI Fellow"])
      .describe("One of the three roles on the team."),
    description: prose("One to three sentences about the person's work."),
    ...portrait,
    sample,
  })
  .refine((person) => !person.imageSrc || person.imageAlt, portraitNeedsText)

/** What a past student says: `content/testimonials.json`. */
export const testimonial = z.strictObject({
  id: slug(),
  name: label("Name as the student wants it shown."),
  title: label("Who the student is: year and project, for example."),
  text: prose("What the student says, in their own words, without quotation marks."),
  sample,
})
