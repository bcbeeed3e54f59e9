/**
 * What a field's schema carries besides its type: a description, shown in GraphQL, in code editors and in messages of
 * the content check, and for some fields a role for the GraphQL layer and the content check.
 *
 * An error message is the predicate of a sentence whose subject is the field:
 * `content/faq.json:15:5 (item 3, "What does it cost?"), "answer"` + ` is empty. Write at least one sentence.`
 */
import type { PictureShape } from "./pictureShapes"

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
    /** Whether a text with facts may contain links too. */
    takesLinks?: boolean
    /** Whether one line is enough for a text with facts, such as a heading. */
    isShort?: boolean
    /** Whether the site writes a value behind the text, so that it may end with a colon. */
    siteGoesOn?: boolean
    /** Whether the text is in the words of a person, who may repeat a word. */
    isQuote?: boolean
    /** Whether two entries of a list may have the same value, although it identifies an entry of other lists. */
    mayRepeat?: boolean
    /** Path of the file that a reference leads to. */
    to?: string
    /** Shape in which a picture, or the picture of a figure, is shown. */
    shape?: PictureShape
  }
}
