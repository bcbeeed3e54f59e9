import { quote } from "./format"
import type { FieldProblem } from "./problem"
import { fieldsOf, type ParsedFile } from "./traverse"

/** Invisible characters, most of them copied from other programs. Source of the names: the Unicode character database. */
const names: Readonly<Record<string, string>> = {
  "\t": "a tab",
  "\n": "a line break",
  "\r": "a line break",
  "\u2028": "a line separator",
  "\u2029": "a paragraph separator",
  "\u00AD": "a soft hyphen",
  "\u200B": "a zero-width space",
  "\u200C": "a zero-width non-joiner",
  "\u200D": "a zero-width joiner",
  "\u200E": "a left-to-right mark",
  "\u200F": "a right-to-left mark",
  "\u2060": "a word joiner",
  "\uFEFF": "a zero-width no-break space",
}

/** Matches control characters, zero-width characters and marks of the writing direction. */
// eslint-disable-next-line no-control-regex -- finds control characters on purpose
const invisible = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu

const becomesSpace = /[\t\n\r\u2028\u2029]/

/** Letters of the place that a message quotes. */
const maxContext = 20

/** Matches characters of UTF-8 that were read in the encoding of Windows: `â€™` for ’, `Ã©` for é. */
const garbled = /â€[™œ˜“”¦\u009D\u0080-\u00BF]?|[ÃÂ][\u0080-\u00BF]/

/**
 * Reports control characters and characters without width in texts, which break searches and links and look like nothing. Also
 * reports characters that were read in the wrong encoding.
 */
export function checkCharacters(parsed: ParsedFile): FieldProblem[] {
  return fieldsOf(parsed).flatMap(({ value, path }) => {
    if (typeof value !== "string") return []
    const wrong = garbled.exec(value)
    if (wrong) {
      const remedy = "It was read in the wrong encoding: type the character again."
      return [{ path, message: `has the characters ${quote(wrong[0])} ${placeOf(value, wrong.index)}. ${remedy}` }]
    }
    const [first] = [...value.matchAll(invisible)].filter(({ 0: character, index }) => !joins(character, value, index))
    if (!first) return []
    const [character] = first
    const remedy = becomesSpace.test(character) ? "Put a space in its place." : "Remove it."
    return [{ path, message: `has ${nameOf(character)} ${placeOf(value, first.index)}. ${remedy}` }]
  })
}

/** Whether a joiner is part of an emoji or of a word in a script that needs it, such as Persian or Hindi. */
function joins(character: string, text: string, index: number): boolean {
  const before = [...text.slice(0, index)].at(-1) ?? ""
  return (
    /[\u200C\u200D]/.test(character) && /[\p{L}\p{M}\p{Emoji}]/u.test(before) && !/[\p{Script=Latin}\d]/u.test(before)
  )
}

function nameOf(character: string): string {
  const isDirection = /[\u202A-\u202E\u2061-\u2069]/.test(character)
  return names[character] ?? (isDirection ? "an invisible mark" : "an invisible control character")
}

function placeOf(text: string, index: number): string {
  const before = text.slice(0, index).replace(invisible, "").trimEnd()
  if (before === "") return "at its beginning"
  return `after “${before.length > maxContext ? `…${before.slice(-maxContext).trimStart()}` : before}”`
}
