/** Multipliers that map the 26 letters one-to-one, because they have no common divisor with 26. */
const MULTIPLIERS = [1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25] as const

/**
 * Replaces the small letters of a text by others, which keeps its length, its spaces and its share of each letter. So the copies of a
 * text compress like different texts. Keeps references to facts, addresses and capital letters.
 * @param round from 0, which changes nothing; the alphabets repeat after 156 rounds
 */
export function otherLetters(text: string, round: number): string {
  const multiplier = MULTIPLIERS[round % MULTIPLIERS.length] ?? 1
  return text.replace(/\{\{[^{}]*\}\}|\S*(?:[@/]|www\.)\S*|[a-z]/g, (part) =>
    part.length > 1 ? part : String.fromCharCode(97 + (((part.charCodeAt(0) - 97) * multiplier + round) % 26)),
  )
}
