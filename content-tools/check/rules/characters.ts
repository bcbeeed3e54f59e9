import { joinSome, quote } from "../../../messages/format"
import { garbledWords } from "../../../messages/garbledText"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"
import { once } from "../../model/once"

/**
 * Matches control characters, line separators, and characters that only the font of another document has, such as the
 * bullets of Word: something is missing where they are. `cleanText` removes those that mean nothing.
 */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\u00AD]/gu

/** How JSON files write these characters. */
const escapes: Readonly<Record<string, string>> = {
  "\n": "a line break (\\n)",
  "\r": "a line break (\\r)",
}

/** Letters of the place that a message quotes. */
const maxContext = 20

/** Reports line breaks, control characters and private characters in texts. Also those read in the wrong encoding. */
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
