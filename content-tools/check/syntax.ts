/**
 * Reads JSON and explains its first syntax error. `JSON.parse` gives no position for many errors and accepts duplicate
 * names.
 */
import { getNodePath, parseTree, type Node, type ParseError } from "jsonc-parser"
import { cleanText } from "./cleanText"
import { positionAt } from "./position"
import { predicate, type ContentMistake } from "./mistake"
import { explain } from "./syntaxErrors"
import { language } from "../../src/language"

export interface ParsedContent {
  mistakes: ContentMistake[]
  /** Undefined if the text is not valid JSON. */
  data: unknown
}

/** A longer part of the line does not help to find it. */
const maxLineLength = 100

export function parseContent(file: string, text: string): ParsedContent {
  const fileMessage = fileMistake(text)
  if (fileMessage) return { mistakes: [{ file, path: [], message: fileMessage }], data: undefined }
  const errors: ParseError[] = []
  try {
    const tree = parseTree(text, errors, { disallowComments: true })
    const data = parseCleaned(text)
    return { mistakes: tree ? duplicateNames(tree, text).map((mistake) => ({ file, ...mistake })) : [], data }
  } catch (error) {
    // jsonc-parser is recursive: deep nesting overflows the stack, which throws a RangeError.
    const isTooDeep = error instanceof RangeError
    const message = "has brackets that are nested too deeply. Remove the extra opening brackets."
    const mistake = isTooDeep ? { path: [], message } : syntaxMistake(text, errors[0])
    return { mistakes: [{ file, ...mistake }], data: undefined }
  }
}

/** Parses JSON and cleans its texts, which then have the form NFC of Unicode, as the files in `ContentSource`. */
export function parseCleaned(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? cleanText(value) : value))
}

function fileMistake(text: string): string | undefined {
  const [beforeSign, ...others] = text.split("\uFFFD")
  if (others.length > 0 || text.includes("\0")) {
    const line = beforeSign?.split("\n").length
    const pasted = `, or the sign \uFFFD in line ${line} was pasted in place of a letter: write the letter`
    return (
      `is not saved as UTF-8${others.length > 0 ? pasted : ""}. Open it again and save it as UTF-8: ` +
      "in VS Code, click the name of the encoding at the bottom right, " +
      'then "Save with Encoding", then "UTF-8"; in Notepad, "Save as", then "Encoding", then "UTF-8".'
    )
  }
  if (text.trim() === "")
    return "is empty. Write [] for a list without entries, or restore the last version from the Git history."
  return undefined
}

/** @param error the first error of a text: most of the others are consequences of it */
function syntaxMistake(text: string, error: ParseError | undefined) {
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text)
  const conflictMessage =
    "this is a merge conflict: the file contains two versions of these lines. " +
    "Keep one version and remove the lines with <<<<<<<, ======= and >>>>>>>."
  const { offset, message } = conflict ? { offset: conflict.index, message: conflictMessage } : explain(text, error)
  // Maintainers can search for the text of the line if their editor shows no line numbers.
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1
  const line = (text.slice(lineStart).split("\n", 1)[0] ?? "").trim()
  const shown = line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line
  return { position: positionAt(text, offset), message: `${message} The line reads: ${shown || "(nothing)"}` }
}

/** Reports each name that an object has more than once, at the last occurrence, whose value `JSON.parse` returns. */
function duplicateNames({ type, children = [] }: Node, text: string): Omit<ContentMistake, "file">[] {
  const nodesByName = new Map<unknown, Node[]>()
  const names = type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : []
  for (const name of names) nodesByName.set(name.value, [...(nodesByName.get(name.value) ?? []), name])
  const duplicates = [...nodesByName.values()].flatMap((nodes) => {
    const last = nodes.at(-1)
    if (!last || nodes.length === 1) return []
    const lines = new Set(nodes.map(({ offset }) => String(positionAt(text, offset).line)))
    const where = `${lines.size === 1 ? "line" : "lines"} ${new Intl.ListFormat(language).format(lines)}`
    const message = predicate`is used ${nodes.length} times, in ${where}. Only the last one counts: keep one.`
    return [{ path: getNodePath(last), position: positionAt(text, last.offset), ...message }]
  })
  return [...duplicates, ...children.flatMap((child) => duplicateNames(child, text))]
}
