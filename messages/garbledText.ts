import { countOdd } from "./oddPairs.ts"

/**
 * Finds text that was written as UTF-8 and read in another encoding: `ZoÃ«` for `Zoë`. Imports no package, so that Deno
 * can load it too.
 *
 * The bytes of such a text have two readings, and the function compares them. In each, it counts the pairs of adjacent
 * characters that do not occur in real text, such as a capital letter after a small one (`oÃ`), or a currency sign
 * after a letter (`â€`). A text is garbled if its reading as UTF-8 has fewer of them. Text without such a pair, which
 * is all text that is typeset correctly, is never reported.
 *
 * Not found, because both readings look real:
 * - a letter at the beginning of a word or between capital letters whose two characters are a capital letter and a
 *   dash, an ellipsis, a quotation mark, a trademark sign or another letter: `Ä–` for Ė, `BLÃ…` for BLÅ, `DUÅ AN` with
 *   a no-break space for DUŠAN;
 * - a single letter that is neither Latin nor Greek, such as the word и;
 * - with Mac Roman, `x√π` (ù after a single letter), ə, and at the beginning of a word Ș, Ț, Ž (`≈Ω`), õ (`√µ`) and ø
 *   (`√∏`);
 * - letters of which a byte was lost, such as `Ãngela` for Ángela;
 * - text that was not UTF-8 (Windows-1252 read as Mac Roman), and text read as Windows-1250, in a code page of DOS or
 *   in an Asian encoding.
 *
 * Found by mistake: Ã or Â before a dash without spaces (`AMANHÃ–TARDE`); Â after a number (`5Â`); Å before a no-break
 * space that is neither in a word nor after a number; a capital letter with an accent directly before š, ž, Š or Ž, if
 * the two are the bytes of another letter (`Åš`); and text with a mistake such as a missing space, if its characters
 * happen to be the bytes of another letter.
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

/** A text can be garbled twice. A third time was not observed. */
const maxRepairs = 4

/**
 * Returns a text with all characters repaired that were read in the wrong encoding. Any other text is returned
 * unchanged.
 */
export function repairEncoding(text: string): string {
  let current = text
  for (let repair = 0; repair < maxRepairs && /[^\0-\u007F]/.test(current); repair += 1) {
    const before = current
    const [best] = encodings
      .map((encoding) => repairOnce(before, encoding))
      .filter((repaired) => repaired !== before)
      .map((repaired) => ({ repaired, odd: countOdd([...repaired], 0, repaired.length) }))
      .sort((one, other) => one.odd - other.odd)
    if (!best) break
    current = best.repaired
  }
  return current
}

/** Returns the byte of each character that is not in ASCII. @param characters those of the bytes from 0x80 to 0xFF */
const bytesOf = (characters: string) =>
  new Map([...characters].map((character, index): [string, number] => [character, 0x80 + index]))

const latin1 = String.fromCharCode(...Array.from({ length: 128 }, (_, index) => 0x80 + index))

type Encoding = ReadonlyMap<string, number>

/**
 * The encodings that programs assume: Windows-1252 and ISO-8859-1 (Western Europe, America) in one, Mac Roman, and
 * Windows-1251 (Cyrillic). Sources: the indexes of the Encoding Standard of WHATWG.
 */
const encodings: readonly Encoding[] = [
  new Map([...bytesOf(latin1), ...bytesOf("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ")]),
  bytesOf(
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
  ),
  bytesOf(
    "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
  ),
]

/** A part of a text with another reading: the characters from `start` to `end` (exclusive) of the text. */
interface Reading {
  end: number
  characters: readonly string[]
  /** Whether the characters do not occur in real text. */
  isSure?: boolean
}

function repairOnce(text: string, encoding: Encoding): string {
  const characters = [...text]
  for (let start = 0; start < characters.length; start += 1) {
    if (!encoding.has(characters[start] ?? "")) continue
    const { end, characters: decoded, isSure } = readChain(characters, start, encoding)
    if (end === start) continue
    const odd = countOdd(characters, start, end)
    // Most real text is here: without an odd pair, no other reading is better.
    if (odd > 0 || isSure) {
      const before = characters.splice(start, end - start, ...decoded)
      const isBetter = countOdd(characters, start, start + decoded.length) < odd
      if (isSure || (isBetter && hasWords(decoded))) {
        start += decoded.length - 1
        continue
      }
      characters.splice(start, decoded.length, ...before)
    }
    start = end - 1
  }
  return characters.join("")
}

/** Reads as many adjacent characters as possible as UTF-8. `end` is `start` if there are none. */
function readChain(characters: readonly string[], start: number, encoding: Encoding): Reading {
  const decoded: string[] = []
  let end = start
  let isSure = false
  for (;;) {
    const next = readIncomplete(characters, end, encoding) ?? readOne(characters, end, encoding)
    if (!next) return { end, characters: decoded, isSure }
    decoded.push(...next.characters)
    isSure ||= Boolean(next.isSure)
    end = next.end
  }
}

/** Reads the bytes of one character in UTF-8 (RFC 3629, section 4). */
function readOne(characters: readonly string[], start: number, encoding: Encoding): Reading | undefined {
  const byteAt = (index: number) => encoding.get(characters[index] ?? "") ?? 0
  const first = byteAt(start)
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
  if (length === 0) return undefined
  let code = first & (0xff >> (length + 1))
  for (let index = 1; index < length; index += 1) {
    const byte = byteAt(start + index)
    if (byte < 0x80 || byte > 0xbf) return undefined
    code = (code << 6) | (byte & 0x3f)
  }
  const isShortest = code >= (length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000)
  if (!isShortest || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined
  return isLikely(code) ? { end: start + length, characters: [String.fromCodePoint(code)] } : undefined
}

/** Reads characters of Windows-1252 whose last byte other programs remove: a no-break space, and the last byte of ”. */
function readIncomplete(characters: readonly string[], start: number, encoding: Encoding): Reading | undefined {
  if (encoding !== encodings[0]) return undefined
  const [before = "", first, second] = [characters[start - 1], characters[start], characters[start + 1]]
  const isAtEnd = second === undefined || second === " "
  if (first === "Ã" && isAtEnd && /\p{Ll}/u.test(before)) return { end: start + 1, characters: ["à"], isSure: true }
  if (first === "Â" && isAtEnd && /[\p{Ll}\d]/u.test(before)) return { end: start + 1, characters: [], isSure: true }
  const third = encoding.get(characters[start + 2] ?? "") ?? 0
  if (first === "â" && second === "€" && !(third >= 0x80 && third <= 0xbf))
    return { end: start + 2, characters: ["”"], isSure: true }
  return undefined
}

/**
 * Code points of characters that people write: letters of living scripts, accents, punctuation, currencies, arrows,
 * mathematics, emoji. Leaves out rare letters whose bytes are real pairs in another encoding, such as ɒ in RENÉ’S.
 */
const likelyCodes: readonly (readonly [first: number, last: number])[] = [
  // Latin, with the letters of Azerbaijani, Vietnamese, Pinyin, Romanian and West African languages
  [0x00a0, 0x017f],
  ...[0x018f, 0x0192, 0x01a0, 0x01a1, 0x01af, 0x01b0, 0x0253, 0x0254, 0x0257, 0x0259, 0x025b].map(
    (code) => [code, code] as const,
  ),
  [0x01cd, 0x01dc],
  [0x0218, 0x021b],
  [0x1e00, 0x1eff],
  // Accents as separate characters, as macOS writes them in names of files
  [0x0300, 0x0304],
  [0x0306, 0x030c],
  ...[0x031b, 0x0323, 0x0327, 0x0328].map((code) => [code, code] as const),
  // Greek, Cyrillic, Armenian, Hebrew, Arabic
  [0x0370, 0x045f],
  [0x048a, 0x0556],
  [0x0561, 0x0587],
  [0x05d0, 0x05ea],
  ...[0x060c, 0x061b, 0x061f].map((code) => [code, code] as const),
  [0x0620, 0x0669],
  [0x066e, 0x06ff],
  [0x1f00, 0x1fff],
  // India, Sri Lanka, Thailand, Laos, Tibet, Myanmar, Georgia, Ethiopia, Cambodia
  [0x0900, 0x137f],
  [0x1780, 0x17ff],
  // Punctuation, currencies, signs, arrows, mathematics, symbols
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x22ff],
  [0x2500, 0x27bf],
  [0x2b00, 0x2bff],
  // China, Japan, Korea
  [0x3000, 0x30ff],
  [0x3400, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
  [0x20000, 0x3ffff],
  // Ligatures, the mark of emoji, the byte order mark, emoji
  [0xfb01, 0xfb02],
  [0xfe0f, 0xfe0f],
  [0xfeff, 0xfeff],
  [0x1d400, 0x1d7ff],
  [0x1f000, 0x1faff],
]

const isLikely = (code: number) => likelyCodes.some(([first, last]) => code >= first && code <= last)

/** Returns whether a reading has no character of another script than Latin and Greek, or several: one is no word. */
function hasWords(decoded: readonly string[]): boolean {
  const codes = decoded.map((character) => character.codePointAt(0) ?? 0)
  const others = codes.filter(
    (code) =>
      (code >= 0x0400 && code < 0x1e00) || (code >= 0x3000 && code < 0xfb00) || (code >= 0x20000 && code < 0x40000),
  )
  return others.length !== 1
}
