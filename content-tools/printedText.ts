/** The characters of texts that the build draws: in the PDF documents and in the pictures of shared links. */
import type { Font } from "fontkit"
import { openDisplayFont } from "./displayFont"

let cachedFont: Font | undefined

/**
 * Returns the characters of a text that the font does not have, each once. They would be printed as boxes. All weights
 * have the same characters.
 */
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
