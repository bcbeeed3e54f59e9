/**
 * Field schemas of the content model. Each carries a description, shown in GraphQL, in code editors and in messages of the
 * content check.
 * Some carry a role for the GraphQL layer and the content check.
 *
 * An error message is the predicate of a sentence whose subject is the field:
 * `content/faq.json:15:5 (item 3, "What does it cost?"), "answer"` + ` is empty. Write at least one sentence.`
 */
import { z } from "zod"
import { listLimit, nounOf, type ListLimit } from "./listLimit"
import { pictureShapes, type PictureShape } from "./pictureShapes"

export type FieldRole =
  /** Running text that may refer to facts as `{{research.price}}`. */
  | "prose"
  /** A picture: a file below `content/` or an absolute URL. */
  | "picture"
  /** A page, an anchor, a document, an email address or another site. */
  | "link"
  /** The path that a redirect replaces. */
  | "redirectSource"
  /** The `id` of an entry in another list file. */
  | "reference"

declare module "zod" {
  interface GlobalMeta {
    role?: FieldRole
    /** Path of the file that a reference leads to. */
    to?: string
    /** Shape in which a picture, or the picture of a figure, is shown. */
    shape?: PictureShape
  }
}

/**
 * Returns the parameters of a refinement that compares fields of a group. Unlike zod's default, the rule also runs if other
 * fields of the group are invalid, so that correcting one mistake does not reveal the next.
 * @param fields the fields that the rule reads; the error is reported at the last one
 */
export const crossFieldRule = (fields: readonly [string, ...string[]], error: string) => ({
  path: [fields[fields.length - 1] ?? ""],
  error,
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" && value !== null && !issues.some(({ path }) => fields.includes(String(path?.[0]))),
})

/**
 * Texts with facts for which one line is enough, such as headings. In a separate registry, because the JSON Schemas contain the
 * metadata of the global registry.
 */
export const shortTexts = z.registry()

const notBlank = /\S/

const words = () => z.string().regex(notBlank, "is empty. Write at least one word.")

/** A short text without facts, such as a name. */
export const label = (description: string) =>
  words()
    .regex(/^(?!\s+\S)(?![^]*\S\s+$)/, "has a space before or after the words. Remove it.")
    .describe(description)

/** A short text in which the build resolves `{{fact}}` references: a heading, the text of a link. */
export const heading = (description: string) => words().meta({ description, role: "prose" }).register(shortTexts)

/** One or more sentences. The build resolves `{{fact}}` references. */
export const prose = (description: string) =>
  z.string().regex(notBlank, "is empty. Write at least one sentence.").meta({ description, role: "prose" })

/** A list that may be empty. */
export const list = <Item extends z.ZodType>(item: Item, description: string, limit: ListLimit) =>
  z.array(item).meta({ ...limit, description })

/** A list with at least one entry. */
export const nonEmptyList = <Item extends z.ZodType>(item: Item, description: string, limit: ListLimit) =>
  z
    .array(item)
    .min(1, `has no ${nounOf(limit.entry)}. Write at least one.`)
    .meta({ ...limit, description })

/** An identifier: lower-case words joined by hyphens. */
export const slug = (description: string) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'is not a short name. Use small letters, digits and hyphens only, such as "financial-aid".',
    )
    .describe(description)

/** The `id` of an entry. @param example of such an id */
export const entryId = (example: string) =>
  slug(`Short name that is unique in this file, such as "${example}". It becomes part of addresses.`)

export const pictureSource = (description: string, shape?: PictureShape) =>
  z
    .string()
    .regex(
      /^(https:\/\/[^\s]+|images\/[^\s]+\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]))$/,
      'is not the path of a picture. Write it as "images/people/ada.png" (PNG, JPEG, WebP or AVIF), or give an address that starts with https://.',
    )
    .meta({ description, role: "picture", ...(shape && { shape }) })

const isFileName = "is the name of a file. Say in a few words what the picture shows."

export const alternativeText = (description = "What the picture shows, for people who cannot see it.") =>
  z
    .string()
    .regex(notBlank, "is empty. Say in a few words what the picture shows.")
    .max(200, "is longer than 200 characters. Say in one sentence what the picture shows.")
    .regex(
      /^(?!\s*(image|picture|photo) of\b)/i,
      'starts with "image of". Leave these words out: screen readers say them already.',
    )
    // Names that cameras, phones and screenshots give, such as IMG_1234, and names with the extension of a picture.
    .regex(
      /^(?!(?:img|image|dsc|dscn|pxl|photo|picture|scan|screen ?shot|untitled)[-_ ]?\(?\d)(?![^]*\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$)/i,
      isFileName,
    )
    // Names that this project gives to pictures, such as ada-lovelace.
    .regex(/^(?![a-z\d]+(?:[-_][a-z\d]+)+$)/, isFileName)
    .describe(`${description} Required if there is a picture.`)

/** Characters. In a window of 360 px, a longer caption takes more than three lines. */
const maxCaption = 130

export const caption = (description = "Text below the picture. It names the method that made the picture.") =>
  z
    .string()
    .regex(notBlank, "is empty. Write at least one sentence.")
    .max(maxCaption, `is longer than ${maxCaption} characters: phones show it in more than three lines. Shorten it.`)
    .meta({ description, role: "prose" })

/** The rule that a picture needs an alternative text. */
export const pictureNeedsText = crossFieldRule(
  ["imageSrc", "imageAlt"],
  "is missing. Say in a few words what the picture shows.",
)

/** A rule that comes before the other rules of an address, because they do not name the space. */
const noSpace = [
  /^(?!(https?:\/\/|\/|#|mailto:)\S*\s)/,
  "has a space in it. Remove it: addresses have no spaces.",
] as const

/** A rule for addresses on other sites: they need a host with a domain, unlike `https://example` and `https://https://example.org`. */
const isWholeAddress = [
  (value: string) =>
    !value.startsWith("https:") || (URL.canParse(value) && /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname)),
  "is not a complete address. Copy it from the browser's address bar.",
] as const

export const link = (description: string) =>
  z
    .string()
    .regex(...noSpace)
    .regex(
      /^(\/[^\s]*|#[^\s]+|mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/,
      'is not a link. Use a page of this site such as "/research/", an anchor such as "/#faq", "mailto:…" or an address that starts with https://.',
    )
    .refine(...isWholeAddress)
    .meta({ description, role: "link" })

/** A URL on another site. */
export const externalUrl = (description: string) =>
  z
    .string()
    .regex(...noSpace)
    .regex(/^https:\/\/[^\s/]+[^\s]*$/, "is not an address on another site. It has to start with https://.")
    .refine(...isWholeAddress)
    .describe(description)

/** A URL on another site, or "pending" if it does not exist yet. */
export const addressOrPending = (description: string) =>
  z
    .string()
    .regex(...noSpace)
    .regex(
      /^(https:\/\/[^\s/]+[^\s]*|pending)$/,
      'is not an address. Give one that starts with https://, or the word "pending".',
    )
    .refine(...isWholeAddress)
    .describe(description)

/** The `id` of an entry in another list file. */
export const reference = (to: string, description: string) => slug(description).meta({ role: "reference", to })

/** A field that is true or false, and false if it is left out. */
export const flag = (description: string) => z.boolean().default(false).describe(description)

const isCalendarDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A date without a time and without a time zone: `2025-06-17`. */
export const calendarDate = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date. Write year, month and day as "2025-06-17".')
    .refine(isCalendarDate, "is a date that does not exist. Look at the calendar.")
    .describe(description)

/** A time of day on a 24-hour clock: `08:00`. */
export const timeOfDay = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day. Write it with two digits each, as "08:00" or "23:59".')
    .describe(description)

/** A name of the IANA time zone database. */
export const timeZone = (description = "Time zone, for example America/Los_Angeles.") =>
  z
    .string()
    // Abbreviations such as EST and offsets such as Etc/GMT+8 are valid too, but have no daylight saving time.
    .regex(
      /^(UTC|(?!Etc\/)[A-Z]\w+(\/[A-Z][\w-]+)+)$/,
      'is not the name of a time zone. Write continent and city, such as "America/Los_Angeles".',
    )
    .refine((value) => {
      try {
        new Intl.DateTimeFormat("en-US", { timeZone: value })
        return true
      } catch {
        return false
      }
    }, 'is not a time zone. Use a name such as "America/Los_Angeles".')
    .describe(description)

/** `true` on made-up entries, which fill the site until the real ones exist. */
export const sample = flag("true while this entry is made up; false for a real entry.")

/** A positive integer. A larger one is probably a mistake. The default limit is that of GraphQL's Int. */
export const wholeNumber = (description: string, max = 2_147_483_647) =>
  z.number().int("has to be a whole number.").positive("has to be more than 0.").max(max).describe(description)

/** The largest number of a range is that of the hours in a week. */
const hoursOfWeek = 168

const numberRange = z
  .strictObject({
    min: z.number().nonnegative().max(hoursOfWeek).describe("The smaller number."),
    max: z.number().nonnegative().max(hoursOfWeek).describe("The larger number."),
  })
  .refine(
    ({ min, max }) => min <= max,
    crossFieldRule(["min", "max"], 'is smaller than "min". Put the larger number here.'),
  )
  .meta({ id: "NumberRange" })

/** Two numbers, such as 20–30 hours or 6–8 pages. */
export const range = (description: string) => numberRange.describe(description)

const linkItemShape = z
  .strictObject({ label: heading("Text of the link."), href: link("Address that the link leads to.") })
  .meta({ id: "LinkItem" })

/** A link with its text. */
export const linkItem = (description: string) => linkItemShape.describe(description)

const mailShape = z
  .strictObject({
    label: heading("Text of the link."),
    subject: heading("Subject of the email."),
    body: prose("Text of the email. The applicant's name follows it.").optional(),
  })
  .meta({ id: "Mail" })

/** A link that opens a prepared email to the address in `content/site.json`. */
export const mail = (description: string) => mailShape.describe(description)

const figureShape = z
  .strictObject({
    imageSrc: pictureSource("The picture.").optional(),
    imageAlt: alternativeText().optional(),
    caption: caption().optional(),
  })
  .refine(({ imageSrc, imageAlt }) => !imageSrc || imageAlt, pictureNeedsText)
  .meta({ id: "Figure" })

/** A picture with alternative text and caption. Without `imageSrc`, no figure is shown. */
export const figure = (description: string, shape: PictureShape = pictureShapes.figure) =>
  figureShape.meta({ description, shape })

const longerThan = (limit: number) => `is longer than ${limit} characters: search engines cut it. Shorten it.`

/** Search engines show about 60 characters, and the site adds " | " and its name. */
const maxTitle = 48

const seoText = z
  .strictObject({
    title: z
      .string()
      .regex(notBlank, "is empty. Write at least one word.")
      .max(
        maxTitle,
        `is longer than ${maxTitle} characters: with the name of the program, search engines cut it. Shorten it.`,
      )
      .meta({
        description: "Title in the browser tab and in search results, without the name of the program.",
        role: "prose",
      })
      .register(shortTexts),
    description: z
      .string()
      .regex(notBlank, "is empty. Write at least one sentence.")
      .max(200, longerThan(200))
      .meta({ description: "One or two sentences for search results.", role: "prose" }),
  })
  .meta({ id: "SeoText" })

export const seo = () => seoText.describe("Title and description for search engines and shared links.")

const sectionTextShape = z
  .strictObject({
    eyebrow: heading("Small line above the heading.").optional(),
    title: heading("The heading."),
    intro: prose("One or two sentences below the heading.").optional(),
  })
  .meta({ id: "SectionText" })

/** Heading and optional introduction of a section. */
export const sectionText = (description: string) => sectionTextShape.describe(description)

export const paragraphs = (description: string) =>
  nonEmptyList(prose("One paragraph."), description, listLimit(12, "a text", "a paragraph"))

/** A fact with its name, shown as a table row. */
export const factRow = z
  .strictObject({ label: label("Name of the fact."), value: prose("The value, usually a {{fact}}.") })
  .meta({ id: "FactRow" })

export const factRows = (description: string) =>
  nonEmptyList(factRow, description, listLimit(24, "a table of facts", "a row"))
