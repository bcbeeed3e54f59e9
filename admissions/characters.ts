/** Shows characters that a person cannot see, or that look like others. */
import { quote } from "../messages/format"

/** Returns the code of a character, such as `U+200B`. */
export function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
}

/** Returns `a space`, `"é"`, or `an invisible character (U+200B)`. */
export function nameCharacter(character: string): string {
  if (character === " ") return "a space"
  if (/[\r\n]/.test(character)) return "a line break"
  return /[\p{C}\p{Z}]/u.test(character) ? `an invisible character (${codeOf(character)})` : quote(character)
}

/** Escapes characters that a terminal obeys or that change the direction of the line. */
export function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Bidi_Control}]/gu, codeOf)
}
