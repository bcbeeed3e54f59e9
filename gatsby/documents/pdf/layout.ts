import type { Run } from "./runs"

/** A part of a run on one line. */
export interface Piece {
  /** Which run it belongs to. */
  run: number
  text: string
  /** Distance from the left edge of the text. */
  x: number
}

type Line = readonly Piece[]

/** Width of a text in the typeface of a run. */
type Measure = (run: Run, text: string) => number

/**
 * Breaks a text into lines: after spaces, and after a hyphen between letters. An address is not broken, nor is the full stop
 * torn from it, unless it is longer than a whole line; pdfkit's own wrapping does both.
 */
export function linesOf(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const text = runs.map((run) => run.text).join("")
  const widthBetween = (start: number, end: number) =>
    piecesBetween(runs, start, end, measure).reduce((sum, piece) => sum + piece.width, 0)
  const withoutSpaces = (start: number, end: number) => start + text.slice(start, end).trimEnd().length

  const lines: Line[] = []
  let start = 0
  let end = 0
  let used = 0
  const endLine = (at: number) => {
    lines.push(piecesBetween(runs, start, at, measure))
    start = at
    end = at
    used = 0
  }
  for (const next of breaksOf(runs, text)) {
    const visible = withoutSpaces(end, next)
    if (end > start && used + widthBetween(end, visible) > width) endLine(end)
    while (widthBetween(end, withoutSpaces(end, next)) > width)
      endLine(longestPart(text, end, next, (at) => widthBetween(end, at) <= width))
    used += widthBetween(end, next)
    end = next
  }
  if (end > start) endLine(end)
  return lines
}

/** Where a line may end, the end of the text included. */
function breaksOf(runs: readonly Run[], text: string): number[] {
  let offset = 0
  const breaks = runs.flatMap((run) => {
    const start = offset
    offset += run.text.length
    const places = run.link ? [] : [...run.text.matchAll(/ (?! )|(?<=\p{L})-(?=\p{L})/gu)]
    return places.map(({ index }) => start + index + 1)
  })
  return [...new Set([...breaks, text.length])]
}

/** The last place up to which a long word fits; one character at least, so that a line is never empty. */
function longestPart(text: string, start: number, end: number, fits: (end: number) => boolean): number {
  const [first = "", ...others] = text.slice(start, end)
  let place = start + first.length
  for (const one of others) {
    if (!fits(place + one.length)) break
    place += one.length
  }
  return place
}

function piecesBetween(runs: readonly Run[], start: number, end: number, measure: Measure) {
  const pieces: (Piece & { width: number })[] = []
  let offset = 0
  let x = 0
  runs.forEach((run, index) => {
    const text = run.text.slice(Math.max(0, start - offset), Math.max(0, end - offset))
    offset += run.text.length
    if (text === "") return
    const width = measure(run, text)
    pieces.push({ run: index, text, x, width })
    x += width
  })
  return pieces
}
