/** Recognizes pairs of adjacent characters that do not occur in real text. */

/**
 * Counts the pairs of adjacent characters that do not occur in real text, from the one before `start` to the one after
 * `end`.
 */
export function countOdd(characters: readonly string[], start: number, end: number): number {
  let count = 0
  for (let index = Math.max(start, 1); index <= end && index < characters.length; index += 1)
    if (isOdd(characters, index)) count += 1
  return count
}

const scripts = ["Latin", "Greek", "Cyrillic", "Armenian", "Hebrew", "Arabic", "Georgian", "Hangul", "Thai"]
const [latin, greek] = [0, 1]
const scriptPatterns = scripts.map((script) => new RegExp(String.raw`^\p{Script=${script}}$`, "u"))

/** Returns the index of a letter's script; the same number for all scripts that are not in the list. */
const scriptOf = (letter: string) => scriptPatterns.findIndex((pattern) => pattern.test(letter))

/**
 * Signs that Unicode counts as letters, but that are not part of words: ordinals, the micro sign, the florin and
 * separate accents.
 */
const isLetter = (character: string) => /^\p{L}$/u.test(character) && !/^[ªºµƒ\u02B0-\u02FF]$/.test(character)
const isUpper = (character: string) => isLetter(character) && /^\p{Lu}$/u.test(character)
const isLower = (character: string) => isLetter(character) && /^\p{Ll}$/u.test(character)
const isMark = (character: string) => /^\p{M}$/u.test(character) && character !== "\uFE0F"
/** Returns whether an accent belongs to the script of a letter, or to any. */
const hasScriptOf = (mark: string, letter: string) =>
  /^\p{Script=Inherited}$/u.test(mark) || (scriptOf(mark) === scriptOf(letter) && scriptOf(letter) !== latin)
const isDigit = (character: string) => /^\p{Nd}$/u.test(character)
const isSymbol = (character: string) => /^[\p{S}ªºµƒ\u02B0-\u02FF¼½¾¹²³§¶†‡‰¡¿•]$/u.test(character)
const isCurrency = (character: string) => /^\p{Sc}$/u.test(character)
const isOperator = (character: string) => /^[√≈∆¬×÷±≤≥≠]$/.test(character)
const isAsciiOrGreek = (letter: string) => /^[a-z]$/i.test(letter) || scriptOf(letter) === greek
/** Characters of ASCII, spaces, and the end of the text occur beside most signs. */
const isPlain = (character: string) => /^[\0-\u007F\u00A0]?$/.test(character)

/** For each quotation mark that can close a quotation: those that open it, in different languages. */
const openingQuotes: Readonly<Record<string, RegExp>> = {
  "”": /^[“„”]$/,
  "“": /^„$/,
  "’": /^[‘‚]$/,
  "‘": /^‚$/,
  "»": /^[«»]$/,
  "«": /^»$/,
  "›": /^[‹›]$/,
  "‹": /^›$/,
}

/**
 * Letters that are rare in real text, but the first byte of the most frequent characters. A word ends with one only in
 * Portuguese.
 */
const isRareLetter = (letter: string) => letter === "Ã" || letter === "Â"

/** A pair of adjacent characters, with the text around it. */
interface Pair {
  first: string
  next: string
  /** Character at a distance from `first`. Empty beyond the text. */
  at: (distance: number) => string
  /** Whether one of the characters before `first` matches. */
  hasBefore: (pattern: RegExp) => boolean
}

/** Returns whether the character at `index` does not follow the one before it in real text. */
function isOdd(characters: readonly string[], index: number): boolean {
  const at = (distance: number) => characters[index - 1 + distance] ?? ""
  const hasBefore = (pattern: RegExp) => characters.slice(0, index - 1).some((character) => pattern.test(character))
  const pair = { first: at(0), next: at(1), at, hasBefore }
  const { first, next } = pair
  if ([first, next].some((character) => /^[\p{Co}\u007F-\u009F\u00AD]$/u.test(character))) return true
  if (isMark(next)) return !(isLetter(first) || isMark(first)) || !hasScriptOf(next, first)
  if (isLetter(first)) return isLetter(next) ? isOddInWord(pair) : isOddAfterLetter(pair)
  return isLetter(next) ? isOddBeforeLetter(pair) : isOddBetweenSigns(pair)
}

function isOddInWord({ first, next, at }: Pair): boolean {
  const [script, nextScript] = [scriptOf(first), scriptOf(next)]
  // Mathematics has Greek letters beside those of ASCII.
  if (script !== nextScript && !(isAsciiOrGreek(first) && isAsciiOrGreek(next))) return true
  if (isUpper(next))
    return isLower(first) || (isAccentedCapital(first) && (first === "Ä" ? /[ŒŸ]/ : /[ŠŒŽŸ]/).test(next))
  return isUpper(first) && ((isUpper(at(-1)) && isLower(next)) || (isAccentedCapital(first) && /[šœž]/.test(next)))
}

/**
 * Returns whether a letter is a capital that is not in ASCII. After one, `ŠŒŽšœžŸ` are rare, except for Ä in Finnish
 * and Estonian.
 */
const isAccentedCapital = (letter: string) => isUpper(letter) && !isAsciiOrGreek(letter)

function isOddAfterLetter({ first, next, at, hasBefore }: Pair): boolean {
  const isAlone = !isLetter(at(-1)) && !isMark(at(-1))
  const isRare = isRareLetter(first)
  const isBeforeWord = isLetter(at(2)) || isDigit(at(2))
  if (next === "\u00A0") return isRare || (first === "Å" && isAlone && !isDigit(at(-1)) && !isDigit(at(-2)))
  if (isPlain(next)) return false
  if (next === "…") return isRare && isBeforeWord
  // An apostrophe: l’été, RENÉ’S.
  if (next === "’" && isBeforeWord) return isRare ? isAlone || at(2) !== "S" : isAlone && !isAsciiOrGreek(first)
  if (next === "’" && !isRare && !(isAlone && !isAsciiOrGreek(first))) return false
  const opening = openingQuotes[next]
  if (opening) return isBeforeWord || !hasBefore(opening)
  if (/^[„‚]$/.test(next)) return true
  if (/^[–—·]$/.test(next)) return isRare
  if (/^[™®]$/.test(next)) return isRare || isAlone || isBeforeWord
  // Squares and cubes of variables and of the unit ångström.
  if (/^[¹²³]$/.test(next)) return !isAsciiOrGreek(first) && !(first === "Å" && isAlone)
  return isSymbol(next) && !(isAlone && isAsciiOrGreek(first))
}

function isOddBeforeLetter({ first, next, at }: Pair): boolean {
  if (isPlain(first) || /^[–—…’‘·•¿¡µ§]$/.test(first)) return false
  // A closing quotation mark, without a space after it.
  if (/^[“”„‚«»‹›]$/.test(first)) return isLetter(at(-1)) || isDigit(at(-1))
  if (isOperator(first) || /^[∑∏∫∂]$/.test(first)) return !isAsciiOrGreek(next)
  if (first === "°") return !/^[CFKNSEWO]$/.test(next)
  return isSymbol(first)
}

function isOddBetweenSigns({ first, next, at }: Pair): boolean {
  if (isPlain(first) || isPlain(next) || next === "\uFE0F" || first === next) return false
  if (isOperator(first)) return isLetter(at(-1)) || !isOperand(first, next, isDigit(at(2)))
  // The sign of multiplication is after a variable.
  if (first === "·" && isSymbol(next)) return isLetter(at(-1)) && isLetter(at(-2))
  // A closing quotation mark before an opening one.
  if (/^[»”]$/.test(first) && /^[‹‚„“]$/.test(next)) return isLetter(at(-1))
  if (/^[–—]$/.test(first) && isSymbol(next)) return !isCurrency(next) && !/^[√∞¿¡]$/.test(next)
  if (!isSymbol(first)) return false
  if (!isSymbol(next)) return !isCurrency(first) && !/^[™®©°¹²³¼½¾‰µ∞†‡]$/.test(first)
  return !(isPictograph(first) && isPictograph(next))
}

const isPictograph = (character: string) => /^\p{Extended_Pictographic}$/u.test(character)

/** Returns whether a sign follows an operator in mathematics: √∑, ≈£5, ±∞. */
function isOperand(operator: string, next: string, isBeforeDigit: boolean): boolean {
  if (operator === "√") return /^[∑∏∫∞µ]$/.test(next)
  if (operator === "∆" || operator === "¬") return false
  return isCurrency(next) || /^[√∑∏∫∞µ¼½¾]$/.test(next) || (isOperator(next) && isBeforeDigit)
}
