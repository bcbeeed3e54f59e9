import { z } from "zod"
import { label, prose, sample, slug, wholeNumber } from "./fields"

/** A question with its answer: `content/faq.json`. Its address is `/#faq-<id>`. */
export const faqItem = z.strictObject({
  id: slug("Short name of the question; its address becomes /#faq-… ."),
  question: label("The question as somebody would ask it."),
  answer: prose("The answer: the short answer first."),
})

/** A number that counts up: `content/stats.json`. */
export const stat = z.strictObject({
  id: slug(),
  name: label("What is counted."),
  description: prose("One sentence about it."),
  value: wholeNumber("The number it ends at."),
  speed: wholeNumber("How much is added at each step."),
})

/** An institution in the logo strip: `content/universities.json`. */
export const university = z.strictObject({
  id: slug(),
  name: label("Full name."),
  shortName: label("Short name, set as the wordmark."),
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
