/** How the names of people are checked and compared. */
import { nameCharacter } from "../characters"
import { groupBy } from "../groupBy"
import { quote } from "../../messages/format"
import { brokenText } from "../../messages/brokenText"

/**
 * Matches what is not drawn, but not the joiners of emoji and of some scripts. PostgreSQL cannot store two of these
 * characters: the null character, and half of a surrogate pair.
 */
const invisible = /[\p{Cc}\p{Cs}]|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u

/** Letters that look alike, such as a Latin and a Cyrillic "a". They come from another keyboard. */
const mixedAlphabets =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u

/** Returns whether a cell is a text with a visible character. */
export const hasText = (cell: unknown): cell is string =>
  typeof cell === "string" && /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(cell)

/** Returns a name without spaces and line breaks around it, and with one space between its words. */
export const cleanName = (cell: string): string =>
  cell
    .normalize("NFC")
    .replace(/[^\S\r\n]+/g, " ")
    .trim()

/** Returns what is wrong with a name in a table or the sheet. */
export function nameMistake(cell: unknown): string | undefined {
  const name = cell ?? ""
  if (typeof name !== "string")
    return `the name is ${JSON.stringify(name)}, which is not text. Make "name" a text column, not a formula or a lookup.`
  if (!hasText(name)) return "the name is blank. Enter it, or delete the row."
  const broken = brokenText(name)
  if (broken) return `the name ${quote(name)} ${broken}`
  if (/^[=+\-@]/.test(name))
    return `the name ${quote(name)} begins with "${name.charAt(0)}", which a spreadsheet reads as a formula. Correct it.`
  const foreign = mixedAlphabets.exec(name)?.[0]
  if (foreign)
    return `the name ${quote(name)} has letters of two alphabets in one word, ${quote(foreign)}. Type it again.`
  const [sign] = /[?@]/.exec(name) ?? []
  if (sign) return `the name ${quote(name)} has ${quote(sign)}, which no name has. Correct it.`
  if (!/\p{L}/u.test(name)) return `the name ${quote(name)} has no letter. Enter the name of the person.`
  const [hidden] = invisible.exec(name) ?? []
  return hidden && `the name has ${nameCharacter(hidden)}. Type it again.`
}

/**
 * Groups rows by the names of the people. Kinds of spaces, apostrophes and hyphens, capital letters, and other forms of
 * a letter in Unicode do not count.
 */
export function byPerson<Row extends { name: unknown }>(rows: readonly Row[]): Map<string, Row[]> {
  return groupBy(rows, personKey)
}

/** Returns what two spellings of a name have in common. */
export function personKey({ name }: { name: unknown }): string {
  return (
    String(name)
      // Before NFKC, which makes an acute accent of two characters.
      .replace(/[\u02bc\u2018\u2019\u0060\u00b4]/g, "'")
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, "")
      .replace(/\p{Pd}/gu, "-")
      .replace(/\s+/g, " ")
      .toLowerCase()
  )
}

/**
 * Returns what the spellings of one person's name have in common: letters without accents, in small letters, whatever
 * their order ("Last, First"), spaces and punctuation.
 */
export function nameKey(name: string): string {
  return wordsOf(name, 1).sort().join(" ") || name.trim()
}

/** Returns the words of a name with at least this number of letters, without accents and capital letters. */
export function wordsOf(name: unknown, minLength: number): string[] {
  // The marks of all scripts. Those of one, such as Devanagari, are its vowels.
  const letters = String(name)
    .normalize("NFD")
    .replace(/\p{Script=Inherited}/gu, "")
    .toLowerCase()
  return letters.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= minLength)
}
