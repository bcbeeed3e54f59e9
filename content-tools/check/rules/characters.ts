import { formatList, joinSome, quote } from "../../../messages/format"
import { garbledWords } from "../../../messages/garbledText"
import { factReferences, resolveFacts, type Facts } from "../../model/facts"
import { missingLetters } from "../../printedText"
import { predicate, type Predicate } from "../mistake"
import { isFreeText, type TextField } from "../traverse"

/**
 * Matches control characters, zero-width characters and marks of the writing direction. A joiner is part of an emoji, or of a word in a
 * script that needs it, such as Persian or Hindi.
 */
const invisible =
  // eslint-disable-next-line no-control-regex -- finds control characters on purpose
  /[\u0000-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|(?:(?<![\p{L}\p{M}\p{Emoji}])|(?<=[\p{Script=Latin}\d]))[\u200C\u200D]/gu

/** Letters of the place that a message quotes. */
const maxContext = 20

/**
 * Reports control characters and characters without width in texts, which break searches and links and look like nothing. Also
 * reports characters that were read in the wrong encoding.
 */
export function characterMistake({ value: text }: TextField): Predicate | undefined {
  const [garbled, ...others] = garbledWords(text)
  if (garbled && others.length === 0)
    return predicate`has ${quote(garbled.found)}, which was read in the wrong encoding. Write ${quote(garbled.repaired)}.`
  if (garbled)
    return predicate`has words that were read in the wrong encoding. Write ${joinSome([garbled, ...others].map(({ found, repaired }) => `${quote(repaired)} for ${quote(found)}`))}.`
  const index = text.search(invisible)
  if (index < 0) return undefined
  return predicate`has an invisible character, such as a line break, ${placeOf(text, index)}. Remove it, or put a space in its place.`
}

function placeOf(text: string, index: number): string {
  const before = text.slice(0, index).replace(invisible, "").trimEnd()
  if (before === "") return "at its beginning"
  return `after “${before.length > maxContext ? `…${before.slice(-maxContext).trimStart()}` : before}”`
}

/** Reports characters that the font of the PDF documents lacks, in the documents and in the plans that they print. */
export function glyphMistake({ value, parsed }: TextField, facts: Facts = {}): Predicate | undefined {
  if (!["documents.json", "timelines.json"].includes(parsed.file.path)) return undefined
  // `factMistake` reports unknown facts.
  const isComplete = factReferences(value).every((name) => Object.hasOwn(facts, name))
  const missing = missingLetters(isComplete ? resolveFacts(value, facts) : value)
  if (missing.length === 0) return undefined
  return predicate`has ${formatList(missing)}, which the font of the documents does not have. Write it in Latin letters.`
}

/** Only elements of HTML: texts about language models may contain tokens such as `<mask>` and `<pad>`. */
const elements =
  "a|abbr|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul"

const kinds: readonly [kind: string, pattern: RegExp][] = [
  ["HTML", new RegExp(String.raw`</?(?:${elements})(?:\s[^<>]*)?/?>|<!--`, "i")],
  ["HTML", /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i],
  ["Markdown link", /!?\[[^\]]*\]\((?:https?:|mailto:|www\.|images\/|[/#])[^)\s]*\)/],
  ["Markdown", /\*\*[^*]+\*\*|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|^\s*#{1,6}\s+\S+|`[^`]+`/],
  ["placeholder", /\b(?:[Ll]orem ipsum|TODO|FIXME)\b/],
]

/** Reports HTML, Markdown and placeholders in texts, which the site would show as they are written. */
export function markupMistake(text: TextField): Predicate | undefined {
  const [kind = "", pattern] = kinds.find(([, one]) => one.test(text.value)) ?? []
  if (!pattern || !isFreeText(text)) return undefined
  const [found = ""] = pattern.exec(text.value) ?? []
  const message = `has the ${kind} ${quote(found.trim())}. The site shows it as it is written here: write plain words and characters.`
  return { message, cause: kind }
}
