import { nameCharacter } from "../characters"

/** First words of entries by programs, forms and tests, which are also names of people. */
const placeholders = [
  ...["null", "none", "nan", "nil", "true", "false", "n/a", "na", "tbd", "todo", "xxx+"],
  ...["test", "testing", "demo", "sample", "dummy", "example", "name", "student", "applicant", "unknown"],
  ...["john doe", "jane doe", "first last", "full name", "dear"],
]
const placeholder = new RegExp(`^(?:${placeholders.join("|")})\\b`, "i")
const placeholderWord =
  /^\W*(?:null|test|undefined|tbd|withdrawn|declined|deferred|deleted|admitted|accepted|rejected|waitlist(?:ed)?)\W*$/i

/**
 * What a name is written with: letters, marks, the joiners of some scripts, spaces, apostrophes, hyphens inside, and
 * periods.
 */
const unusual = /[^\p{L}\p{M}\p{Join_Control}\s'’‘ʻʼ.·-]|(?<!\p{L})-|-(?!\p{L})/u

/** Longer texts are rarely names. */
const maxLength = 60

/**
 * Returns why a text may not be the name of a person as it should be shown, as the end of a sentence about it;
 * undefined if it looks like one. A person may have such a name, so it is never refused.
 */
export function nameDoubt(text: string): string | undefined {
  const name = text.trim()
  const words = name.split(/\s+/)
  if (placeholder.test(name) || words.some((word) => placeholderWord.test(word))) return "may be no name"
  if (name.length > maxLength) return `has more than ${maxLength} characters`
  const [sign] = unusual.exec(name) ?? []
  if (sign) return `has ${nameCharacter(sign)}`
  if (/\s(?:and|or|copy)(?:\s|$)/i.test(name)) return "may be two people or a copy"
  if (words.length === 1 && /\p{Script=Latin}/u.test(name)) return "is only one word"
  if (name === name.toLowerCase() && name !== name.toUpperCase()) return "has no capital letter"
  if (/\s[\p{Ll}'’]+$/u.test(name)) return "has a last word without a capital letter"
  if (name === name.toUpperCase() && name !== name.toLowerCase()) return "is in capital letters"
  return undefined
}
