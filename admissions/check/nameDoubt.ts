import { nameCharacter } from "../characters"

/** First words of entries by programs, forms and tests, which are also names of people. */
const placeholders = [
  ...["null", "none", "true", "false", "n/a", "tbd", "todo", "xxx+"],
  ...["test", "testing", "demo", "sample", "dummy", "example", "name", "student", "applicant", "unknown"],
  ...["john doe", "jane doe", "first last", "full name", "dear"],
]
const placeholder = new RegExp(`^(?:${placeholders.join("|")})(?!\\p{L})`, "iu")
const placeholderWords = [
  ...["null", "none", "true", "false", "undefined", "test", "tbd", "duplicate"],
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
const placeholderWord = new RegExp(`^\\P{L}*(?:${placeholderWords.join("|")})\\P{L}*$`, "iu")

/**
 * What names are rarely written with. They have letters, marks, the joiners of some scripts, spaces, apostrophes and
 * hyphens inside, and periods behind a letter.
 */
const unusual = [
  /[^\p{L}\p{M}\p{Join_Control}\s'’‘ʻʼ׳.·-]/u,
  /(?<!\p{L})-|-(?!\p{L})/u,
  // With the first one, a spreadsheet marks a text.
  /^['’]|['’‘]$/u,
  /(?<![\p{L}\p{M}])[.·]/u,
  // At the end, an initial and "Jr." have one.
  /(?<!(?:^|[\s.])\p{L}{1,2})\.$/u,
  // A letter with a line through it.
  /\p{L}[\u0334-\u0338]/u,
]

/** Part of a name, such as "Zoë", "McKay", "hÓgáin", "van", "JR" or "III". Some scripts have no capital letters. */
const usualPart = /^(?:[^\p{Lu}\p{Ll}]*|\p{Ll}+|\p{Lu}{1,2}|[IVX]+|h?\p{Lu}\p{Ll}+(?:[A-Z]\p{Ll}+)*)$/u

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
  const sign = unusual.map((pattern) => pattern.exec(name)?.[0]).find(Boolean) ?? drawnLetter(name)
  if (sign) return `has ${nameCharacter(sign)}`
  if (/\s(?:and|or)\s|\scopy$/i.test(name) || /^(.+\s.+)\s\1$/i.test(name)) return "may be two people or a copy"
  if (words.length === 1 && /\p{Script=Latin}/u.test(name)) return "is only one word"
  return hasUnusualCase(name) ? "has small or capital letters where names rarely have them" : undefined
}

/** Returns a letter that only looks like one, such as a bold or a wide one of mathematics. No keyboard types it. */
const drawnLetter = (name: string) =>
  name
    .match(/[\p{Script=Latin}\p{Script=Common}]/gu)
    ?.find((sign) => /\S/.test(sign) && sign.normalize("NFKC") !== sign)

function hasUnusualCase(name: string): boolean {
  // Georgian is written in one case, although Unicode has two.
  const cased = name.replace(/\p{Script=Georgian}|\p{M}/gu, "")
  const isInOneCase = cased === cased.toUpperCase() && cased !== cased.toLowerCase()
  const parts = cased.split(/[\s'’‘ʻʼ.·-]+/)
  return isInOneCase || /^\p{Ll}|\s[\p{Ll}'’]+$/u.test(cased) || !parts.every((part) => usualPart.test(part))
}
