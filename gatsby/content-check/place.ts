/** Places in a text as people count them. */
import type { ContentProblem } from "./problem"

const longestLine = 100

/** A problem at an offset of a text: with line, column and the line itself, so that it is found by eye too. */
export function problemAt(file: string, text: string, offset: number, message: string): ContentProblem {
  const line = lineOf(text, offset)
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1
  const shown = (text.slice(lineStart).split(/\r?\n/, 1)[0] ?? "").trim()
  const cut = shown.length > longestLine ? `${shown.slice(0, longestLine)}…` : shown
  return {
    file,
    path: [],
    place: { line, column: offset - lineStart + 1 },
    message: `${message} The line reads: ${cut || "(nothing)"}`,
  }
}

/** Number of the line, counted from 1, that an offset is in. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length
}
