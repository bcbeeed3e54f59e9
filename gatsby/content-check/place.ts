/** Places in a text as people count them. */
import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser"
import type { ContentPath, ContentProblem, LocatedProblem } from "./problem"

/** Line and column, both counted from 1. */
export interface Place {
  line: number
  column: number
}

const longestLine = 100

/** A problem at an offset of a text that cannot be read, with the line itself, so that it is found by eye too. */
export function problemAt(file: string, text: string, offset: number, message: string): LocatedProblem {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1
  const shown = (text.slice(lineStart).split(/\r?\n/, 1)[0] ?? "").trim()
  const cut = shown.length > longestLine ? `${shown.slice(0, longestLine)}…` : shown
  return { file, place: placeAtOffset(text, offset), message: `${message} The line reads: ${cut || "(nothing)"}` }
}

/**
 * Adds line and column to the problems of one file.
 * @param text the file; undefined where it does not exist
 */
export function located(problems: readonly ContentProblem[], text: string | undefined): LocatedProblem[] {
  let tree: Node | undefined
  return problems.map((problem) => {
    if (problem.place) return { ...problem, place: problem.place }
    const { path = [] } = problem
    if (text === undefined || path.length === 0) return { ...problem, place: { line: 1, column: 1 } }
    tree ??= parseTree(text)
    return { ...problem, place: placeAtOffset(text, tree ? offsetOf(tree, path) : 0) }
  })
}

/** Where a field or an entry begins; of one that is missing, the group or list around it. */
function offsetOf(tree: Node, path: ContentPath): number {
  const node = findNodeAtLocation(tree, [...path])
  if (!node) return offsetOf(tree, path.slice(0, -1))
  return node.parent?.type === "property" ? node.parent.offset : node.offset
}

/** Place of an offset. */
export function placeAtOffset(text: string, offset: number): Place {
  return { line: lineOf(text, offset), column: offset - text.lastIndexOf("\n", offset - 1) }
}

/** Number of the line, counted from 1, that an offset is in. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length
}
