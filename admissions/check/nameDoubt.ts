import { nameCharacter } from "../characters"

/** First words of entries by programs, forms and tests, which are also names of people. */
const placeholders = [
  ...["null", "none", "nan", "nil", "true", "false", "n/a", "na", "tbd", "todo", "xxx+"],
  ...["test", "testing", "demo", "sample", "dummy", "example", "name", "student", "applicant", "unknown"],
  ...["john doe", "jane doe", "first last", "full name", "dear"],
]
const placeholder = new RegExp(`^(?:${placeholders.join("|")})\\b`, "i")
const placeholderWords = [
  ...["null", "none", "nan", "nil", "true", "false", "undefined", "test", "tbd", "duplicate"],
  ...[
    "withdrawn",
    "withdrew",
    "declined",
    "deferred",
    "deleted",
    "admitted",
    "accepted",
    "rejected",
    "waitlist(?:ed)?",
  ],
]
const placeholderWord = new RegExp(`^\\W*(?:${placeholderWords.join("|")})\\W*$`, "i")

/**
 * What names are rarely written with. They have letters, marks, the joiners of some scripts, spaces, apostrophes and
 * hyphens inside, and periods behind a letter.
 */
const unusual = [
  /[^\p{L}\p{M}\p{Join_Control}\s'’‘ʻʼ.·-]/u,
  /(?<!\p{L})-|-(?!\p{L})/u,
  // With the first one, a spreadsheet marks a text.
  /^['’‘]|['’‘]$/u,
  /(?<![\p{L}\p{M}])[.·]/u,
  // At the end, an initial and "Jr." have one.
  /(?<!(?:^|[\s.])\p{L}{1,2})\.$/u,
  // Unicode has a character for each letter that is written with this mark.
  /\p{Script=Latin}\p{M}/u,
]

/** Part of a name, such as "Zoë", "McKay", "van", "JR" or "III". Other scripts have no capital letters. */
const usualPart = /^(?:[^\p{Lu}\p{Ll}]*|\p{Ll}+|\p{Lu}{1,2}|[IVX]+|\p{Lu}\p{Ll}+(?:[A-Z]\p{Ll}+)*)$/u

/** Longer texts are rarely names. */
const maxLength = 60

/**
 * Returns why a text may not be the name of a person as it should be shown, as the end of a sentence about it;
 * undefined if it looks like one. A person may have such a name, so it is never refused.
 */
export function nameDoubt(text: string): string | undefined {
  const name = text.trim().normalize("NFC")
  const words = name.split(/\s+/)
  if (placeholder.test(name) || words.some((word) => placeholderWord.test(word))) return "may be no name"
  if (name.length > maxLength) return `has more than ${maxLength} characters`
  const [sign = drawnLetter(name)] = unusual.flatMap((pattern) => pattern.exec(name)?.[0] ?? [])
  if (sign) return `has ${nameCharacter(sign)}`
  if (/\s(?:and|or|copy)(?:\s|$)/i.test(name)) return "may be two people or a copy"
  if (words.length === 1 && /\p{Script=Latin}/u.test(name)) return "is only one word"
  if (new Set(words.map((word) => word.toLowerCase())).size < words.length) return "has a word twice"
  return hasUnusualCase(name) ? "has small or capital letters where names rarely have them" : undefined
}

/** Returns a letter that only looks like one, such as a bold or a wide one of mathematics. No keyboard types it. */
const drawnLetter = (name: string) =>
  name
    .match(/[\p{Script=Latin}\p{Script=Common}]/gu)
    ?.find((sign) => /\S/.test(sign) && sign.normalize("NFKC") !== sign)

function hasUnusualCase(name: string): boolean {
  const isInOneCase = name === name.toUpperCase() && name !== name.toLowerCase()
  return (
    isInOneCase ||
    /^\p{Ll}|\s[\p{Ll}'’]+$/u.test(name) ||
    !name.split(/[\s'’‘.-]+/).every((part) => usualPart.test(part))
  )
}
