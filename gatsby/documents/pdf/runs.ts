import { openSync } from "fontkit"
import { displayFont } from "../../displayFont"

/** A piece of text in one font, with at most one link. */
export interface Run {
  text: string
  /** Whether the text needs the second font file, for letters such as ő. */
  isExtended: boolean
  /** URL of its link. */
  link?: string | undefined
}

/** Whether each of the two font files has a code point. */
export interface Letters {
  latin: (codePoint: number) => boolean
  extended: (codePoint: number) => boolean
}

/** An email or https address, without the punctuation that ends the sentence. */
const address = /(https:\/\/[^\s<>"]*[^\s<>"().,;:!?]|[^\s<>"@():;,]+@[^\s<>"@():;,]+\.[a-z]{2,})/i

/**
 * Splits a text into runs.
 * @throws Error that names the characters that the font does not have, which would be printed as boxes
 */
export function runsOf(text: string, letters: Letters): Run[] {
  const missing = missingLetters(text, letters)
  if (missing.length > 0)
    throw new Error(`The typeface of the documents has no ${missing.join(" ")}. Write it in other letters: "${text}"`)
  // The capturing group of the pattern puts the addresses at the odd indexes.
  const parts = normalize(text).split(address)
  return parts.flatMap((part, index) => {
    const link = index % 2 === 0 ? undefined : part.includes("://") ? part : `mailto:${part}`
    const runs: Run[] = []
    for (const character of part) {
      const isExtended = !letters.latin(character.codePointAt(0) ?? 0)
      const run = runs.at(-1)
      if (run?.isExtended === isExtended) run.text += character
      else runs.push({ text: character, isExtended, link })
    }
    return runs
  })
}

/** Returns the characters of a text that the font does not have, each once. */
export function missingLetters(text: string, letters: Letters): string[] {
  return [...new Set(normalize(text))].filter((character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return !letters.latin(codePoint) && !letters.extended(codePoint)
  })
}

let cachedLetters: Letters | undefined

/** Returns the letters of the documents' font, which are the same for all weights. */
export function fontLetters(): Letters {
  cachedLetters ??= { latin: hasLetter("latin"), extended: hasLetter("latin-ext") }
  return cachedLetters
}

function hasLetter(subset: "latin" | "latin-ext") {
  const font = openSync(displayFont(400, subset))
  return (codePoint: number) => font.hasGlyphForCodePoint(codePoint)
}

/** Replaces special spaces and hyphens with plain ones, removes invisible characters, and keeps "8 am" on one line. */
function normalize(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2007\u202f]/g, "\u00a0")
    .replace(/[\t\n\r\u2000-\u200a]+/g, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/(\d) (?=[ap]m\b)/g, "$1\u00a0")
}
