import { z } from "zod"
import { sample } from "./fields/flags"
import { entryId, reference } from "./fields/ids"
import { label, plainProse } from "./fields/texts"

/** About a screen of a phone. */
const maxQuote = 1000

/** A quote from a past student: `content/testimonials.json`. */
export const testimonial = z.strictObject({
  id: entryId("ada-l"),
  name: label("Name, as the student wants it shown.", 80).meta({ mayRepeat: true }),
  title: label("Who the student is, for example year and project.", 160).meta({ mayRepeat: true }),
  text: plainProse("The quote in the student's own words, without quotation marks.")
    .max(
      maxQuote,
      `is longer than ${maxQuote} characters, and every card of the carousel would be as high. Shorten it.`,
    )
    .regex(
      /^(?!\s*(?:["“„«‘][^"“”„«»]*["”“»’]|'[^]*')\s*$)/,
      "has quotation marks around it. Leave them out: the site shows the words as a quote.",
    )
    .regex(
      /^(?!\s*(“[^”]*|"[^"]*)$|([^“]*”|[^"]*")\s*$)/,
      "has a quotation mark without its other one. Leave it out: the site shows the words as a quote.",
    )
    .meta({ isQuote: true }),
  publication: reference("publications.json", "The student's paper, whose page shows the quote.", [
    "id",
    "title",
  ]).optional(),
  sample,
})
