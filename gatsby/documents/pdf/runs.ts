/** A piece of a text in one typeface that leads to one place. */
export interface Run {
  text: string
  /** Whether it has letters that only the second file of the typeface has. */
  isExtended: boolean
  /** Address that it leads to. */
  link?: string | undefined
}

/** Which characters the two files of the typeface have. */
export interface Letters {
  latin: (codePoint: number) => boolean
  extended: (codePoint: number) => boolean
}

/** A mail or https address; a full stop or a bracket at its end belongs to the sentence. */
const address = /https:\/\/[^\s<>"]*[^\s<>"().,;:!?]|[^\s<>"@():;,]+@[^\s<>"@():;,]+\.[a-z]{2,}/gi

/**
 * A text cut into pieces that can each be drawn in one go.
 * @throws Error that names the characters which the typeface does not have: a document with boxes in it is not to be sent
 */
export function runsOf(text: string, letters: Letters): Run[] {
  const printable = printableFrom(text)
  const missing = missingLetters(text, letters)
  if (missing.length > 0)
    throw new Error(`The typeface of the documents has no ${missing.join(" ")}. Write it in other letters: "${text}"`)
  return linkedParts(printable).flatMap(({ text: part, link }) =>
    [...part].reduce<Run[]>((runs, one) => {
      const isExtended = !letters.latin(one.codePointAt(0) ?? 0)
      const last = runs.at(-1)
      if (last?.isExtended === isExtended) last.text += one
      else runs.push({ text: one, isExtended, link })
      return runs
    }, []),
  )
}

/** Returns the characters of a text that the typeface does not have, each once. */
export function missingLetters(text: string, letters: Letters): string[] {
  return [...new Set(printableFrom(text))].filter((one) => {
    const codePoint = one.codePointAt(0) ?? 0
    return !letters.latin(codePoint) && !letters.extended(codePoint)
  })
}

/** Spaces and hyphens of special widths become plain ones, what nobody sees is left out, and "8 am" stays on one line. */
function printableFrom(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2007\u202f]/g, "\u00a0")
    .replace(/[\t\n\r\u2000-\u200a]+/g, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/(\d) (?=[ap]m\b)/g, "$1\u00a0")
}

function linkedParts(text: string): { text: string; link?: string }[] {
  const parts: { text: string; link?: string }[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    const [found] = match
    parts.push({ text: found, link: found.includes("://") ? found : `mailto:${found}` })
    end = match.index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
