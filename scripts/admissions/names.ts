/** How the names of people are read, checked and compared. */
import { quote } from "../../gatsby/content/check/format"
import { nameCharacter } from "./mistake"

/** Returns the text of a cell without spaces around it. Returns an empty text if the cell is not text or has no visible character. */
export function nameOf(value: unknown): string {
  return typeof value === "string" && /[^\s\p{C}]/u.test(value) ? value.trim() : ""
}

/** Matches what has no width, but not the joiners of emoji and of some scripts. */
const invisible = /[\p{Cc}\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF]/u

/** Returns what is wrong with a name that is text. Spaces around it do not count. */
export function nameMistake(text: string): string | undefined {
  if (nameOf(text) === "") return "the name is blank. Enter it."
  const [hidden] = invisible.exec(text.trim()) ?? []
  if (hidden) return `the name has ${nameCharacter(hidden)}. Type it again.`
  const isMixed = /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)
  return isMixed ? `the name ${quote(text)} mixes Latin with Cyrillic or Greek letters. Type it again.` : undefined
}

/** Groups rows by the names of the people. Kinds of spaces, capital letters, and other forms of a letter in Unicode do not count. */
export function byPerson<Row extends { name: unknown }>(rows: readonly Row[]): Map<string, Row[]> {
  return groupBy(rows, ({ name }) => personKey(nameOf(name)))
}

/** Returns what two spellings of a name have in common. */
export function personKey(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
}

/** Groups items by a key, in the order of the first item of each. Leaves out items with an empty key. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
