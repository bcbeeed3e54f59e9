/**
 * The building blocks of the content model. Each returns a zod schema that carries
 * - a description (shown in GraphQL, in the editors' completion and in the content editor), and
 * - in `meta`, what the GraphQL layer and the content check have to know about the field's role.
 *
 * Messages are the second half of a sentence whose first half is the field's name:
 * `content/faq.json → item 4 → "answer"` + ` is empty. Write at least one sentence.`
 */
import { z } from "zod"

/** The part a field plays beyond its shape; read by GraphQL (`toGraphql.ts`) and by the content check. */
export type FieldRole =
  /** Running text that may refer to facts as `{{research.price}}`. */
  | "prose"
  /** A file below `content/` or an absolute address of a picture. */
  | "picture"
  /** A link: a page, an anchor, a document, mail or another site. */
  | "link"
  /** A path that begins a redirect. */
  | "redirectSource"
  /** A reference to the `id` of an entry in `content/forms.json`. */
  | "formReference"

declare module "zod" {
  interface GlobalMeta {
    role?: FieldRole
  }
}

const notBlank = /\S/

/** A short piece of text: a name, a label, a heading. No facts inside. */
export const label = (description: string) =>
  z.string().regex(notBlank, "is empty. Write at least one word.").describe(description)

/** A sentence or more. `{{fact}}` references are resolved at build time. */
export const prose = (description: string) =>
  z.string().regex(notBlank, "is empty. Write at least one sentence.").meta({ description, role: "prose" })

/** Text that another program reads: lower-case words joined by hyphens, unique in its file. */
export const slug = (description = "Short name that is unique in this file; it becomes part of addresses.") =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'is not a short name. Use small letters, digits and hyphens only, such as "financial-aid".',
    )
    .describe(description)

/** Where a picture is: `images/…` below content/, or an absolute https address on a CDN. */
export const pictureSource = (description: string) =>
  z
    .string()
    .regex(
      /^(https:\/\/[^\s]+|images\/[^\s]+\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]))$/,
      'is not a picture. Give a file such as "images/people/ada.png" or an address that starts with https://.',
    )
    .meta({ description, role: "picture" })

/** What a picture shows, for people who do not see it. Up to 200 characters, no "image of". */
export const alternativeText = (description = "What the picture shows, for people who do not see it.") =>
  z
    .string()
    .regex(notBlank, "is empty. Say in a few words what the picture shows.")
    .max(200, "is longer than 200 characters. Say in one sentence what the picture shows.")
    .regex(
      /^(?!\s*(image|picture|photo) of\b)/i,
      'starts with "image of". Leave those words out: screen readers say them already.',
    )
    .describe(description)

/** A link as it stands in content. */
export const link = (description: string) =>
  z
    .string()
    .regex(
      /^(\/[^\s]*|#[^\s]+|mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/,
      'is not a link. Use a page of this site such as "/research/", an anchor such as "/#faq", "mailto:…" or an address that starts with https://.',
    )
    .meta({ description, role: "link" })

/** An address on another site. */
export const externalUrl = (description: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s/]+[^\s]*$/, "is not an address on another site. It has to start with https://.")
    .describe(description)

/** An address on another site, or the word "pending" while there is none. */
export const addressOrPending = (description: string) =>
  z
    .string()
    .regex(
      /^(https:\/\/[^\s/]+[^\s]*|pending)$/,
      'is not an address. Give one that starts with https://, or the word "pending".',
    )
    .describe(description)

const isCalendarDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A day of the calendar without a time: `2025-06-17`. It is the same day everywhere. */
export const calendarDate = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date. Write year, month and day as "2025-06-17".')
    .refine(isCalendarDate, "is a day that does not exist. Look at the calendar.")
    .describe(description)

/** A moment with its offset from UTC (RFC 3339): `2025-02-28T23:59:00-08:00`. */
export const instant = (description: string) =>
  z
    .string()
    .regex(
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/,
      'is not a moment. Write date, time and offset as "2025-02-28T23:59:00-08:00".',
    )
    .refine(
      (value) => !Number.isNaN(Date.parse(value)) && isCalendarDate(value.slice(0, 10)),
      "is a moment that does not exist. Look at the calendar and the clock.",
    )
    .describe(description)

/** A name of the IANA time zone database. */
export const timeZone = (description = "Time zone of the place, for example America/Los_Angeles.") =>
  z
    .string()
    .refine((value) => {
      try {
        new Intl.DateTimeFormat("en-US", { timeZone: value })
        return true
      } catch {
        return false
      }
    }, 'is not a time zone. Use a name such as "America/Los_Angeles".')
    .describe(description)

/** `true` on entries that were made up to fill the site until the real ones are there. */
export const sample = z
  .literal(true)
  .optional()
  .describe("true while this entry is made up. Remove the line when you put in the real thing.")

/** A number to count with. The limit is that of GraphQL's Int. */
export const wholeNumber = (description: string) =>
  z
    .number()
    .int("has to be a whole number.")
    .positive("has to be more than 0.")
    .max(2_147_483_647)
    .describe(description)

const numberRange = z
  .strictObject({
    min: z.number().nonnegative().describe("The smaller number."),
    max: z.number().nonnegative().describe("The larger number."),
  })
  .refine(({ min, max }) => min <= max, {
    path: ["max"],
    error: 'is smaller than "min". Put the larger number here.',
  })
  .meta({ id: "NumberRange" })

/** From–to numbers such as 20–30 hours or 6–8 pages. */
export const range = (description: string) => numberRange.describe(description)

const linkItemShape = z
  .strictObject({ label: label("The words one clicks on."), href: link("Where it leads.") })
  .meta({ id: "LinkItem" })

/** A link with its words. */
export const linkItem = (description: string) => linkItemShape.describe(description)

const figureShape = z
  .strictObject({
    imageSrc: pictureSource("The picture.").optional(),
    imageAlt: alternativeText().optional(),
    caption: prose("Words below the picture; they name the method that made it.").optional(),
  })
  .refine(({ imageSrc, imageAlt }) => !imageSrc || imageAlt, {
    path: ["imageAlt"],
    error: "is missing. Say in a few words what the picture shows.",
  })
  .meta({ id: "Figure" })

/** A picture with its text and, like a figure of a paper, a caption. Without `imageSrc` nothing is drawn. */
export const figure = (description: string) => figureShape.describe(description)

const shorterThan = (limit: number) => `is longer than ${limit} characters: search engines cut it. Shorten it.`

const seoText = z
  .strictObject({
    title: z
      .string()
      .regex(notBlank, "is empty. Write at least one word.")
      .max(60, shorterThan(60))
      .describe("Title in the browser tab and in search results, without the name of the program."),
    description: z
      .string()
      .regex(notBlank, "is empty. Write at least one sentence.")
      .max(200, shorterThan(200))
      .meta({ description: "One or two sentences for search results.", role: "prose" }),
  })
  .meta({ id: "SeoText" })

/** Title and description for search engines and shared links. */
export const seo = () => seoText.describe("Words for search engines and shared links.")

const sectionTextShape = z
  .strictObject({
    eyebrow: label("Small line above the heading.").optional(),
    title: label("The heading."),
    intro: prose("One or two sentences below the heading.").optional(),
  })
  .meta({ id: "SectionText" })

/** Heading and optional introduction of one section of a page. */
export const sectionText = (description: string) => sectionTextShape.describe(description)

/** Paragraphs of running text, in order. */
export const paragraphs = (description: string) =>
  z.array(prose("One paragraph.")).min(1, "has no paragraph. Write at least one.").describe(description)

/** A fact with its name, as a row of a table. */
export const factRow = z
  .strictObject({ label: label("What it is."), value: prose("The value; usually a {{fact}}.") })
  .meta({ id: "FactRow" })

/** Rows of facts, in order. */
export const factRows = (description: string) =>
  z.array(factRow).min(1, "has no row. Write at least one.").describe(description)
