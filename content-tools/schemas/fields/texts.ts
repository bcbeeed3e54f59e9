import { wrongText } from "./rules"
import { z } from "zod"
import { weekdays } from "../../../src/format/dateTime"
import { listLimit } from "./listLimit"
import { nonEmptyList } from "./lists"

export const notBlank = /\S/

/** A text on one line, of at most `max` characters: browser tests show the site with texts of this length. */
const words = (max: number) =>
  z
    .string()
    .regex(notBlank, "is empty. Write at least one word.")
    .max(max, `is longer than ${max} characters, for which its place has space. Shorten it.`)

/** A short text without facts, such as a name. */
export const label = (description: string, max = 120) => words(max).describe(description)

const monthsAndDays = "January|February|March|April|May|June|July|August|September|October|November|December"
  .split("|")
  .concat(weekdays)

/** Months and days have a capital letter also inside a sentence. */
const capital = `(?!(?:${monthsAndDays.join("|")})\\b)(?:A |[A-Z][a-z])`

/**
 * A short text that is a fact inside sentences, as in "by early May". It may begin with the name of a month or a day,
 * but with no other capital letter.
 */
export const factWords = (description: string) =>
  label(description).regex(
    new RegExp(String.raw`^(?!\s*${capital})`),
    wrongText(
      "begins with a capital letter, also inside sentences.",
      "Write a small letter: the site makes it a capital one at the beginning of a sentence.",
    ),
  )

/** A short text without facts, behind which the site writes a colon and a value. */
export const labelBeforeColon = (description: string, max?: number) =>
  label(description, max).regex(
    /^(?![^]*[.:!?]\s*$)/,
    wrongText("ends with a punctuation mark.", "Remove it: the site writes a colon, and a value behind it."),
  )

/** A text whose last sentence the site continues. @param what follows it, such as "the date" */
export const continued = (text: z.ZodString, what: string) =>
  text
    .regex(
      /^(?![^]*[.!?]\s*$)/,
      wrongText(
        "ends with a whole sentence.",
        `Write one that goes on, without a mark at its end: ${what} follows it.`,
      ),
    )
    .meta({ siteGoesOn: true })

/** A short text in which the build resolves `{{fact}}` references: a heading, the text of a link. */
export const heading = (description: string, max = 160) =>
  words(max).meta({ description, role: "prose", isShort: true })

const sentences = z.string().regex(notBlank, "is empty. Write at least one sentence.")

/**
 * One or more sentences. The build resolves `{{fact}}` references, and makes links of `[words](/page/)` and of email
 * addresses. The page shows them with `InlineText` or `Prose`.
 */
export const prose = (description: string) => sentences.meta({ description, role: "prose", takesLinks: true })

/** Sentences for a place in which a link would not work, such as an email or the data for search engines. */
export const plainProse = (description: string) => sentences.meta({ description, role: "prose" })

export const paragraphs = (description: string) =>
  nonEmptyList(prose("One paragraph."), description, listLimit(12, "a text", "a paragraph"))

/** A greeting, behind which the site writes a comma and the name. */
export const greeting = heading("The large greeting. A comma and the name follow it.", 80).regex(
  /^(?!.*(?:[.,:;!?]\s*$|\[|(?:^|[^{])\{[^{]))/,
  wrongText(
    "ends with a punctuation mark, or has a place for the name.",
    "Remove it: the site writes a comma and the name behind it.",
  ),
)
