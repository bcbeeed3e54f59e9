import { z } from "zod"
import { entryId, heading, label, pictureSource, prose, sample, slug, wholeNumber } from "./fields"
import { pictureShapes } from "./pictureShapes"

/** `content/faq.json`. The URL of a question is `/#faq-<id>`. */
export const faqItem = z.strictObject({
  id: slug('Short name of the question, such as "financial-aid". The address of the question is /#faq- and this name.'),
  question: heading("The question, as a visitor would ask it."),
  answer: prose("The answer. Put the short answer first."),
})

/** A number that counts up on the page: `content/stats.json`. */
export const stat = z.strictObject({
  id: entryId("graduates"),
  name: label("What is counted."),
  description: prose("One sentence about the number."),
  value: wholeNumber("The number that is counted up to."),
  speed: wholeNumber("How much each step of the animation adds to the number shown.", 10_000),
})

/** An institution in the logo strip: `content/universities.json`. */
export const university = z.strictObject({
  id: entryId("northmere"),
  name: label("Full name."),
  shortName: label("Short name, shown if there is no logo."),
  logo: pictureSource(
    "Logo on a transparent ground, such as a PNG file. Without it, the short and the full name are shown.",
    pictureShapes.logo,
  ).optional(),
  sample,
})

/** A country that students come from: `content/countries.json`. */
export const country = z.strictObject({
  isoCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is not a country code. Write the two capital letters, such as "BR" for Brazil.')
    .describe("Two-letter code of the country (ISO 3166-1 alpha-2)."),
  name: label("Name of the country."),
  sample,
})
