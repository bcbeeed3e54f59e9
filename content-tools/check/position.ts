import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser"
import { nameFields } from "../model/nameFields"
import type { ContentMistake, LocatedMistake, Position } from "./mistake"
import type { ContentPath } from "../model/values"

/**
 * Adds line and column, and the names of the entries.
 * @param texts of the files; a file that does not exist has no text
 */
export function locateMistakes(
  mistakes: readonly ContentMistake[],
  texts: ReadonlyMap<string, string>,
): LocatedMistake[] {
  const trees = new Map<string, Node | undefined>()
  return mistakes.map((mistake) => {
    const { file, path = [], beside, position } = mistake
    const text = texts.get(file)
    if (text === undefined || path.length === 0)
      return { ...mistake, position: position ?? { line: 1, column: 1 }, names: [] }
    if (!trees.has(file)) trees.set(file, parseTree(text))
    const tree = trees.get(file)
    return {
      ...mistake,
      position: position ?? positionAt(text, tree ? offsetOf(tree, path, beside) : 0),
      names: tree ? namesAlong(tree, path) : [],
    }
  })
}

/**
 * Returns the offset of a field or an entry. If it is missing, returns that of the one beside it, or of its group or
 * list.
 */
function offsetOf(tree: Node, path: ContentPath, beside = path): number {
  const node = findNodeAtLocation(tree, [...path]) ?? findNodeAtLocation(tree, [...beside])
  if (!node) return offsetOf(tree, path.slice(0, -1))
  return node.parent?.type === "property" ? node.parent.offset : node.offset
}

/** Returns the name of the entry at each step of a path; undefined at a field and at an entry without a name. */
function namesAlong(tree: Node, path: ContentPath): (string | undefined)[] {
  return path.map((step, index) => (typeof step === "number" ? nameOf(tree, path.slice(0, index + 1)) : undefined))
}

function nameOf(tree: Node, path: ContentPath): string | undefined {
  const values = nameFields.map((field) => findNodeAtLocation(tree, [...path, field])?.value as unknown)
  return values.find((value): value is string => typeof value === "string" && value.trim() !== "")
}

export function positionAt(text: string, offset: number): Position {
  return { line: text.slice(0, offset).split("\n").length, column: offset - text.lastIndexOf("\n", offset - 1) }
}
