/**
 * Matches characters without width and marks of the writing direction, which copied text contains: they break searches
 * and links, and look like nothing. A soft hyphen behind another sign of Latin-1 may be half of a letter that was read
 * in the wrong encoding (`garbledText.ts`).
 */
const hidden = String.raw`[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFC]|(?<![\u0080-\u00FF])\u00AD`

/** A joiner is part of an emoji, or of a word in a script that needs it, such as Persian or Hindi. */
const joiner = String.raw`(?:(?<![\p{L}\p{M}\p{Emoji}])|(?<=[\p{Script=Latin}\d]))[\u200C\u200D]`

const invisible = new RegExp(`${hidden}|${joiner}`, "gu")

/**
 * Returns a text as it was meant: in the form NFC of Unicode, without invisible characters, without spaces around it,
 * and with one space where there are several. The file keeps them. Otherwise an `é` that was typed on another system
 * is not the same letter, and a name with a space behind it not the same name.
 */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/^\s+|(?<![\u0080-\u00FF])\s+$/g, "")
    .replace(/[ \t]+/g, " ")
}
