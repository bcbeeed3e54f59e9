/**
 * Finds text that was written as UTF-8 and read in another encoding: `ZoÃ«` for `Zoë`. Reads characters that are the
 * bytes of a letter or a sign in UTF-8, unless a correct text has them side by side.
 *
 * Not found: a single Greek or Cyrillic letter; letters of which a byte was lost, such as `cittÃ`; a capital letter at
 * the end of a word (`OÃ™`); text that was read in a code page of DOS or as Windows-1250 or Windows-1251, and text that
 * was not UTF-8.
 *
 * Found by mistake: Ã or Â directly before another letter or sign outside ASCII (`AMANHÃ–TARDE`, `»Ã«`); Ä or Å between
 * a letter and a dash; a capital letter with an accent directly before š, ž, Š, Ž, Œ or Ÿ, if the two are the bytes of
 * another letter (`Åš`).
 */

export interface GarbledWord {
  found: string
  repaired: string
}

/** Returns the words that were read in the wrong encoding, each with the word that was meant. */
export function garbledWords(text: string): GarbledWord[] {
  // A repair neither adds nor removes one of these spaces.
  const spaces = /[ \t\r\n]+/
  const repaired = repairEncoding(text).split(spaces)
  return text.split(spaces).flatMap((found, index) => {
    const word = repaired[index] ?? ""
    return word === found ? [] : [{ found, repaired: word }]
  })
}

/**
 * Returns a text with all characters repaired that were read in the wrong encoding. Any other text is returned
 * unchanged.
 */
export function repairEncoding(text: string): string {
  const [repaired = text] = encodings.map((encoding) => repairOnce(text, encoding)).filter((one) => one !== text)
  // A text can be garbled twice.
  return repaired === text ? text : repairEncoding(repaired)
}

interface Encoding {
  byteOf: ReadonlyMap<string, number>
  /** Matches the characters of two, three or four bytes that are one character in UTF-8 (RFC 3629, section 4). */
  sequence: RegExp
}

/** @param characters those of the bytes from 0x80 to 0xFF; several for a byte that programs read differently */
function encodingOf(...characters: readonly string[]): Encoding {
  const bytes = characters.flatMap((all) => [...all].map((one, index) => [one, 0x80 + index] as const))
  const classOf = (first: number, last: number) => {
    const inClass = bytes.filter(([, byte]) => byte >= first && byte <= last).map(([one]) => one)
    return `[${inClass.join("").replace(/[\]\\^-]/g, String.raw`\$&`)}]`
  }
  const next = classOf(0x80, 0xbf)
  const lengths = [
    classOf(0xf0, 0xf4) + next + next + next,
    classOf(0xe0, 0xef) + next + next,
    classOf(0xc2, 0xdf) + next,
  ]
  return { byteOf: new Map(bytes), sequence: new RegExp(`(?:${lengths.join("|")})+`, "gu") }
}

/** Windows-1252 and ISO-8859-1, and Mac Roman. Sources: the indexes of the Encoding Standard of WHATWG. */
const encodings = [
  encodingOf(
    String.fromCharCode(...Array.from({ length: 128 }, (_, index) => 0x80 + index)),
    "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ",
  ),
  encodingOf(
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
  ),
]

const decoder = new TextDecoder("utf-8", { fatal: true })

function repairOnce(text: string, { byteOf, sequence }: Encoding): string {
  return text.replace(lostByte, "”").replace(sequence, (found, index: number, whole: string) => {
    const before = whole.slice(Math.max(0, index - 2), index)
    const after = whole.slice(index + found.length, index + found.length + 2)
    try {
      const decoded = decoder.decode(Uint8Array.from([...found].map((one) => byteOf.get(one) ?? 0)))
      return isLikely(decoded) && !isCorrect(found, before, after) ? decoded : found
    } catch {
      return found
    }
  })
}

/** The first two bytes of a quotation mark, of which other programs remove the last one. */
const lostByte = /â€(?=$|[\s,.;:!?)])/gu

/** Matches what people write: Latin letters with accents, punctuation, signs, emoji. */
const latin =
  /^(?:[\u00A0-\u017F\u018F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u2010-\u2026\u20AC\u2122\p{Emoji}]|[\u0300-\u030C])+$/u

/** Matches several letters of another script. One alone is no word. */
const otherScript =
  /^[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}]{2,}$/u

const isLikely = (decoded: string) => latin.test(decoded) || otherScript.test(decoded)

/** Whether the characters can be side by side in a correct text, beside these two characters each. */
function isCorrect(found: string, before: string, after: string): boolean {
  // A capital letter before a no-break space, and the unit ångström: IRMÃ, 2 Å, Å³.
  if (/^[ÃÅ]\u00A0$/.test(found)) return found.startsWith("Ã") ? !/\p{Ll}$/u.test(before) : /[\s\d]$/.test(before)
  if (/^Å[²³·]$/.test(found)) return !/\p{L}$/u.test(before)
  // A letter and a sign after a word: MAÇÔ, “olé”….
  if (/^\p{Lu}[\u00A0«‘’“”–—…™»›]$/u.test(found)) return !/^\p{L}/u.test(after) && !/\p{Ll}$/u.test(before)
  if (/^\p{L}»[‘’“”–—…]$/u.test(found)) return !/^\p{L}/u.test(after)
  // Two signs of mathematics: √π, ≈£5.
  return /^(?:[√≈∆][∑∏π∫∂Ω√]|≈[£€])$/.test(found) && !/\p{L}{2}$/u.test(before) && !/^\p{L}{2}/u.test(after)
}
