import { joinSome, quote } from "../../../messages/format"
import { garbledWords } from "../../../messages/garbledText"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"
import { once } from "../../model/once"

/**
 * Matches control characters, zero-width characters, marks of the writing direction, and characters that only the font
 * of another document has, such as the bullets of Word.
 */
const hidden = String.raw`[\u0000-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uE000-\uF8FF\uFFFC]`

/** A joiner is part of an emoji, or of a word in a script that needs it, such as Persian or Hindi. */
const joiner = String.raw`(?:(?<![\p{L}\p{M}\p{Emoji}])|(?<=[\p{Script=Latin}\d]))[\u200C\u200D]`

const invisible = new RegExp(`${hidden}|${joiner}`, "gu")

/** How JSON files write these characters. */
const escapes: Readonly<Record<string, string>> = {
  "\n": "a line break (\\n)",
  "\r": "a line break (\\r)",
  "\t": "a tab (\\t)",
}

/** Letters of the place that a message quotes. */
const maxContext = 20

/**
 * Reports control characters and characters without width in texts, which break searches and links and look like
 * nothing. Also reports characters that were read in the wrong encoding.
 */
export const characterMistake = once(({ value: text }: TextField): Predicate | undefined => {
  const [garbled, ...others] = garbledWords(text)
  if (garbled && others.length === 0)
    return predicate`has ${quote(garbled.found)}, which was read in the wrong encoding. Write ${quote(garbled.repaired)}.`
  if (garbled)
    return predicate`has words that were read in the wrong encoding. Write ${joinSome([garbled, ...others].map(({ found, repaired }) => `${quote(repaired)} for ${quote(found)}`))}.`
  const index = text.search(invisible)
  if (index < 0) return undefined
  const sign = escapes[text[index] ?? ""]
  const name = sign === undefined ? "an invisible character" : `${sign}, which the site does not show`
  return predicate`has ${name}, ${placeOf(text, index)}. Remove it, or put a space in its place.`
})

function placeOf(text: string, index: number): string {
  const before = text.slice(0, index).replace(invisible, "").trimEnd()
  if (before === "") return "at its beginning"
  return `after “${before.length > maxContext ? `…${before.slice(-maxContext).trimStart()}` : before}”`
}
