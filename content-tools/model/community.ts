import { z } from "zod"
import worldGrid from "./worldGrid.json"
import {
  crossFieldRule,
  entryId,
  flag,
  heading,
  label,
  list,
  pictureSource,
  prose,
  sample,
  slug,
  wholeNumber,
  wrongText,
} from "./fields"
import { listLimit } from "./listLimit"
import { pictureShapes } from "./pictureShapes"

/** `content/faq.json`. The URL of a question is `/#faq-<id>`. */
export const faqItem = z.strictObject({
  id: slug('Short name of the question, such as "financial-aid". The address of the question is /#faq- and this name.'),
  question: heading("The question, as a visitor would ask it."),
  answer: prose("The answer. Put the short answer first."),
  list: list(prose("One point."), "Points below the answer.", listLimit(6, "an answer", "a point")).optional(),
  closedAnswer: prose(
    "Replaces the answer once all applications are closed, also while the programs run and after them. Other texts cannot quote such an answer.",
  ).optional(),
})

/** A question that families ask: `content/questions.json`. */
export const familyQuestion = z.strictObject({
  id: slug(
    'Short name of the question, such as "deposit". To answer the question, add one with this name to faq.json.',
  ),
  question: label("The question."),
  dismissed: flag("true if the site does not answer the question. The report then leaves it out."),
  askFirst: flag("true shows the question on /parents/ as one to ask before committing, until faq.json answers it."),
})

type Faq = readonly { readonly id: string }[]

/** Whether the site does not answer a question: no question of the FAQ has its id, and it is not dismissed. */
export const isUnanswered = ({ id, dismissed }: z.infer<typeof familyQuestion>, faq: Faq) =>
  !dismissed && !faq.some((item) => item.id === id)

/** A number that counts up on the page: `content/stats.json`. */
export const stat = z.strictObject({
  id: entryId("graduates"),
  name: label("What is counted.", 80),
  description: prose("One sentence about the number.").optional(),
  note: prose(
    "What exactly is counted, if another text of the site has another number of the same, such as a claim in site.json.",
  ).optional(),
  value: wholeNumber("The number that is counted up to."),
  speed: wholeNumber("How much each step of the animation adds to the number shown.", 10_000),
})

/** An institution in the logo strip: `content/universities.json`. */
export const university = z.strictObject({
  id: entryId("northmere"),
  name: label("Full name.", 80),
  shortName: label("Short name, shown if there is no logo.", 40),
  logo: pictureSource(
    "Logo on a transparent ground, such as a PNG file. Without it, the short and the full name are shown.",
    pictureShapes.logo,
  ).optional(),
  sample,
})

const mapCodes = Object.keys(worldGrid.centroids)
const countryNames = new Intl.DisplayNames("en-US", { type: "region" })

/** Whether a name is in other words, or that of the country with a code. */
const isNameOf = (name: string, isoCode: string) =>
  countryNames.of(isoCode) === name || !mapCodes.some((code) => countryNames.of(code) === name)

/** A country that students come from: `content/countries.json`. */
export const country = z
  .strictObject({
    isoCode: z
      .string()
      .regex(
        /^[A-Z]{2}$/,
        wrongText("is not a country code.", 'Write the two capital letters, such as "BR" for Brazil.'),
      )
      .refine(
        (code) => mapCodes.includes(code),
        'is not a country on the map. Write the two-letter code of ISO 3166-1, such as "BR" for Brazil; for an overseas region the code of its country, such as "FR" for Réunion.',
      )
      .describe("Two-letter code of the country (ISO 3166-1 alpha-2)."),
    name: label("Name of the country.", 80),
    sample,
  })
  .refine(
    ({ name, isoCode }) => isNameOf(name, isoCode),
    crossFieldRule(["name", "isoCode"], 'is the code of another country than "name". Correct the one that is wrong.'),
  )
