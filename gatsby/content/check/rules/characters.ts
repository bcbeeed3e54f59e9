import { quote } from "../format"
import type { FieldProblem } from "../problem"
import { fieldsOf, type ParsedFile } from "../traverse"

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
    const [name, remedy] = becomesSpace.test(first[0])
      ? ["a tab or a line break", "Put a space in its place."]
      : ["an invisible character", "Remove it."]
    return [{ path, message: `has ${name} ${placeOf(value, first.index)}. ${remedy}` }]
  })
}

/** Whether a joiner is part of an emoji or of a word in a script that needs it, such as Persian or Hindi. */
function joins(character: string, text: string, index: number): boolean {
  const before = [...text.slice(0, index)].at(-1) ?? ""
  return (
    /[\u200C\u200D]/.test(character) && /[\p{L}\p{M}\p{Emoji}]/u.test(before) && !/[\p{Script=Latin}\d]/u.test(before)
  )
}

function placeOf(text: string, index: number): string {
  const before = text.slice(0, index).replace(invisible, "").trimEnd()
  if (before === "") return "at its beginning"
  return `after “${before.length > maxContext ? `…${before.slice(-maxContext).trimStart()}` : before}”`
}
