import type { Run } from "./runs"

/** The part of a run that is on one line. */
export interface Piece {
  run: Run
  text: string
  /** Distance from the left edge of the line. */
  x: number
}

type Word = Omit<Piece, "x">[]

/** Returns the width of a text in the font of a run. */
type Measure = (run: Run, text: string) => number

/**
 * Breaks a text into lines: after spaces, and after a hyphen between letters. Unlike pdfkit's own wrapping, it keeps an address and the
 * punctuation after it on one line. It breaks inside a word only if the word is longer than a line.
 */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): Piece[][] {
  const lines: Piece[][] = []
  let line: Piece[] = []
  let usedWidth = 0
  const endLine = () => {
    if (line.length > 0) lines.push(line)
    line = []
    usedWidth = 0
  }
  const place = (run: Run, text: string) => {
    if (line.at(-1)?.run !== run) line.push({ run, text: "", x: usedWidth })
    const piece = line.at(-1) as Piece
    piece.text += text
    usedWidth = piece.x + measure(run, piece.text)
  }
  for (const word of wordsOf(runs)) {
    const wordWidth = visibleWidth(word, measure)
    const isTooLong = wordWidth > width
    if (usedWidth + wordWidth > width) endLine()
    for (const { run, text } of word)
      for (const part of isTooLong ? text : [text]) {
        if (isTooLong && part !== " " && usedWidth + measure(run, part) > width) endLine()
        place(run, part)
      }
  }
  endLine()
  return lines
}

/** Splits runs where a line may end. A word can span several runs, such as an address and the period after it. */
function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = []
  for (const run of runs) {
    const parts = run.link ? [run.text] : run.text.split(/(?<= )(?! )|(?<=\p{L}-)(?=\p{L})/u)
    parts.forEach((text, index) => {
      const previous = words.at(-1)
      if (index === 0 && previous && !previous.at(-1)?.text.endsWith(" ")) previous.push({ run, text })
      else words.push([{ run, text }])
    })
  }
  return words
}

/** Returns the width of a word without the spaces at its end. */
function visibleWidth(word: Word, measure: Measure): number {
  return word.reduce((sum, { run, text }, index) => {
    return sum + measure(run, index === word.length - 1 ? text.trimEnd() : text)
  }, 0)
}
