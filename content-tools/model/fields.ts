/**
 * Field schemas of the content model. Each carries a description, shown in GraphQL, in code editors and in messages of the
 * content check.
 * Some carry a role for the GraphQL layer and the content check.
 *
 * An error message is the predicate of a sentence whose subject is the field:
 * `content/faq.json:15:5 (item 3, "What does it cost?"), "answer"` + ` is empty. Write at least one sentence.`
 */
import { z } from "zod"
import { limitedList, listLimit, nounOf, type ListLimit } from "./listLimit"
import { pictureShapes, type PictureShape } from "./pictureShapes"

export type FieldRole =
  /** Running text that may refer to facts as `{{research.price}}`. */
  | "prose"
  /** A picture: a file below `content/` or an absolute URL. */
  | "picture"
  /** A page, an anchor, a document, an email address or another site. */
  | "link"
  /** The `id` of an entry in another list file. */
  | "reference"

declare module "zod" {
  interface GlobalMeta {
    role?: FieldRole
    /** Whether one line is enough for a text with facts, such as a heading. */
    isShort?: boolean
    /** Path of the file that a reference leads to. */
    to?: string
    /** Shape in which a picture, or the picture of a figure, is shown. */
    shape?: PictureShape
  }
}

/**
 * Returns the parameters of a refinement that compares fields of a group. Unlike zod's default, the rule also runs if other
 * fields of the group are invalid, so that correcting one mistake does not reveal the next.
 * @param fields the fields that the rule reads; the error is about the last one. If that is missing, its position is that of the first.
 */
export const crossFieldRule = (fields: readonly [string, ...string[]], error: string) => ({
  path: [fields[fields.length - 1] ?? ""],
  params: { beside: fields[0] },
  error,
  when: ({ value, issues }: z.core.ParsePayload) =>
    z.core.util.isPlainObject(value) && !issues.some(({ path }) => fields.includes(String(path?.[0]))),
})

/**
 * Returns the error of a text that a rule rejects. If it is empty, the error says that instead, with the same remedy.
 * @param mistake predicate of a sentence whose subject is the field
 */
export const wrongText = (mistake: string, remedy: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `${typeof input === "string" && input.trim() === "" ? "is empty." : mistake} ${remedy}`,
})

/** A group of fields. @param id name of its type in GraphQL and in content/FIELDS.md */
export const group = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z.strictObject(shape).meta({ id })

const notBlank = /\S/

/** A text on one line, of at most `max` characters: browser tests show the site with texts of this length. */
const words = (max: number) =>
  z
    .string()
    .regex(notBlank, "is empty. Write at least one word.")
    .max(max, `is longer than ${max} characters, for which its place has space. Shorten it.`)

/** A short text without facts, such as a name. */
export const label = (description: string, max = 120) =>
  words(max)
    .regex(/^(?!\s+\S)(?![^]*\S\s+$)/, "has a space before or after the words. Remove it.")
    .describe(description)

/** A short text in which the build resolves `{{fact}}` references: a heading, the text of a link. */
export const heading = (description: string, max = 160) =>
  words(max).meta({ description, role: "prose", isShort: true })

/** One or more sentences. The build resolves `{{fact}}` references. */
export const prose = (description: string) =>
  z.string().regex(notBlank, "is empty. Write at least one sentence.").meta({ description, role: "prose" })

export const list = <Item extends z.ZodType>(item: Item, description: string, limit: ListLimit) =>
  limitedList(item, limit).describe(description)

export const nonEmptyList = <Item extends z.ZodType>(item: Item, description: string, limit: ListLimit) =>
  list(item, description, limit).min(1, `has no ${nounOf(limit.entry)}. Write at least one.`)

/** An identifier: lower-case words joined by hyphens. */
export const slug = (description: string) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      wrongText("is not a short name.", 'Use small letters, digits and hyphens only, such as "financial-aid".'),
    )
    .describe(description)

/** The `id` of an entry. @param example of such an id */
export const entryId = (example: string) =>
  slug(`Short name that is unique in this file, such as "${example}". It becomes part of addresses.`)

export const pictureSource = (description: string, shape?: PictureShape) =>
  z
    .string()
    .regex(/^(?!(content)?\/)/, 'does not begin with "images/". Leave out what is before it.')
    .regex(/^(?!images\/.*\s)/, "has a space in it. Rename the file without spaces, and write its new name.")
    .regex(
      /^(?!images\/.*\.(gif|hei[cf]|svg|tiff?)$)/i,
      "is of a kind that the site cannot show. Save it as PNG or JPEG.",
    )
    .regex(
      /^(https:\/\/[^\s]+|images\/[^\s]+\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]))$/,
      wrongText(
        "is not the path of a picture.",
        'Write it as "images/people/ada.png" (PNG, JPEG, WebP or AVIF), or give an address that starts with https://.',
      ),
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
  prose(description).max(
    maxCaption,
    `is longer than ${maxCaption} characters: phones show it in more than three lines. Shorten it.`,
  )

export const pictureNeedsText = crossFieldRule(
  ["imageSrc", "imageAlt"],
  "is missing. Say in a few words what the picture shows.",
)

/** Whether an address on another site has a host with a domain, unlike `https://example` and `https://https://example.org`. */
const isWholeAddress = (value: string) =>
  !value.startsWith("https:") || (URL.canParse(value) && /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname))

/** A text that matches a pattern of addresses. A space in an address has a separate message, because the other does not name it. */
const address = (pattern: RegExp, error: ReturnType<typeof wrongText>) =>
  z
    .string()
    .regex(/^(?!(https?:\/\/|\/|#|mailto:)\S*\s)/, "has a space in it. Remove it: addresses have no spaces.")
    .regex(pattern, error)
    .refine(isWholeAddress, "is not a complete address. Copy it from the browser's address bar.")

export const link = (description: string) =>
  address(
    /^(\/(?!\/)[^\s]*|mailto:(?:[^\s@]+@[^\s@]+|\{\{site\.email\}\})|https:\/\/[^\s]+)$/,
    wrongText(
      "is not a link.",
      'Use a page of this site such as "/research/", an anchor such as "/#faq", "mailto:…" or an address that starts with https://.',
    ),
  ).meta({ description, role: "link" })

export const externalUrl = (description: string) =>
  address(
    /^https:\/\/[^\s/]+[^\s]*$/,
    wrongText("is not an address on another site.", "It has to start with https://."),
  ).describe(description)

/** A URL on another site, or "pending" if it does not exist yet. */
export const addressOrPending = (description: string) =>
  address(
    /^(https:\/\/[^\s/]+[^\s]*|pending)$/,
    wrongText("is not an address.", 'Give one that starts with https://, or the word "pending".'),
  ).describe(description)

/** The `id` of an entry in another list file. */
export const reference = (to: string, description: string) => slug(description).meta({ role: "reference", to })

/** A field that is true or false, and false if it is left out. */
export const flag = (description: string) => z.boolean().default(false).describe(description)

/** A date before this year, or of more years from now, has a typo. */
const firstYear = 2020
const maxYearsAhead = 5

const isLikelyYear = (value: number) => value >= firstYear && value <= new Date().getUTCFullYear() + maxYearsAhead

const wrongYear = "is too many years ago or from now. Correct the year."

/** A date without a time and without a time zone: `2025-06-17`. */
export const calendarDate = (description: string) =>
  z.iso
    .date(wrongText("is not a date that exists.", 'Write year, month and day as "2025-06-17".'))
    .refine((date) => isLikelyYear(Number(date.slice(0, 4))), wrongYear)
    .describe(description)

/** A time of day on a 24-hour clock: `08:00`. */
export const timeOfDay = (description: string) =>
  z.iso
    .time({
      precision: -1,
      ...wrongText("is not a time of day.", 'Write it with two digits each, as "08:00" or "23:59".'),
    })
    .describe(description)

/** A name of the IANA time zone database. */
export const timeZone = (description = "Time zone, for example America/Los_Angeles.") =>
  z
    .string()
    // Abbreviations such as EST and offsets such as Etc/GMT+8 are valid too, but have no daylight saving time.
    .regex(
      /^(UTC|(?!Etc\/)[A-Z]\w+(\/[A-Z][\w-]+)+)$/,
      wrongText("is not the name of a time zone.", 'Write continent and city, such as "America/Los_Angeles".'),
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
  z.number().int("has to be a whole number.").min(1).max(max).describe(description)

export const year = (description: string) => wholeNumber(description).refine(isLikelyYear, wrongYear)

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

const linkItemShape = group("LinkItem", {
  label: heading("Text of the link.", 120),
  href: link("Address that the link leads to."),
})

export const linkItem = (description: string) => linkItemShape.describe(description)

const mailShape = group("Mail", {
  label: heading("Text of the link."),
  subject: heading("Subject of the email."),
  body: prose("Text of the email. The applicant's name follows it.").optional(),
})

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

/** Search engines show about 60 characters, and the site adds " | " and its name. */
const maxTitle = 48
const maxDescription = 200

export const seo = group("SeoText", {
  title: heading("Title in the browser tab and in search results, without the name of the program.", maxTitle),
  description: prose("One or two sentences for search results.").max(
    maxDescription,
    `is longer than ${maxDescription} characters: search engines cut it. Shorten it.`,
  ),
}).describe("Title and description for search engines and shared links.")

const sectionTextShape = group("SectionText", {
  eyebrow: heading("Small line above the heading.", 80).optional(),
  title: heading("The heading."),
  intro: prose("One or two sentences below the heading.").optional(),
})

export const sectionText = (description: string) => sectionTextShape.describe(description)

export const paragraphs = (description: string) =>
  nonEmptyList(prose("One paragraph."), description, listLimit(12, "a text", "a paragraph"))

export const programId = z.enum(["bootcamp", "research", "launchpad"])

const factValue = {
  value: prose("The value, usually a {{fact}}. Behind a deadline, the page says when it has passed."),
  applyTo: programId
    .describe(
      "The program without rounds to which the value says how to apply. Once its applications are closed, the page says so instead of the value.",
    )
    .optional(),
  remark: prose("Small text below the value.").optional(),
}

const factRow = group("FactRow", { label: label("Name of the fact."), ...factValue })

/** A fact with several values, such as one for each program. */
export const comparedFact = group("ComparedFact", {
  label: label("Name of the fact."),
  values: nonEmptyList(
    group("ComparedValue", { topic: label("What the value is about, such as Research.").optional(), ...factValue }),
    "The values, each on its own line.",
    listLimit(6, "a fact", "a value"),
  ),
})

export const factRows = (description: string) =>
  nonEmptyList(factRow, description, listLimit(24, "a table of facts", "a row"))
