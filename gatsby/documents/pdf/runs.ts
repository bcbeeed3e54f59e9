import type { Font } from "fontkit"
import { openDisplayFont } from "../../displayFont"

/** A piece of text with at most one link. */
export interface Run {
  text: string
  /** URL of its link. */
  link?: string | undefined
}

/** An email or https address, without the punctuation that ends the sentence. */
const address = /https:\/\/[^\s<>"]*[^\s<>"().,;:!?]|[^\s<>"@():;,]+@[^\s<>"@():;,]+\.[a-z]{2,}/i

/** Splits a text into runs. The run of a link has the whole word, so that no line begins with the punctuation after an address. */
export function runsOf(text: string): Run[] {
  const parts = normalize(text).split(/(\S*(?:https:\/\/|@)\S*)/)
  return parts.filter(Boolean).map((part) => {
    const found = address.exec(part)?.[0]
    return { text: part, link: found?.includes("@") && !found.includes("://") ? `mailto:${found}` : found }
  })
}

let cachedFont: Font | undefined

/** Returns the characters of a text that the font does not have, each once. They would be printed as boxes. All weights have the same characters. */
export function missingLetters(text: string): string[] {
  const font = (cachedFont ??= openDisplayFont(400))
  return [...new Set(normalize(text))].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
}

/** Replaces special spaces and hyphens with plain ones, removes invisible characters, and keeps "8 am" on one line. */
export function normalize(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2007\u202f]/g, "\u00a0")
    .replace(/[\t\n\r\u2000-\u200a]+/g, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/(\d) (?=[ap]m\b)/g, "$1\u00a0")
}
