import { joinSome, quote } from "../../../messages/format"
import { garbledWords } from "../../../messages/garbledText"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"
import { once } from "../../model/once"

/**
 * Matches control characters, zero-width characters, marks of the writing direction, and characters that only the font
 * of another document has, such as the bullets of Word. A joiner is part of an emoji,
 * or of a word in a script that needs it, such as Persian or Hindi.
 */
const invisible =
  // eslint-disable-next-line no-control-regex -- finds control characters on purpose
  /[\u0000-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uE000-\uF8FF\uFFFC]|(?:(?<![\p{L}\p{M}\p{Emoji}])|(?<=[\p{Script=Latin}\d]))[\u200C\u200D]/gu

/** A word that a PDF divides: "classi- fier". Not "pre- and post-test". */
const dividedWord =
  /(?<!\p{L})\p{Ll}{3,}- (?!(?:and|or|to|through|versus|vs|but|nor|then|than|as|plus|not)\b)\p{Ll}{2,}/u

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
  const [ligature] = /[\uFB00-\uFB06]/.exec(text) ?? []
  if (ligature !== undefined)
    return predicate`has the joined letters ${quote(ligature)}, which fonts and searches lack. Write ${quote(ligature.normalize("NFKC"))} in their place.`
  const [divided] = dividedWord.exec(text) ?? []
  if (divided !== undefined)
    return predicate`has ${quote(divided)}, with a hyphen as at the end of a line. Write one word, or a dash: “ – ”.`
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
