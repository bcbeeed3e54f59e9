import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser"
import type { ContentPath, ContentProblem, LocatedProblem, Position } from "./problem"

/**
 * Adds line and column to the problems of one file.
 * @param text the file; undefined if it does not exist
 */
export function locateProblems(problems: readonly ContentProblem[], text: string | undefined): LocatedProblem[] {
  let tree: Node | undefined
  return problems.map((problem) => {
    const { path = [], position } = problem
    if (position) return { ...problem, position }
    if (text === undefined || path.length === 0) return { ...problem, position: { line: 1, column: 1 } }
    tree ??= parseTree(text)
    return { ...problem, position: positionAt(text, tree ? offsetOf(tree, path) : 0) }
  })
}

/** Returns the offset of a field or entry, or of the group or list that it is missing in. */
function offsetOf(tree: Node, path: ContentPath): number {
  const node = findNodeAtLocation(tree, [...path])
  if (!node) return offsetOf(tree, path.slice(0, -1))
  return node.parent?.type === "property" ? node.parent.offset : node.offset
}

export function positionAt(text: string, offset: number): Position {
  return { line: text.slice(0, offset).split("\n").length, column: offset - text.lastIndexOf("\n", offset - 1) }
}
